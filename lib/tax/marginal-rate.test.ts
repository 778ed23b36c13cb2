import { parseReturn } from './facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from './facts/return-input';
import {
  computeMarginalRates,
  drawIncomeCurve,
  findNextRateChanges,
  type IncomeKind,
  listIncomeSources,
} from './marginal-rate';

/** A return of 2024 with the least that it needs. */
function factsOf(more: Partial<ReturnInputJson>): ReturnInput {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1985-03-04', ssn: '400001234' },
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

const child = (dateOfBirth: string) => ({
  firstName: 'Child',
  dateOfBirth,
  ssn: '400005678',
  relationship: 'child' as const,
});

describe('kinds of income', () => {
  it('lists wages first, and then only what is stated', () => {
    const facts = factsOf({
      dividends: [{ ordinary: 500, qualified: 300, capitalGain: 70.5 }],
      sales: [
        { sold: '2024-05-01', proceeds: 900, basis: 400, term: 'long' },
        { sold: '2024-05-01', proceeds: 100, basis: 400, term: 'short' },
      ],
    });
    expect(listIncomeSources(facts).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['wages', 0],
      ['ordinaryDividends', 200],
      ['qualifiedDividends', 300],
      // 500 of the sale and 70.50 of box 2a; the short-term loss is no gain.
      ['longTermGain', 570.5],
    ]);
  });
});

describe('the marginal rate', () => {
  it('is 12% on wages of $60,000 of a single filer', () => {
    const rates = computeMarginalRates(factsOf({ w2s: [{ wages: 60_000 }] }));
    if (!rates.ok) throw new Error('It can be computed');
    // Taxable 45,400, in the row 45,400 to 45,450: 1,160 + 12% of (45,425 - 11,600) = 5,219.
    expect(rates).toMatchObject({ totalTax: 5_219, totalIncome: 60_000, effectiveRate: 0.087 });
    expect(rates.rates[0]?.steps.map(({ raise, change, rate }) => [raise, change, rate])).toEqual([
      [100, -12, 0.12],
      [1000, -120, 0.12],
    ]);
    expect(rates.rates[0]?.steps[1]?.moved).toContainEqual({
      form: '1040',
      line: '16',
      label: 'Tax',
      before: 5_219,
      after: 5_339,
    });
  });

  it('counts what a raise does to benefits: $100 of pension make $85 more of them taxable', () => {
    const rates = computeMarginalRates(
      factsOf({
        taxpayer: { dateOfBirth: '1957-01-01', ssn: '400001234' },
        retirement: [{ grossDistribution: 24_000, taxableAmount: 24_000 }],
        socialSecurity: [{ netBenefits: 24_000 }],
      }),
    );
    if (!rates.ok) throw new Error('It can be computed');
    const pension = rates.rates.find(({ kind }) => kind === 'retirement');
    // Half of the benefits and the pension: 36,000; 34,000 is passed, so 0.85 of a dollar more is taxed with each: 4,500 +
    // 1,700 = 6,200. Taxable 24,000 + 6,200 - 16,550 = 13,650: 12% of $185.
    expect(pension?.steps[0]?.moved).toContainEqual(
      expect.objectContaining({ form: '1040', line: '6b', before: 6_200, after: 6_285 }),
    );
    // Rows 13,650 and 13,800 (13,835): 12% of 150 is 18; $1,000 more: 13,650 to 15,500 (12% of 1,850).
    expect(pension?.steps.map(({ change }) => change)).toEqual([-18, -222]);
  });

  it('leaves out the kinds of a return that is refused, and says why', () => {
    const rates = computeMarginalRates(factsOf({ adjustments: { archerMsa: 1 } }));
    expect(rates).toMatchObject({
      ok: false,
      issues: [expect.objectContaining({ path: 'adjustments.archerMsa' })],
    });
    expect(findNextRateChanges(factsOf({ adjustments: { archerMsa: 1 } }))).toBeNull();
  });
});

