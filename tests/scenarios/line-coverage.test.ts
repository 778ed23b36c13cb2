import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { federalEdition, type TaxYear } from '@/lib/tax/us/editions';
import { listAllForms } from '@/lib/tax/us/forms';
import { allReturns } from './all-returns';
import { edgesBySubject } from './boundaries/all-edges';

/** Lines that stay blank or zero in every return, and why. */
const unreached: readonly [lines: RegExp, reason: string][] = [
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
  [/^2210 1[2346]a$|^2210-ai 2[25]a$/, 'The form has no such line in column (a)'],
];

type Reach = 'blank' | 'zero' | 'filled';

/** A line has one name here, whatever its number is in a year: that of the module. */
const ownNumbersOf = (year: TaxYear): ReadonlyMap<string, string> => {
  const { print } = federalEdition(year);
  return new Map(
    listAllForms().flatMap((form) =>
      print.numbered(form).map(({ line, number }) => [`${form.id} ${number}`, `${form.id} ${line.number}`]),
    ),
  );
};
const ownNumbers = { 2024: ownNumbersOf(2024), 2025: ownNumbersOf(2025) };

/** How far each line comes over all returns, by form and line. */
function reachOf(inputs: readonly ReturnInputJson[]): Map<string, Reach> {
  const reached = new Map<string, Reach>();
  for (const input of inputs) {
    const parsed = parseReturn(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const own = ownNumbers[parsed.facts.taxYear];
    for (const [form, copies] of Object.entries(calculateReturn(parsed.facts).lines))
      for (const [line, value] of [copies].flat().flatMap((copy) => Object.entries(copy))) {
        const key = own.get(`${form} ${line}`) ?? `${form} ${line}`;
        if (reached.get(key) !== 'filled')
          reached.set(key, value === 0 || value === false ? 'zero' : 'filled');
      }
  }
  return reached;
}

const forms = listAllForms().filter(({ kind }) => kind !== 'rules');
const edges = Object.values(edgesBySubject).flat();
const reached = reachOf([...allReturns, ...edges].map(({ input }) => input));
const isExcused = (key: string) => unreached.some(([pattern]) => pattern.test(key));
const keys = forms.flatMap(({ id, lines }) => lines.map(({ number }) => `${id} ${number}`));

describe('every line of every form', () => {
  it('is reached by a return of the project, and is not always zero', () => {
    const missing = keys
      .filter((key) => reached.get(key) !== 'filled' && !isExcused(key))
      .map((key) => `${key}: ${reached.get(key) ?? 'blank'}`);
    expect(missing).toEqual([]);
    console.info(`${keys.length} lines of ${forms.length} forms, ${keys.filter(isExcused).length} excused`);
  });

  it('is excused only where it is really not reached', () => {
    expect(keys.filter((key) => isExcused(key) && reached.get(key) === 'filled')).toEqual([]);
    for (const [pattern] of unreached)
      expect([pattern.source, keys.some((key) => pattern.test(key))]).toEqual([pattern.source, true]);
  });
});

describe('figures worked by hand', () => {
  const wholeReturns = (id: string) => allReturns.filter(({ expect: expected }) => id in expected).length;

  it.each(forms.filter(({ kind }) => kind === 'form').map(({ id }) => id))(
    'stand in at least three whole returns for form %s',
    (id) => {
      expect(wholeReturns(id)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(forms.filter(({ kind, id }) => kind === 'worksheet' && id !== 'earned-income').map(({ id }) => id))(
    'stand in at least three returns or edges for worksheet %s',
    (id) => {
      expect(wholeReturns(id) + edges.filter(({ form }) => form === id).length).toBeGreaterThanOrEqual(3);
    },
  );
});
