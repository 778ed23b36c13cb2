/** Longest question, in characters. */
export const questionLength = 2000;
