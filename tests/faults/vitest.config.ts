import { mergeConfig } from "vitest/config";
import base from "../../vitest.config";

/** The whole product of steps, calls and faults takes minutes, so it is asked for by name. */
const config = mergeConfig(base, { test: { testTimeout: 3_600_000 } });
config.test!.include = ["tests/faults/**/*.faults.ts"];

export default config;
