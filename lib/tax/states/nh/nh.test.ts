import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';
import { calculateStates } from '../calculate-states';

function newHampshire(given: Partial<ReturnInputJson>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state: 'NH' }],
    ...given,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const found = calculateStates(parsed.facts).NH;
  if (!found) throw new Error('No New Hampshire return');
  return found.totals;
}
const bank = (interest: number) => [{ owner: 'taxpayer' as const, interest }];

describe('DP-10', () => {
  it.each([
    [2_400, 0],
    [2_417, 1], // 17 at 3 % is 51 cents
    [12_400, 300],
  ])('taxes interest over $2,400 at 3 percent: %d gives %d', (amount, tax) => {
    expect(newHampshire({ interest: bank(amount) }).stateTaxBeforeCredits).toBe(tax);
  });

  it('gives couples $4,800, and $1,200 for each who is 65 or blind', () => {
    const couple = {
      filingStatus: 'mfj' as const,
      taxpayer: { dateOfBirth: '1959-12-31', blind: true },
      spouse: { dateOfBirth: '1960-06-15' },
      interest: bank(10_000),
    };
    expect(newHampshire(couple).stateTaxBeforeCredits).toBe(84); // 10,000 - 4,800 - 2,400 = 2,800
  });

  it('leaves out Treasury interest and takes bonds of other states', () => {
    const totals = newHampshire({
      interest: [
        { owner: 'taxpayer', interest: 3_000, treasuryInterest: 5_000 },
        { owner: 'taxpayer', taxExemptInterest: 1_000, municipalState: 'NH' },
        { owner: 'taxpayer', taxExemptInterest: 1_400, municipalState: 'NY' },
      ],
    });
    expect(totals.stateAgi).toBe(4_400);
    expect(totals.stateTaxBeforeCredits).toBe(60);
  });

  it('taxes wages, pensions and gains not at all', () => {
    const totals = newHampshire({
      w2s: [{ owner: 'taxpayer', wages: 80_000 }],
      retirement: [{ owner: 'taxpayer', grossDistribution: 20_000, taxableAmount: 20_000 }],
      sales: [{ owner: 'taxpayer', sold: '2024-05-01', proceeds: 50_000, basis: 1_000, term: 'long' }],
    });
    expect(totals.stateTaxBeforeCredits).toBe(0);
  });

  it('counts only the part of the year as a resident', () => {
    const totals = newHampshire({
      residency: [
        { state: 'NH', to: '2024-06-30' }, // 182 of 366 days
        { state: 'FL', from: '2024-07-01' },
      ],
      interest: bank(36_600),
    });
    expect(totals.stateAgi).toBe(18_200);
    expect(totals.stateTaxBeforeCredits).toBe(474);
  });

  it('gives back estimated payments that were too high', () => {
    const totals = newHampshire({
      interest: bank(12_400),
      statePayments: [{ state: 'NH', estimated: [{ date: '2024-06-15', amount: 350 }] }],
    });
    expect(totals).toMatchObject({ refund: 50, owed: 0 });
  });
});
