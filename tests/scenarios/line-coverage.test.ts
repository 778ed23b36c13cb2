import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { federalEdition, type TaxYear } from '@/lib/tax/us/editions';
import { listAllForms } from '@/lib/tax/us/forms';
import { testDeep } from '../setup/share';
import { allReturns } from './all-returns';
import { edgesBySubject } from './boundaries/all-edges';
import { isUnreached, unreached } from './unreached-lines';

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
const keys = forms.flatMap(({ id, lines }) => lines.map(({ number }) => `${id} ${number}`));

/** In the usual run `line-witnesses` holds for each line one return that fills it, instead of looking at all of them. */
describe('every line of every form', () => {
  testDeep('is reached by a return of the project, and is not always zero', async () => {
    const reached = reachOf([...allReturns, ...edges].map(({ input }) => input));
    const missing = keys
      .filter((key) => reached.get(key) !== 'filled' && !isUnreached(key))
      .map((key) => `${key}: ${reached.get(key) ?? 'blank'}`);
    expect(missing).toEqual([]);
    expect(keys.filter((key) => isUnreached(key) && reached.get(key) === 'filled')).toEqual([]);
    console.info(`${keys.length} lines of ${forms.length} forms, ${keys.filter(isUnreached).length} excused`);
  });

  it('is excused only where it is really there', () => {
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
