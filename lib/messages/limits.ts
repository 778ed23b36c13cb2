/** Longest message, in characters. */
export const messageLength = 5000;
/** Most documents on one message. */
export const attachmentLimit = 10;
