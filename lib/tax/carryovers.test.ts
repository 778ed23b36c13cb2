import { listCarryovers } from './carryovers';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';

const filer: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
};

function carriedFrom(input: Partial<ReturnInputJson>) {
  const parsed = parseReturn({ ...filer, ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { carried, open } = listCarryovers(parsed.facts);
  const found = Object.fromEntries(carried.map(({ fact, value, source }) => [fact, [value, source]]));
  return { found, open: open.map(({ what }) => what) };
}

const wages = (amount: number, withheld = 0): Partial<ReturnInputJson> => ({
  w2s: [{ wages: amount, federalWithholding: withheld }],
});

describe('listCarryovers', () => {
  it('names income, tax and status of the year for the next one', () => {
    const { found, open } = carriedFrom(wages(50_000, 5_000));
    expect(found).toEqual({
      'priorYear.agi': [50_000, 'Form 1040, line 11'],
      'priorYear.tax': [4_019, 'Form 1040, line 24'],
      'priorYear.filingStatus': ['single', 'Form 1040, filing status'],
      'priorYear.itemized': [false, 'Form 1040, line 12'],
    });
    expect(open).toEqual([]);
  });

  // Long-term loss 10,000, $3,000 of it deducted from $50,000 of income: $7,000 goes on.
  it('carries the capital loss that is over the limit', () => {
    const { found } = carriedFrom({
      ...wages(50_000),
      sales: [
        {
          description: 'Stock',
          acquired: '2020-01-02',
          sold: '2024-03-01',
          proceeds: 5_000,
          basis: 15_000,
          term: 'long',
        },
      ],
    });
    expect(found['capitalLossCarryover.longTerm']).toEqual([
      7_000,
      'Capital Loss Carryover Worksheet, line 13',
    ]);
    expect(found['capitalLossCarryover.shortTerm']).toBeUndefined();
  });

  // 60% of $50,000 is $30,000; $40,000 was given in cash.
  it('carries gifts over the limit, and what state tax was deducted', () => {
    const { found } = carriedFrom({
      ...wages(50_000),
      itemized: { charityCash: 40_000, stateIncomeTaxPaid: 2_500, realEstateTax: 1_000 },
    });
    expect(found['itemized.charityCarryover']?.[0]).toBe(10_000);
    expect(found['priorYear.itemized']).toEqual([true, 'Schedule A']);
    expect(found['priorYear.stateTaxDeducted']?.[0]).toBe(true);
    expect(found['priorYear.scheduleA.stateIncomeTax']?.[0]).toBe(2_500);
    expect(found['priorYear.scheduleA.stateAndLocalTaxes']?.[0]).toBe(3_500);
    expect(found['priorYear.scheduleA.total']?.[0]).toBe(33_500);
  });

  it('carries basis, excess contributions, the refund that was applied and a business loss', () => {
    const { found } = carriedFrom({
      ...wages(40_000, 9_000),
      iraBasis: { taxpayer: { priorBasis: 6_500 } },
      adjustments: { ira: [{ owner: 'taxpayer', roth: 9_000 }] },
      refund: { applyToNextYear: 400 },
      businesses: [{ id: 'b1', owner: 'taxpayer', name: 'Shop', expenses: { supplies: 5_000 } }],
    });
    expect(found['iraBasis.taxpayer.priorBasis']).toEqual([6_500, 'Form 8606, line 14']);
    expect(found['excessContributions.taxpayer.roth']).toEqual([2_000, 'Form 5329, line 24']);
    expect(found['payments.priorYearOverpayment']).toEqual([400, 'Form 1040, line 36']);
    expect(found['qbiCarryforward']).toEqual([5_000, 'Form 8995, line 16']);
  });

  // Wages of $50,000 less 14,600 leave 35,400 of income, of which 80% (28,320) can be used (IRC 172(a)(2)(B)).
  it('carries what is left of a net operating loss, and leaves a new one open', () => {
    const { found, open } = carriedFrom({ ...wages(50_000), netOperatingLosses: { from2018: 40_000 } });
    expect(found['netOperatingLosses.from2018']).toEqual([11_680, 'Net Operating Loss Statement, line 9']);
    expect(open).toEqual([]);
    const loss = carriedFrom({
      businesses: [{ id: 'b1', owner: 'taxpayer', name: 'Shop', expenses: { supplies: 50_000 } }],
    });
    expect(loss.open).toEqual(['Net operating loss']);
  });

  it('carries the adoption credit that tax did not use up', () => {
    const { found } = carriedFrom({ ...wages(30_000), adoptionCarryforward: { total: 9_000, lastYear: 0 } });
    // Tax on 15,400 of income: Tax Table 1,619 (10% to 11,600, then 12%).
    expect(found['adoptionCarryforward.total']?.[0]).toBe(9_000 - 1_619);
  });

  // 405,000 less 305,000 is kept back. 310,000 - 305,000 is less than the standard deduction: the old loss stays whole.
  it('carries business losses above the yearly limit as a net operating loss', () => {
    const lost = { businesses: [{ id: 'mill', expenses: { repairs: 405_000 } }] };
    const { found } = carriedFrom({ ...wages(1_000_000), ...lost });
    expect(found['netOperatingLosses.from2018']).toEqual([100_000, 'Form 461, line 16']);
    const withOld = carriedFrom({ ...wages(310_000), ...lost, netOperatingLosses: { from2018: 20_000 } });
    expect(withOld.found['netOperatingLosses.from2018']).toEqual([
      120_000,
      'Form 461, line 16 and Net Operating Loss Statement, line 9',
    ]);
  });

  // No active participation: the whole loss waits for rental income.
  it('carries the loss of a rental to that rental', () => {
    const { found } = carriedFrom({
      ...wages(60_000),
      rentals: [
        {
          id: 'r1',
          address: '1 Elm Street',
          kind: '1',
          fairRentalDays: 365,
          rents: 10_000,
          expenses: { repairs: 18_000 },
          activeParticipation: false,
        },
      ],
    });
    expect(found['rentals.0.priorUnallowedLoss']).toEqual([8_000, 'Form 8582, Part VII, column (c)']);
  });

  it('carries the loss of a business that others run', () => {
    const business = { id: 'b', materialParticipation: false, expenses: { supplies: 700 } };
    const { found } = carriedFrom({ ...wages(60_000), businesses: [business] });
    expect(found['businesses.0.priorUnallowedLoss']).toEqual([700, 'Form 8582, Part VII, column (c)']);
  });

  // 30,000 of loss, 10,000 of it at risk; of the rental 30,000 and 12,000.
  it('carries what isn’t at risk to the business, farm or rental it belongs to', () => {
    const atRisk = { someNotAtRisk: true, basis: 10_000 };
    const { found } = carriedFrom({
      ...wages(60_000),
      businesses: [
        { id: 'b', expenses: { supplies: 500 } },
        { id: 'c', expenses: { supplies: 30_000 }, atRisk },
      ],
      farms: [{ id: 'f', expenses: { feed: 11_000 }, atRisk }],
      rentals: [
        {
          id: 'r',
          kind: '1',
          fairRentalDays: 366,
          expenses: { repairs: 30_000 },
          atRisk: { ...atRisk, increases: 2_000 },
        },
      ],
    });
    const from = 'Form 6198, line 5, less line 21';
    expect(found['businesses.0.atRisk.suspendedLoss']).toBeUndefined();
    expect(found['businesses.1.atRisk.suspendedLoss']).toEqual([20_000, from]);
    expect(found['farms.0.atRisk.suspendedLoss']).toEqual([1_000, from]);
    expect(found['rentals.0.atRisk.suspendedLoss']).toEqual([18_000, from]);
  });

  it('carries the loss of a traded partnership to that partnership, until all of it is sold', () => {
    const traded = {
      entity: 'partnership' as const,
      name: 'Tanker LP',
      passive: true,
      publiclyTraded: true,
      ordinaryIncome: -3_000,
      priorUnallowedLoss: 2_000,
      basis: { beginning: 20_000 },
    };
    expect(carriedFrom({ ...wages(60_000), k1s: [traded] }).found['k1s.0.priorUnallowedLoss']?.[0]).toBe(
      5_000,
    );
    const sold = carriedFrom({ ...wages(60_000), k1s: [{ ...traded, soldEntirely: true }] });
    expect(sold.found['k1s.0.priorUnallowedLoss']).toBeUndefined();
  });

  it('leaves open what one return does not settle', () => {
    const { found, open } = carriedFrom({
      ...wages(50_000),
      itemized: { investmentInterest: 900, mortgages: [] },
      nonrecaptured1231Losses: 4_000,
    });
    expect(found['nonrecaptured1231Losses']).toBeUndefined();
    expect(open).toEqual(['Section 1231 losses', 'Investment interest']);
  });

  it('carries nothing from a return that can’t be computed', () => {
    const { found } = carriedFrom({ passiveLossCarryover: 5 });
    expect(found).toEqual({});
  });
});
