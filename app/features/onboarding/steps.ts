import { onboardingPath } from "~/paths";

export type OnboardingStepKey = "name" | "delivery" | "sizes" | "messages";

interface OnboardingStep {
  key: OnboardingStepKey;
  /** In the row of steps. */
  label: string;
  title: string;
  lead: string;
}

const NAME: OnboardingStep = {
  key: "name",
  label: "Your name",
  title: "What should we call you?",
  lead: "Three short steps, about a minute. Each can be skipped and changed later in your account.",
};
const DELIVERY: OnboardingStep = {
  key: "delivery",
  label: "Delivery",
  title: "Where should parcels go?",
  lead: "You can choose another address for any order.",
};
const SIZES: OnboardingStep = {
  key: "sizes",
  label: "My sizes",
  title: "What size do you wear?",
  lead: "We choose these for you in every pack. You can change each garment.",
};
/** Stores, and no name: the wholesale site greets people by their first name. */
const STORE: OnboardingStep = {
  key: "delivery",
  label: "Your store",
  title: "Which store do you buy for?",
  lead: "Two short steps. Each can be skipped and changed later in your account.",
};
const MESSAGES: OnboardingStep = {
  key: "messages",
  label: "Messages",
  title: "How do we reach you?",
  lead: "Messages about your orders come by email.",
};

const STEPS = { uniforms: [NAME, DELIVERY, SIZES], wholesale: [STORE, MESSAGES] };

const pathOf = (number: number): string =>
  number === 1 ? onboardingPath : `${onboardingPath}?step=${number}`;

/** The step of an address, counted from 1; whatever is no step is the first. */
export function stepAt(site: string, wanted: string | null) {
  const all = site === "wholesale" ? STEPS.wholesale : STEPS.uniforms;
  const number = /^\d$/.test(wanted ?? "") && all[Number(wanted) - 1] ? Number(wanted) : 1;
  const after = all[number];
  return {
    step: all[number - 1]!,
    number,
    /** Where it goes on; undefined after the last step. */
    next: after && pathOf(number + 1),
    button: after ? `NEXT: ${after.label.toUpperCase()}` : "FINISH",
    quiet: `(Step ${number} of ${all.length})`,
    // One can go back to what was done, and not past what is asked now.
    steps: all.map(({ label }, index) => ({ label, to: index + 1 < number ? pathOf(index + 1) : undefined })),
  };
}
