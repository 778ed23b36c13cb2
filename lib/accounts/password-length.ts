/** Shortest password of spec section 5; the longest one keeps hashing affordable. */
export const passwordLength = { min: 8, max: 200 };
