/** The shared message for an empty required field (spec 001 §5, purchase order form). */
export const requiredMessage = "This information is required.";

/** The message for a field that was sent several times but takes one value. */
export const onceMessage = "We received more than one answer. Enter it again.";
