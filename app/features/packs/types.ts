import type { SerializeFrom } from "@remix-run/node";
import type { packPageView } from "./step.server";

export type PackPage = SerializeFrom<typeof packPageView>;
export type StepData = NonNullable<PackPage["step"]>;
export type ReviewData = NonNullable<PackPage["review"]>;
