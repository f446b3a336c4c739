import type { Step } from "../step";
import { backup } from "./backup";
import { commands } from "./commands";
import { demoReset } from "./demo-reset";
import { diskAtStart } from "./disk-at-start";
import { diskFull } from "./disk-full";
import { fewConnections } from "./few-connections";
import { killedMigrations } from "./killed-migrations";
import { mailRefused } from "./mail-refused";
import { mailSlow } from "./mail-slow";
import { nginx } from "./nginx";
import { oneFolder } from "./one-folder";
import { otherSecret } from "./other-secret";
import { pooler } from "./pooler";
import { postgresLocked } from "./postgres-locked";
import { postgresMoved } from "./postgres-moved";
import { postgresRestarted } from "./postgres-restarted";
import { rollback } from "./rollback";
import { rollingUpgrade } from "./rolling-upgrade";
import { settings } from "./settings";
import { upgrades } from "./upgrade";

/** All steps, in the order in which they run. */
export const STEPS: readonly Step[] = [
  settings,
  demoReset,
  oneFolder,
  otherSecret,
  commands,
  backup,
  ...upgrades,
  rollingUpgrade,
  rollback,
  killedMigrations,
  diskFull,
  diskAtStart,
  postgresRestarted,
  postgresLocked,
  postgresMoved,
  fewConnections,
  pooler,
  nginx,
  mailRefused,
  mailSlow,
];
