import { compareYears, moveToYear } from './compare-years';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';

function open(input: ReturnInputJson) {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return { input, facts: parsed.facts };
}

const filer = (taxYear: 2024 | 2025, wages: number): ReturnInputJson => ({
  taxYear,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-02-29' },
  w2s: [{ wages, federalWithholding: 5_000 }],
});

const lineOf = (forms: ReturnType<typeof compareYears>, form: string, line: string) =>
  forms.find((each) => each.form === form)?.lines.find((each) => each.line === line);

describe('compareYears', () => {
  const forms = compareYears(open(filer(2024, 50_000)), open(filer(2025, 52_000)));

  // Standard deduction 14,600 (Rev. Proc. 2023-34) and 15,750 (IRC 63(c)(7) after P.L. 119-21).
  it('follows a line to its new number and names the amount of the law', () => {
    expect(lineOf(forms, '1040', '12e')).toMatchObject({
      earlierLine: '12',
      before: 14_600,
      after: 15_750,
      byLaw: 1_150,
    });
    expect(lineOf(forms, '1040', '12e')?.laws).toContainEqual(
      expect.objectContaining({ before: 14_600, after: 15_750 }),
    );
  });

  it('parts a change into what the law made and what the filer’s own figures made', () => {
    expect(lineOf(forms, '1040', '1a')).toMatchObject({ before: 50_000, after: 52_000, byLaw: 0 });
    expect(lineOf(forms, '1040', '1a')?.facts).toEqual([
      { label: expect.stringMatching(/wages/i), before: 50_000, after: 52_000 },
    ]);
    const tax = lineOf(forms, '1040', '16');
    // The same wages under the law of 2025: less tax.
    expect(tax?.before).toBe(4_019);
    expect(tax?.byLaw).toBeLessThan(0);
  });

  it('leaves out what is the same', () => {
    expect(lineOf(forms, '1040', '25a')).toBeUndefined();
    expect(compareYears(open(filer(2024, 0)), open(filer(2024, 0)))).toEqual([]);
  });

  it('says nothing of the law where the later year refuses the earlier facts', () => {
    const withWindows = { ...filer(2024, 50_000), energy: { windows: 900 } };
    const [form] = compareYears(open(withWindows), open(filer(2025, 52_000)));
    expect(form?.lines.every(({ byLaw }) => byLaw === null)).toBe(true);
  });
});

test('every date moves with the year, so that people are as old as they were', () => {
  expect(
    moveToYear({ ...filer(2024, 1), sales: [{ sold: '2024-02-29' }] } as ReturnInputJson, 2025),
  ).toMatchObject({
    taxYear: 2025,
    taxpayer: { dateOfBirth: '1981-02-28' },
    sales: [{ sold: '2025-02-28' }],
  });
});
