import type { SerializeFrom } from "@remix-run/node";
import type { onboardingView } from "./onboarding.server";

export type OnboardingData = SerializeFrom<typeof onboardingView>;
