import { computeAmendedReturn, type ReadLine, settledBy } from './amended-return';

const none = { children: 0, others: 0 };
const reader =
  (lines: Record<string, number>): ReadLine =>
  (form, line) =>
    lines[`${form} ${line}`] ?? 0;

/** A return with a refund of 981: tax 4,019, withheld 5,000. */
const filed = {
  '1040 11': 50_000,
  '1040 12': 14_600,
  '1040 15': 35_400,
  '1040 18': 4019,
  '1040 22': 4019,
  '1040 24': 4019,
  '1040 25d': 5000,
  '1040 33': 5000,
  '1040 34': 981,
};
const lineOf = (form: ReturnType<typeof computeAmendedReturn>, line: string) =>
  form.lines.find((one) => one.line === line);

test('more income after a refund: what is owed is the added tax', () => {
  const corrected = { ...filed, '1040 11': 51_000, '1040 15': 36_400, '1040 18': 4139, '1040 24': 4139 };
  const form = computeAmendedReturn(
    { read: reader(filed), dependents: none },
    { read: reader(corrected), dependents: none },
    settledBy(reader(filed)),
    2024,
  );
  expect(lineOf(form, '1')).toMatchObject({ before: 50_000, change: 1000, after: 51_000 });
  expect(lineOf(form, '17')).toMatchObject({ before: null, change: null, after: 5000 });
  expect(lineOf(form, '18')).toMatchObject({ after: 981 });
  expect(lineOf(form, '19')).toMatchObject({ after: 4019 });
  expect([form.owed, form.refund]).toEqual([120, 0]);
  expect(form.settled).toEqual({ paid: 120, overpaid: 981 });
});

test('the next amendment begins with what the one before paid', () => {
  const first = { ...filed, '1040 24': 4139 };
  const one = computeAmendedReturn(
    { read: reader(filed), dependents: none },
    { read: reader(first), dependents: none },
    settledBy(reader(filed)),
    2024,
  );
  // Back to the original figures: the 120 comes back.
  const two = computeAmendedReturn(
    { read: reader(first), dependents: none },
    { read: reader(filed), dependents: none },
    one.settled,
    2024,
  );
  expect(lineOf(two, '16')).toMatchObject({ after: 120 });
  expect([two.owed, two.refund]).toEqual([0, 120]);
  expect(two.settled).toEqual({ paid: 120, overpaid: 1101 });
});

test('a penalty for underpaying estimated tax is no payment of tax', () => {
  expect(settledBy(reader({ '1040 37': 1060, '1040 38': 60 }))).toEqual({ paid: 1000, overpaid: 0 });
});

test('excess Social Security moves to line 12 and an extension payment to line 16', () => {
  const read = reader({
    ...filed,
    '1040 31': 1700,
    '1040 32': 1700,
    'schedule-3 9': 1000,
    'schedule-3 10': 500,
    'schedule-3 11': 200,
  });
  const form = computeAmendedReturn(
    { read, dependents: none },
    { read, dependents: { children: 1, others: 0 } },
    { paid: 0, overpaid: 0 },
    2024,
  );
  expect(lineOf(form, '12')?.after).toBe(5200);
  expect(lineOf(form, '15')?.after).toBe(1000);
  expect(lineOf(form, '16')?.after).toBe(500);
  expect(lineOf(form, '17')?.after).toBe(6700);
  expect(lineOf(form, '25')).toMatchObject({ before: 0, change: 1, after: 1 });
});
