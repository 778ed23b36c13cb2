/** What a way from sign-up to a signed return may take; filers without a limit of their own have the family's. */
export const journeyLimits = {
  plain: { screens: 12, clicks: 45 },
  others: { screens: 40, clicks: Infinity },
} as const;

/** @returns whether a journey has more screens or clicks than its filer's limit */
export function isOverLimit({
  name,
  screens,
  clicks,
}: {
  name: string;
  screens: readonly string[];
  clicks: number;
}): boolean {
  const limit = name === 'plain-w2' ? journeyLimits.plain : journeyLimits.others;
  return screens.length > limit.screens || clicks > limit.clicks;
}
