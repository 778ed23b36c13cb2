import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';
import type { FilingStatus } from '@/lib/tax/facts/household';
import type { Part, Planned, Start, TriedChange } from './part';

/** Another filing status, as the what-if panel tries it. A joint return made separate is worked out in `separate.ts`. */
export function planStatus({ facts, input }: Start, status: FilingStatus): Planned {
  if (status === facts.filingStatus)
    return {
      ask: `Your filing status is already ${filingStatusNames[status].toLowerCase()}. Which other status should I try?`,
    };
  if (status === 'mfj' && (input.spouse === undefined || input.spouse === null))
    return {
      ask: 'A joint return requires your spouse’s income and information too. Add your spouse in the [interview](/interview) and calculate. Then I can compare both ways.',
    };
  return {
    part: {
      says: `the filing status ${filingStatusNames[status].toLowerCase()}`,
      changes: [{ path: 'filingStatus', value: status }],
      panel: { status },
    },
  };
}

/** Lists whose entries belong to one spouse. */
const owned = [
  'w2s',
  'interest',
  'dividends',
  'retirement',
  'socialSecurity',
  'sales',
  'businesses',
  'governmentPayments',
  'gambling',
  'otherIncome',
] as const;

type Owned = { owner?: 'taxpayer' | 'spouse' | 'joint' };

const entriesOf = (input: ReturnInputJson, key: (typeof owned)[number]): readonly Owned[] =>
  (input[key] ?? []) as readonly Owned[];

/** The spouse's own jobs and businesses gone, their withholding too. */
export function planSpouseStops({ input }: Start): Planned {
  if (input.spouse === undefined || input.spouse === null)
    return { ask: 'There is no spouse on your return. Whose pay should I leave out?' };
  const changes = (['w2s', 'businesses'] as const).flatMap((key): TriedChange[] => {
    const list = entriesOf(input, key);
    const rest = list.filter(({ owner }) => owner !== 'spouse');
    return rest.length === list.length ? [] : [{ path: key, value: rest as TriedChange['value'] }];
  });
  if (changes.length === 0)
    return { ask: 'Your return has no pay or business income for your spouse that I could leave out.' };
  return {
    part: {
      says: `no pay for your spouse for all of ${input.taxYear}, and no tax withheld from it`,
      changes,
    },
  };
}

/** The two returns that a joint one becomes. What has no owner stays with the filer. */
export function splitJoint({
  input,
  facts,
}: Start): { own: Part['changes']; spouse: Part['changes'] } | null {
  if (facts.filingStatus !== 'mfj' || input.spouse === undefined || input.spouse === null) return null;
  const lists: (readonly [string, readonly Owned[]])[] = [
    ...owned.map((key) => [key, entriesOf(input, key)] as const),
    ...(['ira', 'hsa'] as const).map(
      (key) => [`adjustments.${key}`, (input.adjustments?.[key] ?? []) as readonly Owned[]] as const,
    ),
  ];
  const keep = (who: 'taxpayer' | 'spouse') =>
    lists
      .filter(([, list]) => list.length > 0)
      .map(([path, list]): TriedChange => {
        const kept = list.filter(({ owner }) => (owner === 'spouse' ? 'spouse' : 'taxpayer') === who);
        return { path, value: kept.map((one) => ({ ...one, owner: 'taxpayer' })) as TriedChange['value'] };
      });
  const bare: TriedChange[] = (
    ['dependents', 'itemized', 'childCare', 'education', 'payments', 'energy'] as const
  )
    .filter((key) => input[key] !== undefined)
    .map((path) => ({ path, value: undefined }));
  return {
    own: [{ path: 'filingStatus', value: 'mfs' }, ...keep('taxpayer')],
    spouse: [
      { path: 'filingStatus', value: 'mfs' },
      { path: 'taxpayer', value: input.spouse as TriedChange['value'] },
      { path: 'spouse', value: input.taxpayer as TriedChange['value'] },
      ...keep('spouse'),
      ...bare,
    ],
  };
}
