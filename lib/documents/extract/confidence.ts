/** Below this a value is asked, not taken. */
export const confidentFrom = 0.9;
