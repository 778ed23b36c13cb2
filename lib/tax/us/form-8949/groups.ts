/** Positions of the groups: the lines of Schedule D in their order. */
export const groups = { '1a': 0, '1b': 1, '2': 2, '3': 3, '8a': 4, '8b': 5, '9': 6, '10': 7 } as const;

/** Digital assets come after the others; Schedule D adds them to the line of the same kind of sale. */
export const digitalGroups = { '1b': 8, '2': 9, '3': 10, '8b': 11, '9': 12, '10': 13 } as const;
