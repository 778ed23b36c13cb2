import { calculateExample, explainExample, withheldOf } from '@/components/marketing/example-return';

const input = { status: 'single', wages: 62_500, withheldPercent: 10 } as const;
const valueOf = (result: ReturnType<typeof calculateExample>, line: string) =>
  result.rows.find((row) => row.line === line)?.value;

it('is the hand-worked return of a single filer', () => {
  const result = calculateExample(input);
  // 62,500 − 14,600 = 47,900. Tax Table row 47,900-47,950, from its middle 47,925:
  // 10 % of 11,600 + 12 % of 35,550 + 22 % of 775 = 5,596.50, printed as 5,597.
  expect(result.rows.map(({ line, value }) => [line, value])).toEqual([
    ['1a', 62_500],
    ['12', 14_600],
    ['15', 47_900],
    ['16', 5_597],
    ['25a', 6_250],
  ]);
  expect(result.outcome).toEqual({ line: '34', kind: 'refund', amount: 653 });
});

it('is the hand-worked return of a couple', () => {
  // 62,500 − 29,200 = 33,300. From 33,325: 10 % of 23,200 + 12 % of 10,125 = 3,535.
  const result = calculateExample({ ...input, status: 'mfj' });
  expect([valueOf(result, '12'), valueOf(result, '16'), result.outcome.amount]).toEqual([
    29_200, 3_535, 2_715,
  ]);
});

it('says when tax is owed, and when nothing is', () => {
  expect(calculateExample({ ...input, withheldPercent: 0 }).outcome).toEqual({
    line: '37',
    kind: 'owed',
    amount: 5_597,
  });
  expect(calculateExample({ status: 'mfj', wages: 29_000, withheldPercent: 0 }).outcome).toEqual({
    line: '34',
    kind: 'even',
    amount: 0,
  });
});

it('shows the earned income credit where there is one', () => {
  const result = calculateExample({ ...input, wages: 12_000 });
  expect(valueOf(result, '27')).toBeGreaterThan(0);
  expect(result.outcome.amount).toBe((valueOf(result, '27') ?? 0) + withheldOf({ ...input, wages: 12_000 }));
});

it('explains a line by what is printed, what went in and where it comes from', () => {
  expect(explainExample(input, '15')).toEqual({
    line: '15',
    instruction: 'Subtract line 14 from line 11. If zero or less, enter -0-. This is your taxable income',
    sources: ['Form 1040 (2024), line 15'],
    inputs: [
      { name: 'Line 11', label: 'Adjusted gross income', value: '$62,500' },
      { name: 'Line 14', label: 'Total deductions', value: '$14,600' },
    ],
  });
});

it('names the law behind the standard deduction and the tax', () => {
  expect(explainExample(input, '12')?.sources[1]).toMatch(/^Rev\. Proc\. 2023-34, section 3\.15/);
  expect(explainExample(input, '16')?.sources[1]).toMatch(/^Rev\. Proc\. 2023-34, section 3\.01/);
  expect(explainExample(input, '34')?.sources).toEqual(['Form 1040 (2024), line 34']);
});

it('leads down to the box of the document', () => {
  expect(explainExample(input, '1a')?.inputs).toEqual([
    { name: 'W-2', label: 'Form W-2 (1), wages', value: '$62,500' },
  ]);
});

it('has a result for every position of the sliders', () => {
  for (const status of ['single', 'mfj'] as const) {
    for (let wages = 10_000; wages <= 200_000; wages += 9_500) {
      for (const withheldPercent of [0, 7.5, 30]) {
        const { outcome, rows } = calculateExample({ status, wages, withheldPercent });
        const paid =
          withheldOf({ wages, withheldPercent }) + (rows.find(({ line }) => line === '27')?.value ?? 0);
        const tax = rows.find(({ line }) => line === '16')?.value ?? 0;
        expect(outcome.kind === 'owed' ? -outcome.amount : outcome.amount).toBe(paid - tax);
      }
    }
  }
});
