/** Facts of a return in few words, for households worked by hand. Amounts in dollars; everybody is born on June 15. */

export type Facts = Record<string, unknown>;

export const born = (year: number, more: Facts = {}): Facts => ({ dateOfBirth: `${year}-06-15`, ...more });
const person = (who: number | Facts): Facts => (typeof who === 'number' ? born(who) : who);

/** A filing status and the filers, by year of birth or in full. */
export const people = (filingStatus: string, taxpayer: number | Facts, spouse?: number | Facts): Facts => ({
  taxYear: 2024,
  filingStatus,
  taxpayer: person(taxpayer),
  ...(spouse === undefined ? {} : { spouse: person(spouse) }),
});

export const child = (year: number, more: Facts = {}): Facts => ({
  firstName: 'Kim',
  lastName: 'Lee',
  ssn: '400010001',
  dateOfBirth: `${year}-06-15`,
  relationship: 'child',
  ...more,
});

/** One state for all of 2024. */
export const home = (state: string, more: Facts = {}): Facts[] => [
  { state, from: '2024-01-01', to: '2024-12-31', ...more },
];
/** One state until June, another from July. */
export const move = (first: string, second: string, moreOfFirst: Facts = {}, moreOfSecond: Facts = {}) => [
  { state: first, from: '2024-01-01', to: '2024-06-30', ...moreOfFirst },
  { state: second, from: '2024-07-01', to: '2024-12-31', ...moreOfSecond },
];
export const newYorkCity = { city: 'New York', county: 'New York' };

const untaxed = new Set(['FL', 'NV', 'TX', 'WA']);
/** Form W-2 with its social security and Medicare tax; box 16 as box 1. */
export const pay = (state: string, wages: number, more: Facts = {}): Facts => {
  const covered = Math.min(wages, 168_600);
  return {
    wages,
    socialSecurityWages: covered,
    medicareWages: wages,
    socialSecurityWithholding: Math.round(covered * 6.2) / 100,
    medicareWithholding: Math.round(wages * 1.45) / 100,
    states: untaxed.has(state) ? [] : [{ state, wages }],
    ...more,
  };
};

/** A taxable Form 1099-R of an employer's plan, code 7. */
export const pension = (amount: number, more: Facts = {}): Facts => ({
  grossDistribution: amount,
  taxableAmount: amount,
  code: '7',
  planKind: 'privateEmployer',
  ...more,
});
export const ira = (amount: number, more: Facts = {}): Facts =>
  pension(amount, { ira: true, planKind: 'ira', ...more });
export const benefits = (netBenefits: number, owner = 'taxpayer'): Facts => ({ owner, netBenefits });
/** Interest of a state's bonds, which the federal return leaves out. */
export const bond = (taxExemptInterest: number, municipalState: string): Facts => ({
  taxExemptInterest,
  municipalState,
});
/** A sale held since 2020, on August 1, with this gain. */
export const sale = (gain: number, more: Facts = {}): Facts => ({
  acquired: '2020-01-01',
  sold: '2024-08-01',
  term: 'long',
  basis: 10_000,
  proceeds: 10_000 + gain,
  ...more,
});
/** Care for the first dependent. */
export const care = (state: string, amount: number): Facts => ({
  providers: [{ name: 'x', id: '1', amount, state }],
  persons: [{ dependentIndex: 0, expenses: amount }],
});
