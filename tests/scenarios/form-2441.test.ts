import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const });
const hoh = { taxYear: 2024 as const, filingStatus: 'hoh' as const, taxpayer: person('1985-01-01') };
const joint = { ...hoh, filingStatus: 'mfj' as const, spouse: person('1986-01-01') };
const forFirst = (expenses: number) => ({ persons: [{ dependentIndex: 0, expenses }] });

describe('Form 2441 at its boundaries', () => {
  const care = (changes: object) =>
    calculateJson({
      ...hoh,
      dependents: [child('2018-05-01')],
      w2s: [wages(40_000)],
      childCare: forFirst(3_500),
      ...changes,
    }).lines['2441'];

  it.each([
    [15_000, 0.35],
    [15_001, 0.34],
    [43_000, 0.21],
    [43_001, 0.2],
  ])('takes the rate at %i', (amount, expected) => {
    expect(care({ w2s: [wages(amount)] })).toMatchObject({ '8': expected });
  });

  it('wants a child under 13 at some time of the year', () => {
    expect(care({ dependents: [child('2011-01-02')] })).toMatchObject({ '3': 3_000 });
    expect(care({ dependents: [child('2011-01-01')] })).toBeUndefined();
    expect(care({ dependents: [{ ...child('2009-01-01'), unableToCareForSelf: true }] })).toMatchObject({
      '3': 3_000,
    });
  });

  it('gives nothing to a couple that lived together and files separately', () => {
    expect(care({ filingStatus: 'mfs' })).toBeUndefined();
    expect(care({ filingStatus: 'mfs', livedApartLastSixMonths: true })).toMatchObject({ '3': 3_000 });
  });

  it('refuses what needs facts by month or of a spouse', () => {
    const both = { ...joint, dependents: [child('2018-05-01')] };
    expect(
      listRefusedPaths({ ...hoh, filingStatus: 'mfs', w2s: [{ wages: 10, dependentCareBenefits: 1 }] }),
    ).toEqual(['w2s.dependentCareBenefits']);
    expect(
      listRefusedPaths({
        ...both,
        w2s: [wages(40_000), { ...wages(1_000), owner: 'spouse' }],
        childCare: { ...forFirst(3_000), spouseStudentMonths: 9 },
      }),
    ).toEqual(['childCare.spouseStudentMonths']);
    expect(
      listRefusedPaths({
        ...both,
        childCare: { ...forFirst(3_000), spouseStudentMonths: 9, taxpayerStudentMonths: 1 },
      }),
    ).toEqual(['childCare.taxpayerStudentMonths']);
  });

  it('asks for no months of a student whose own pay covers the expenses', () => {
    expect(
      care({
        ...joint,
        childCare: { ...forFirst(3_000), spouseStudentMonths: 9, taxpayerStudentMonths: 4 },
      }),
    ).toMatchObject({ '4': 40_000, '5': 2_250, '11': 495 });
  });
});
