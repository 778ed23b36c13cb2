import { compareFacts } from './compare-facts';
import type { DescribedFacts } from './decided-facts';

/** Single, one job with wages of 50,000 and 5,000 withheld, all of it answered in the interview. */
function facts(wages: number, withheld: number): DescribedFacts {
  return {
    answers: [
      { questionId: 'w2s.0.wages', name: 'Harbor Bakery: Wages', value: `$${wages}` },
      { questionId: 'w2s.0.federalWithholding', name: 'Harbor Bakery: Tax withheld', value: `$${withheld}` },
    ],
    documents: [],
    sources: {
      'w2s[0].wages': { questionId: 'w2s.0.wages' },
      'w2s[0].federalWithholding': { questionId: 'w2s.0.federalWithholding' },
    },
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-05-04', ssn: '400-01-2345' },
      w2s: [{ wages, federalWithholding: withheld }],
    } as DescribedFacts['input'],
  };
}

const document = (value: string) => ({
  documentId: 'd',
  name: 'W-2.pdf',
  fields: [{ path: 'box1_wages', name: 'W-2, Box 1', value }],
});

test('each difference says before, after, and what it does to the refund', () => {
  const { differences, balance } = compareFacts(facts(50_000, 5000), facts(60_000, 6000));
  expect(differences.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Harbor Bakery: Wages', '$50000', '$60000'],
    ['Harbor Bakery: Tax withheld', '$5000', '$6000'],
  ]);
  const [wages, withheld] = differences;
  // Within 22 percent or less of 10,000, and to the dollar what was withheld.
  expect(wages?.effect).toBeLessThan(-1000);
  expect(withheld?.effect).toBe(1000);
  expect((balance.before ?? 0) + (wages?.effect ?? 0) + (withheld?.effect ?? 0)).toBe(balance.after);
});

test('what is the same is left out', () => {
  expect(compareFacts(facts(50_000, 5000), facts(50_000, 5000)).differences).toEqual([]);
});

test('an answer that was cleared or given reads as nothing before or after', () => {
  const before = facts(50_000, 5000);
  const now = { ...before, answers: before.answers.slice(1) };
  expect(compareFacts(before, now).differences).toMatchObject([
    { questionId: 'w2s.0.wages', before: '$50000', after: null, effect: null },
  ]);
  expect(compareFacts(now, before).differences).toMatchObject([{ before: null, after: '$50000' }]);
});

test('a document counts as one difference when it comes or goes, and by its fields otherwise', () => {
  const none = facts(50_000, 5000);
  const one = { ...none, documents: [document('$1.00')] };
  const other = { ...none, documents: [document('$2.00')] };
  expect(compareFacts(none, one).differences).toMatchObject([
    { documentId: 'd', fieldPath: null, name: 'W-2.pdf', before: null, after: 'Uploaded' },
  ]);
  expect(compareFacts(one, none).differences).toMatchObject([{ name: 'W-2.pdf', after: null }]);
  expect(compareFacts(one, other).differences).toMatchObject([
    { fieldPath: 'box1_wages', name: 'W-2.pdf: W-2, Box 1', before: '$1.00', after: '$2.00' },
  ]);
});

test('without a calculation nothing is said of the refund', () => {
  const { differences, balance } = compareFacts({ ...facts(1, 1), input: null }, facts(2, 1));
  expect(differences).toMatchObject([{ effect: null }]);
  expect(balance.before).toBeNull();
});
