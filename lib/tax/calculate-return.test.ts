import fc from 'fast-check';
import { calculateReturn, startReturn } from './calculate-return';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';
import { allForms } from './us/forms';

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
const anyReturn = fc
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
    sales: fc.array(
      fc.record({
        sold: fc.constantFrom('2024-01-02', '2024-12-31'),
        acquired: fc.constantFrom('2023-06-01', '2024-01-01', 'inherited'),
        proceeds: money,
        basis: money,
        basisReported: fc.boolean(),
        collectible: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    lossCarriedOver: dollarsAndCents(8_000),
    stockOptions: dollarsAndCents(900_000),
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
    sales: r.sales,
    capitalLossCarryover: { longTerm: r.lossCarriedOver },
    amt: { isoSpread: r.stockOptions },
    socialSecurity: r.benefits.map((netBenefits) => ({ netBenefits })),
    governmentPayments: [{ unemployment: r.unemployment }],
    adjustments: { studentLoanInterest: r.studentLoan },
    payments: { estimated: [{ amount: r.estimated }] },
  }));

function factsOf(input: ReturnInputJson) {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('any return', () => {
  it('gives numbers that are finite, never a negative zero, and whole dollars on Form 1040', () => {
    fc.assert(
      fc.property(anyReturn, (input) => {
        const { lines, refund, owed, problems } = calculateReturn(factsOf(input));
        expect(numbersIn(lines).filter((value) => !Number.isFinite(value) || Object.is(value, -0))).toEqual(
          [],
        );
        expect(numbersIn(lines['1040']).filter((value) => !Number.isInteger(value))).toEqual([]);
        if (problems.length === 0) expect((refund ?? 0) * (owed ?? 0)).toBe(0);
      }),
      { numRuns: 400 },
    );
  });

  it('is the same traced and untraced, and in any order of its documents', () => {
    fc.assert(
      fc.property(anyReturn, (input) => {
        const plain = calculateReturn(factsOf(input));
        expect(calculateReturn(factsOf(input), { trace: true })).toEqual(plain);
        const turned: ReturnInputJson = {
          ...input,
          w2s: input.w2s?.toReversed(),
          sales: input.sales?.toReversed(),
          dependents: input.dependents?.toReversed(),
        };
        expect(calculateReturn(factsOf(turned)).lines['1040']).toEqual(plain.lines['1040']);
      }),
      { numRuns: 150 },
    );
  });

  it('does not change with a document that says nothing', () => {
    fc.assert(
      fc.property(anyReturn, (input) => {
        const more: ReturnInputJson = {
          ...input,
          w2s: [...(input.w2s ?? []), {}],
          interest: [...(input.interest ?? []), {}],
        };
        expect(calculateReturn(factsOf(more)).lines['1040']).toEqual(
          calculateReturn(factsOf(input)).lines['1040'],
        );
      }),
      { numRuns: 150 },
    );
  });

  it('evaluates every line of every form without a circle', () => {
    fc.assert(
      fc.property(anyReturn, (input) => {
        const run = startReturn(factsOf(input));
        for (const form of allForms)
          for (let copy = 0; copy < run.countCopies(form); copy++)
            for (const line of form.lines) run.read(line, copy);
      }),
      { numRuns: 50 },
    );
  });
});
