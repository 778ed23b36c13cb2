const states =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah vermont virginia west-virginia wisconsin wyoming chicago los-angeles boston seattle houston philadelphia';
const statePattern = new RegExp(`\\b(?:${states.replaceAll(' ', '|').replaceAll('-', ' ')})\\b`);

/**
 * Why a question is outside of what we know, however well its words fit: another year than the one of the return and
 * the one in which it is filed, the law of a state or city, or what the future brings.
 */
export function findOutside(text: string): 'year' | 'state' | 'future' | null {
  const years = [...text.matchAll(/(?<![\d$,.])\b(19[5-9]\d|20[0-9]\d)\b(?![\d,])/g)].map(([year]) =>
    Number(year),
  );
  const isOther = years.some((year) => year < 2023 || year > 2025);
  if (isOther && !/\bborn\b|\bbought\b|\bsince\b/.test(text)) return 'year';
  if (
    /\bnext year'?s? (refund|tax|return)|\b(refund|tax|return)s? (for )?next year\b|\blast year'?s? (refund|return)\b/.test(
      text,
    )
  )
    return 'year';
  const isTax = /\btax|\bdeduct|\bcredit|\brate\b|\bexempt|\brefund|\bowe/.test(text);
  if (
    isTax &&
    (statePattern.test(text) ||
      /\b(my|the) state('s)? (income )?(tax )?(return|refund|rate|form)\b.*\b(file|due|how much|when)\b/.test(
        text,
      ))
  )
    return 'state';
  if (
    /\b(will|going to) (\w+ )?(go up|go down|rise|fall|crash|win|be worth)\b|\blottery numbers?\b|\bhow much will (my|our|the) (?!refund|tax|credit|deduction)/.test(
      text,
    )
  )
    return 'future';
  return null;
}
