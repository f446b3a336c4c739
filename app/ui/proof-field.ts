/** The hidden field that proves that a form comes from a page of this visit. */
export const proofField = "formProof";
