import type { Step } from "~/ui/stepper";

/** The steps in their order (spec 001 §2). */
export const checkoutSteps = [
  { key: "review-order", label: "Review order" },
  { key: "delivery-address", label: "Check your details" },
  { key: "delivery-mode", label: "Delivery" },
  { key: "payment-details", label: "Payment" },
] as const;

export type CheckoutStep = (typeof checkoutSteps)[number]["key"];

export const checkoutPath = (step: CheckoutStep) => `/checkout/${step}`;

/** The steps for the stepper; those before the current one lead back. */
export function stepperSteps(current: CheckoutStep): { steps: Step[]; number: number } {
  const index = checkoutSteps.findIndex(({ key }) => key === current);
  const steps = checkoutSteps.map(({ key, label }, at) => ({
    label,
    ...(at < index ? { to: checkoutPath(key) } : {}),
  }));
  return { steps, number: index + 1 };
}
