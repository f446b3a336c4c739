import { PageHeading } from "~/ui/page-heading";
import type { OnboardingData } from "./onboarding-data";

export function StepHeading({ data }: { data: OnboardingData }) {
  const { firstName, organisation } = data.who;
  return (
    <PageHeading
      eyebrow={data.number === 1 ? `Welcome to ${organisation}, ${firstName}` : undefined}
      title={data.title}
      quiet={data.quiet}
      lead={data.lead}
    />
  );
}
