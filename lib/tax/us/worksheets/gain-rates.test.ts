import fc from 'fast-check';
import { startReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';
import { tax } from '../form-1040/tax-and-credits';
import { taxableIncome } from '../form-1040/taxable-income';
import { law2024 } from '../law/2024';
import { gainPartsOf, taxAtGainRates } from './gain-rates';
import { federal2024 } from '../federal-2024';

describe('tax on dividends and gains by the steps of the worksheets', () => {
  it('is the tax of the worksheets, line by line, for any return', () => {
    const amount = fc.integer({ min: 0, max: 900_000 });
    const special = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom('single', 'hoh', 'mfs', 'qss'),
        amount,
        amount,
        amount,
        special,
        special,
        (filingStatus, interest, dividends, gain, at28, at25) => {
          const input: ReturnInputJson = {
            taxYear: 2024,
            filingStatus,
            taxpayer: { dateOfBirth: '1980-01-01' },
            interest: [{ interest }],
            dividends: [
              {
                ordinary: dividends,
                qualified: dividends,
                capitalGain: gain + at28 + at25,
                collectibles28: at28,
                unrecaptured1250: at25,
              },
            ],
          };
          const parsed = parseReturn(input);
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
          const run = startReturn(parsed.facts);
          const income = run.read(taxableIncome, 0) ?? 0;
          expect(taxAtGainRates(income, run.ask(federal2024, gainPartsOf), filingStatus, law2024)).toBe(
            run.read(tax, 0),
          );
        },
      ),
      { seed: 2024 },
    );
  });

  it('uses the limits of the law it is given', () => {
    // 2025: 40,000 by Schedule X: 4,561.50; 8,350 at 0%; 51,650 at 15%: 7,747.50.
    const parts = { preferential: 60_000, gain: 0, at28: 0, at25: 0 };
    expect(taxAtGainRates(100_000, parts, 'single', law2024.nextYear)).toBe(12_310);
  });
});
