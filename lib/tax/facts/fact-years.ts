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

/** A pattern with its keys. */
interface Pattern {
  readonly pattern: string;
  readonly keys: readonly string[];
}

const years = Object.entries(since).map(([year, patterns]) => ({
  year: Number(year),
  patterns: patterns.map((pattern): Pattern => ({ pattern, keys: pattern.split('.') })),
}));

/** Facts that are yes unless somebody denies them. */
const yesUnlessDenied: ReadonlySet<string> = new Set(['dependents.*.livedInUs']);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isGroup(value)) return Object.keys(value).some((key) => says(value[key]));
  return value !== undefined && value !== null && value !== 0 && value !== '' && value !== false;
}

/**
 * Adds the places under a pattern at which something is stated. Every reading and every what-if asks for all patterns, and
 * most find nothing: `trail` is put together only where something is.
 */
function addStated(value: unknown, asked: Pattern, found: string[], trail: (string | number)[] = []): void {
  const { pattern, keys } = asked;
  const key = keys[trail.length];
  if (key === undefined) {
    if (yesUnlessDenied.has(pattern) ? value === false : says(value)) found.push(trail.join('.'));
  } else if (key !== '*') {
    if (!isGroup(value)) return;
    trail.push(key);
    addStated(value[key], asked, found, trail);
    trail.pop();
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      trail.push(i);
      addStated(value[i], asked, found, trail);
      trail.pop();
    }
  }
}

/** Names stated facts that the year of the return doesn't know: they are refused, not dropped. */
export function findFactsOfLaterYears(facts: { readonly taxYear: number }): FactIssue[] {
  return years.flatMap(({ year, patterns }) => {
    if (facts.taxYear >= year) return [];
    const found: string[] = [];
    for (const pattern of patterns) addStated(facts, pattern, found);
    return found.map((path) => ({ path, message: `This applies only to returns for ${year} and later` }));
  });
}

const patternOf = (path: string) => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** Whether returns of a year know the fact at a path (`w2s.0.wages`). */
export function isKnownIn(taxYear: number, path: string): boolean {
  const asked = patternOf(path);
  return !years.some(
    ({ year, patterns }) =>
      taxYear < year && patterns.some(({ pattern }) => asked === pattern || asked.startsWith(`${pattern}.`)),
  );
}
