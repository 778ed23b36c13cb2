import { listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };

describe('itemized deductions that are refused by name', () => {
  const refused = (itemized: object) => listRefusedPaths({ ...single, w2s: [wages(50_000)], itemized });

  it('mortgages above the lowest limit need dates and balances', () => {
    const loans = (balance: number) => ({ mortgages: [{ interest: 1, balance }] });
    expect(refused(loans(750_000))).toEqual([]);
    expect(refused(loans(750_001))).toEqual(['itemized.mortgages']);
    const dated = { interest: 1, balance: 750_001, originated: '2020-01-01' };
    expect(refused({ mortgages: [dated] })).toEqual([]);
    expect(refused({ mortgages: [dated, { ...dated, balance: 0 }] })).toEqual(['itemized.mortgages']);
  });

  it('property above 30% of income needs its kind', () => {
    expect(refused({ charityNoncash: 15_000 })).toEqual([]);
    expect(refused({ charityNoncash: 15_001 })).toEqual(['itemized.charityNoncash']);
    // With little room left under 50% the kind makes no difference.
    expect(refused({ charityNoncash: 40_000, charityCash: 20_000 })).toEqual([]);
  });

  it('a carryover of kinds that nobody told must fit under every limit', () => {
    expect(refused({ charityCarryover: 15_000 })).toEqual([]);
    expect(refused({ charityCarryover: 15_001 })).toEqual(['itemized.charityCarryover']);
    expect(refused({ charityCarryover: 5_000, charityCash: 20_000 })).toEqual([]);
    expect(refused({ charityCarryover: 5_001, charityCash: 20_000 })).toEqual(['itemized.charityCarryover']);
    expect(refused({ charityCarryover: 5_001, carryoverCash: 5_001, charityCash: 20_000 })).toEqual([]);
    expect(refused({ charityCarryover: 15_001, carryoverGains: 0 })).toEqual([]);
  });
});
