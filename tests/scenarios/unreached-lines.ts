/** Lines that stay blank or zero in every return, and why. */
export const unreached: readonly [lines: RegExp, reason: string][] = [
  [/^earned-income /, 'Kept to itself: its lines show on Form 1040 and in the worksheets of the credits'],
  [
    /^schedule-2 17d$|^8889 2[01]$/,
    'A failed testing period of a health savings account is no fact of the return',
  ],
  [/^2441 9b$/, 'Expenses of 2023 paid in 2024 are no fact of the return'],
  [/^2441 2[24]$/, 'Care benefits of one’s own business are no fact of the return'],
  [/^8995 17$|^8995-a 40$/, 'Funds pay no negative REIT dividends'],
  [/^8936-a 13[deg]$/, 'Whoever answers yes has no credit, and the schedule isn’t part of the return'],
  [/^8862 (4|11[ab])$|^8862-students 19b$/, 'With a Yes there is no credit, and no Form 8862'],
  [/^8941 C$/, 'With a Yes the two years are over, and there is no Form 8941'],
  [/^2210 1[2346]a$|^2210-ai 2[25]a$/, 'The form has no such line in column (a)'],
];

/** Whether a line, by form and number, stays blank or zero in every return. */
export const isUnreached = (key: string): boolean => unreached.some(([pattern]) => pattern.test(key));
