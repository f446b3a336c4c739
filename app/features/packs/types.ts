import type { SerializeFrom } from "@remix-run/node";
import type { loadStep } from "./step.server";

export type PackPage = SerializeFrom<typeof loadStep>;
export type StepData = NonNullable<PackPage["step"]>;
export type ReviewData = NonNullable<PackPage["review"]>;
