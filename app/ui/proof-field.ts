/** The hidden field by which a form shows that a page of this visit drew it. */
export const proofField = "formProof";
