/** Largest file, in bytes (contract section 6.6). */
export const uploadLimit = 50 * 1_048_576;

/** What all files of one account together may take, in bytes. */
export const accountLimit = 5 * 1_073_741_824;

/** Above this the browser sends a file straight to storage: a serverless host takes bodies of 4.5 MB at most. */
export const directAbove = 4_000_000;
