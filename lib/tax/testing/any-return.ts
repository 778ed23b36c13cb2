import fc from 'fast-check';
import { type ReturnInputJson } from '../facts/return-input';

const dollarsAndCents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const money = fc.oneof(
  { weight: 4, arbitrary: dollarsAndCents(60_000) },
  { weight: 1, arbitrary: dollarsAndCents(9_999_999_999) },
);
const birth = fc.integer({ min: 1930, max: 2015 }).map((year) => `${year}-06-15`);

const w2 = fc.record({
  wages: money,
  federalWithholding: money,
  socialSecurityWithholding: money,
  medicareWages: money,
  medicareWithholding: money,
});

/** Random returns within what is covered: all filing statuses, children, documents of every covered kind. */
export const anyReturn = fc
  .record({
    filingStatus: fc.constantFrom('single', 'mfj', 'mfs', 'hoh', 'qss'),
    taxpayer: birth,
    spouse: birth,
    livedApartAllYear: fc.boolean(),
    spouseItemizes: fc.boolean(),
    children: fc.array(fc.record({ dateOfBirth: birth, monthsInHome: fc.integer({ min: 0, max: 12 }) }), {
      maxLength: 4,
    }),
    w2s: fc.array(w2, { maxLength: 3 }),
    interest: fc.array(
      fc.record({
        interest: money,
        bondPremium: dollarsAndCents(100),
        taxExemptInterest: dollarsAndCents(5_000),
        federalWithholding: money,
      }),
      { maxLength: 3 },
    ),
    dividends: fc.array(
      fc.record({ ordinary: dollarsAndCents(20_000), capitalGain: dollarsAndCents(20_000) }),
      { maxLength: 2 },
    ),
    benefits: fc.array(
      fc.integer({ min: -5_000_000, max: 5_000_000 }).map((cents) => cents / 100),
      { maxLength: 2 },
    ),
    unemployment: dollarsAndCents(30_000),
    studentLoan: dollarsAndCents(4_000),
    estimated: money,
  })
  .map((r): ReturnInputJson => ({
    taxYear: 2024,
    filingStatus: r.filingStatus as ReturnInputJson['filingStatus'],
    taxpayer: { dateOfBirth: r.taxpayer },
    spouse: r.filingStatus === 'mfj' ? { dateOfBirth: r.spouse } : null,
    livedApartAllYear: r.livedApartAllYear,
    spouseItemizes: r.spouseItemizes,
    dependents: r.children.map((child) => ({ ...child, relationship: 'child' })),
    w2s: r.w2s,
    interest: r.interest,
    dividends: r.dividends,
    socialSecurity: r.benefits.map((netBenefits) => ({ netBenefits })),
    governmentPayments: [{ unemployment: r.unemployment }],
    adjustments: { studentLoanInterest: r.studentLoan },
    payments: { estimated: [{ amount: r.estimated }] },
  }));
