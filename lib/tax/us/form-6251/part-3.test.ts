import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

/** Form 6251 of a single filer with stock options of $300,000, gain distributions and deductions above all income. */
function minimumTaxOf(distributions: Partial<NonNullable<ReturnInputJson['dividends']>[number]>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    dividends: [{ capitalGain: 50_000, ...distributions }],
    itemized: { medical: 70_000 },
    amt: { isoSpread: 300_000 },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { lines } = calculateReturn(parsed.facts);
  expect(lines['1040']).toMatchObject({ '15': 0, '16': 0 });
  return lines['6251'];
}

// 50,000 less 66,250 (70,000 less 7.5% of 50,000) is -16,250; with 300,000 of options, less the exemption of 85,700,
// line 12 is 198,050. Without taxable income lines 20 and 27 are 0 (Instructions for Form 6251, lines 20 and 27).
describe('gain at lower rates without taxable income (Form 6251, lines 13 to 40; IRC 55(b)(3))', () => {
  it('is taxed at 0% up to $47,025 and at 15% above', () => {
    // 26% of 148,050 is 38,493; 15% of 2,975 is 446.25.
    expect(minimumTaxOf({})).toMatchObject({
      '12': 198_050,
      '13': 50_000,
      '23': 47_025,
      '31': 446,
      '40': 38_939,
    });
  });

  it('is taxed at 25% where it is unrecaptured section 1250 gain', () => {
    // 38,493, and 25% of 20,000; the other 30,000 are at 0%.
    expect(minimumTaxOf({ unrecaptured1250: 20_000 })).toMatchObject({
      '13': 30_000,
      '14': 20_000,
      '15': 50_000,
      '36': 20_000,
      '37': 5_000,
      '40': 43_493,
    });
  });

  it('is taxed at the rates of this tax where it is gain on collectibles', () => {
    // 26% of 158,050 is 41,093; the other 40,000 are at 0%.
    expect(minimumTaxOf({ collectibles28: 10_000 })).toMatchObject({
      '13': 40_000,
      '15': 40_000,
      '40': 41_093,
    });
  });
});
