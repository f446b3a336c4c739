/** The shared answer to an empty field that must not be (specification, purchase order form messages). */
export const requiredMessage = "This information is required.";
