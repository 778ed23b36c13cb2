import { listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const home = {
  id: 'lake',
  fairRentalDays: 60,
  personalUseDays: 40,
  rents: 8_000,
  expenses: { mortgageInterest: 15_000, taxes: 5_000 },
};
const loan = { interest: 12_000, balance: 300_000 };
const itemized = { mortgages: [loan], stateIncomeTaxPaid: 5_000 };

const refused = (changes: object) =>
  listRefusedPaths({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: person('1980-03-09'),
    w2s: [wages(200_000)],
    rentals: [home],
    itemized,
    ...changes,
  });
const ofHome = ['rentals.personalUseDays'];

describe('a rented home whose interest and taxes are more than its rent', () => {
  it('is computed if Schedule A would allow both in full', () => {
    expect(refused({})).toEqual([]);
    // 5,000 of state tax and 5,000 of tax on the home, rented and own part, are the limit itself.
    expect(refused({ itemized: { ...itemized, stateIncomeTaxPaid: 5_001 } })).toEqual(ofHome);
  });

  it('is refused with the standard deduction', () => {
    expect(refused({ itemized: {} })).toEqual(ofHome);
  });

  it('is refused with loans of no balance or above the limit', () => {
    expect(refused({ itemized: { ...itemized, mortgages: [{ interest: 12_000 }] } })).toEqual(ofHome);
    const large = { interest: 12_000, balance: 750_001, originated: '2015-01-01' };
    expect(refused({ itemized: { ...itemized, mortgages: [large] } })).toEqual(ofHome);
    expect(refused({ itemized: { ...itemized, mortgages: [{ ...large, balance: 750_000 }] } })).toEqual([]);
  });

  it('is refused where interest on two such homes is too much for one second home', () => {
    expect(refused({ rentals: [home, { ...home, id: 'sea' }], itemized: { mortgages: [loan] } })).toEqual(
      ofHome,
    );
  });

  it('is computed up to the rent whatever Schedule A allows', () => {
    expect(refused({ itemized: {}, rentals: [{ ...home, rents: 12_000 }] })).toEqual([]);
    expect(refused({ itemized: {}, rentals: [{ ...home, rents: 11_999 }] })).toEqual(ofHome);
  });
});

describe('earlier excess contributions', () => {
  const excess = (hsa: object, more: object = {}) =>
    refused({
      rentals: [],
      adjustments: { hsa: [hsa] },
      excessContributions: { taxpayer: { hsa: 500 } },
      ...more,
    });

  it('to an HSA are deducted unless taxed distributions took some of them out', () => {
    const hsaDistributions = [{ distributed: 100 }];
    expect(excess({ contributed: 3_000 })).toEqual([]);
    expect(excess({ contributed: 3_750 }, { hsaDistributions })).toEqual([]);
    expect(excess({ contributed: 3_749 }, { hsaDistributions })).toEqual(['excessContributions']);
  });

  it('to a traditional IRA are deducted unless money came out or income limits the deduction', () => {
    const ira = (traditional: number, more: object = {}) =>
      refused({
        rentals: [],
        adjustments: { ira: [{ traditional }] },
        excessContributions: { taxpayer: { traditional: 500 } },
        ...more,
      });
    const retirement = [{ ira: true, grossDistribution: 1_000, taxableAmount: 1_000, code: '7' }];
    expect(ira(6_000)).toEqual([]);
    expect(ira(6_999, { retirement })).toEqual(['excessContributions']);
    expect(ira(7_000, { retirement })).toEqual([]);
    // A plan at work: from $77,000 on, less is deducted.
    const paid = (wages: number) => ira(6_000, { w2s: [{ wages, retirementPlan: true }] });
    expect(paid(77_000)).toEqual([]);
    expect(paid(80_000)).toEqual(['excessContributions']);
  });

  it('to both kinds of IRA need room for both under the limit', () => {
    const both = (traditional: number) =>
      refused({
        rentals: [],
        w2s: [{ wages: 60_000 }],
        adjustments: { ira: [{ traditional }] },
        excessContributions: { taxpayer: { traditional: 500, roth: 300 } },
      });
    expect(both(6_200)).toEqual([]);
    expect(both(6_201)).toEqual(['excessContributions']);
    // A full limit leaves nothing to divide.
    expect(both(7_000)).toEqual([]);
  });
});
