import { type FactIssue } from './fact-issue';

/** Facts that came with a tax year. A path covers everything below it; `*` stands for any position of a list. */
const since: Readonly<Record<number, readonly string[]>> = {
  2025: [
    'w2s.*.qualifiedTips',
    'w2s.*.tippedOccupation',
    'w2s.*.qualifiedOvertime',
    'unreportedTips.*.qualified',
    'businesses.*.qualifiedTips',
    'businesses.*.tippedOccupation',
    'businesses.*.qualifiedOvertime',
    'otherIncome.*.qualifiedTips',
    'otherIncome.*.qualifiedOvertime',
    'carLoans',
    'annualizedIncome.march.additionalDeductions',
    'annualizedIncome.may.additionalDeductions',
    'annualizedIncome.august.additionalDeductions',
    'excludedIncome',
    'itemized.paidFamilyLeave',
    'energy.items',
    'cleanVehicles.*.acquired',
    'sales.*.on1099da',
    'sales.*.digitalAsset',
    'dependents.*.livedInUs',
    'declineEic',
    'declineActc',
  ],
};

const years = Object.entries(since).map(([year, patterns]) => ({ year: Number(year), patterns }));

/** Facts that are yes unless somebody denies them. */
const yesUnlessDenied: ReadonlySet<string> = new Set(['dependents.*.livedInUs']);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isGroup(value)) return Object.keys(value).some((key) => says(value[key]));
  return value !== undefined && value !== null && value !== 0 && value !== '' && value !== false;
}

/** Places under a pattern at which something is stated. */
function listStated(value: unknown, keys: readonly string[], pattern: string, path = ''): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return (yesUnlessDenied.has(pattern) ? value === false : says(value)) ? [path] : [];
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (key === '*')
    return Array.isArray(value)
      ? value.flatMap((item: unknown, i) => listStated(item, rest, pattern, at(i)))
      : [];
  return isGroup(value) ? listStated(value[key], rest, pattern, at(key)) : [];
}

/** Names stated facts that the year of the return doesn't know: they are refused, not dropped. */
export function findFactsOfLaterYears(facts: { readonly taxYear: number }): FactIssue[] {
  return years.flatMap(({ year, patterns }) =>
    facts.taxYear >= year
      ? []
      : patterns
          .flatMap((pattern) => listStated(facts, pattern.split('.'), pattern))
          .map((path) => ({ path, message: `This applies only to returns for ${year} and later` })),
  );
}

const patternOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** Whether returns of a year know the fact at a path (`w2s.0.wages`). */
export function isKnownIn(taxYear: number, path: string): boolean {
  const asked = patternOf(path);
  return !years.some(
    ({ year, patterns }) =>
      taxYear < year && patterns.some((pattern) => asked === pattern || asked.startsWith(`${pattern}.`)),
  );
}