describe('the next change of the rate', () => {
  const next = (more: Partial<ReturnInputJson>, kind?: IncomeKind) =>
    findNextRateChanges(factsOf(more), kind);

  it('finds the bracket above: 47,150 + 14,600 - 60,000', () => {
    const raise = next({ w2s: [{ wages: 60_000 }] })?.raise;
    expect(raise).toMatchObject({
      distance: 1_750,
      kind: 'rate',
      jump: 0,
      rateBefore: 0.12,
      rateAfter: 0.22,
    });
    expect(raise?.causes).toEqual([
      {
        text: 'The 22% bracket begins',
        form: '1040',
        line: '16',
        label: 'Tax',
        threshold: 47_150,
        law: 'incomeTax.brackets.single',
        source: 'Rev. Proc. 2023-34, section 3.01, tables 1 to 4; IRC 1(a) to (d) and (j)',
      },
    ]);
  });

  it('finds the bracket below: 30,000 - 14,600 - 11,600', () => {
    expect(next({ w2s: [{ wages: 30_000 }] })?.fall).toMatchObject({
      distance: 3_800,
      rateBefore: 0.12,
      rateAfter: 0.1,
      causes: [{ text: 'The 12% bracket begins', threshold: 11_600 }],
    });
  });

  it('finds nothing where nothing is', () => {
    // 12% from 26,200 to 61,750 of wages: $20,000 up stay inside.
    const around = next({ w2s: [{ wages: 40_000 }] });
    expect(around?.fall).toMatchObject({ distance: 13_800 });
    expect(around?.raise).toBeNull();
  });

  it('finds the cliff of the saver’s credit at $23,000', () => {
    const raise = next({ w2s: [{ wages: 22_900 }], adjustments: { ira: [{ roth: 2_000 }] } })?.raise;
    // Tax of 10% of 8,401 is taken by half of 2,000; one dollar over it is a fifth: 400. 840 - 400 is lost at once.
    expect(raise).toMatchObject({ distance: 101, kind: 'jump', jump: -440, rateBefore: 0 });
    expect(raise?.causes).toEqual([expect.objectContaining({ form: '8880', line: '9', threshold: 23_000 })]);
  });

  it('finds $50 of the child tax credit at each $1,000 over $400,000', () => {
    const raise = next({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1986-01-01', ssn: '400001235' },
      dependents: [child('2015-05-05'), child('2017-05-05')],
      w2s: [{ wages: 399_500, medicareWages: 399_500 }],
    })?.raise;
    // 24% and 0.9% of Additional Medicare Tax.
    expect(raise).toMatchObject({ distance: 501, kind: 'jump', jump: -50, rateBefore: 0.249 });
    expect(raise?.causes).toEqual([
      expect.objectContaining({ form: '8812', line: '10', threshold: 400_000 }),
    ]);
  });

  it('finds where the earned income credit shrinks: $22,720 with a child', () => {
    const raise = next({
      filingStatus: 'hoh',
      dependents: [child('2015-05-05')],
      w2s: [{ wages: 22_000 }],
    })?.raise;
    expect(raise).toMatchObject({ distance: 720, kind: 'rate', rateBefore: 0, rateAfter: 0.1598 });
    expect(raise?.causes[0]).toMatchObject({
      form: 'eic-worksheet',
      threshold: 22_720,
      law: 'earnedIncome.oneChild.phaseOutStart',
    });
  });

  it('finds where more of the benefits is taxed: 34,000 of combined income', () => {
    const raise = next(
      {
        taxpayer: { dateOfBirth: '1957-01-01', ssn: '400001234' },
        retirement: [{ grossDistribution: 20_000, taxableAmount: 20_000 }],
        socialSecurity: [{ netBenefits: 24_000 }],
      },
      'retirement',
    )?.raise;
    // Each dollar makes 50 cents of benefits taxable, then 85: 10% of 1.50, then of 1.85.
    expect(raise).toMatchObject({ distance: 2_000, rateBefore: 0.15, rateAfter: 0.185 });
    expect(raise?.causes[0]).toMatchObject({
      form: 'social-security-benefits',
      law: 'benefits.secondStep.single',
    });
  });

  it('finds the end of the 0% rate for gains', () => {
    const raise = next(
      { w2s: [{ wages: 30_000 }], dividends: [{ ordinary: 20_000, qualified: 20_000 }] },
      'qualifiedDividends',
    )?.raise;
    // Taxable 35,400: 47,025 is 11,625 away.
    expect(raise).toMatchObject({ distance: 11_625, rateBefore: 0, rateAfter: 0.15 });
    expect(raise?.causes[0]).toMatchObject({ threshold: 47_025, law: 'capitalGain.zeroRateUpTo.single' });
  });
});

describe('the curve', () => {
  it('runs over half to one and a half of the income', () => {
    const points = drawIncomeCurve(
      factsOf({ w2s: [{ wages: 60_000, federalWithholding: 6_000 }] }),
      'wages',
      5,
    );
    // Taxable 15,400, 30,400, 45,400, 60,400, 75,400, each in the middle of its row: plus $25.
    expect(points).toEqual([
      { share: -0.5, change: -30_000, totalTax: 1_619, balance: 4_381 },
      { share: -0.25, change: -15_000, totalTax: 3_419, balance: 2_581 },
      { share: 0, change: 0, totalTax: 5_219, balance: 781 },
      { share: 0.25, change: 15_000, totalTax: 8_347, balance: -2_347 },
      { share: 0.5, change: 30_000, totalTax: 11_647, balance: -5_647 },
    ]);
  });

  it('leaves out less than nothing', () => {
    expect(drawIncomeCurve(factsOf({}), 'wages', 5).map(({ change }) => change)).toEqual([0, 10_000, 20_000]);
  });
});
