/** The shared answer to an empty field that must not be (specification, purchase order form messages). */
export const requiredMessage = "This information is required.";

/** To a field that takes one answer and was sent several times. */
export const onceMessage = "We received more than one answer. Enter it again.";
