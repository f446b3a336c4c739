/** The most characters of an approver's comment, as the API takes it (a test compares). */
export const COMMENT_LENGTH = 255;

export const COMMENT_HINT = `Up to ${COMMENT_LENGTH} characters.`;
