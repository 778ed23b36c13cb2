import fc from 'fast-check';
import { assertShare } from '@/tests/setup/share';
import { applyChanges } from '../apply-changes';
import { calculateReturn } from '../calculate-return';
import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { anyReturn } from '../testing/any-return';
import { discoverDeductions, type Discovery, type Suggestion } from './discover';
import { opportunities } from './opportunities';

const single: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { firstName: 'Ann', dateOfBirth: '1990-05-04', occupation: 'Baker' },
  w2s: [{ wages: 50_000, federalWithholding: 5_000 }],
};

/** Refund less what is owed, straight from the engine. */
function balance(input: unknown): number {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join());
  const { refund, owed, problems } = calculateReturn(parsed.facts);
  if (refund === null || owed === null) throw new Error(problems.map(({ message }) => message).join());
  return refund - owed;
}

function withChanges(input: ReturnInputJson, { changes }: Suggestion): unknown {
  const changed = applyChanges(input, changes);
  if (!changed.ok) throw new Error(`no such fact: ${changed.path}`);
  return changed.input;
}

const find = (found: Discovery, id: string) => found.suggestions.find((one) => one.id === id);
const settledOf = (found: Discovery, id: string) => found.settled.find((one) => one.id === id);

test('a suggestion whose words name a last day to pay in carries that day', () => {
  for (const { steps, doneBy } of opportunities)
    expect(doneBy).toBe(steps.some((step) => step.includes('April 15, 2025')) ? '2025-04-15' : undefined);
  expect(find(discoverDeductions(single), 'traditional-ira-taxpayer')?.doneBy).toBe('2025-04-15');
});

describe('savings', () => {
  it('are what the engine says, for every suggestion of any return', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const { suggestions, totalPotentialSavings } = discoverDeductions(input);
        let before: number | null = null;
        for (const suggestion of suggestions) {
          before ??= balance(input);
          expect(balance(withChanges(input, suggestion)) - before).toBe(suggestion.potentialSavings);
          expect(suggestion.potentialSavings).toBeGreaterThan(0);
          expect(Number.isInteger(suggestion.potentialSavings)).toBe(true);
        }
        const largest = Math.max(0, ...suggestions.map(({ potentialSavings }) => potentialSavings));
        expect(totalPotentialSavings).toBeGreaterThanOrEqual(suggestions.length > 0 ? 1 : 0);
        expect(totalPotentialSavings).toBeLessThan(Number.MAX_SAFE_INTEGER);
        expect(largest).toBeLessThan(Number.MAX_SAFE_INTEGER);
      }),
      60,
    );
  });

  // Wages 50,000 less 14,600: 35,400 taxable in the 12 % bracket. 7,000 into an IRA: 28,400. Tax Table:
  // 35,400-35,450 is 4,019; 28,400-28,450 is 1,160 + 12 % of (28,425 - 11,600) = 3,179. Saves 840. 28,400 is the
  // first amount of its step, so 6,951 is the least that gets there.
  it('propose the smallest amount that brings the whole saving', () => {
    const ira = find(discoverDeductions(single), 'traditional-ira-taxpayer');
    expect(ira?.potentialSavings).toBe(840);
    expect(ira?.amount?.dollars).toBe(6_951);
  });

  // The interest of 2,500 in the 12 % bracket: 35,400 to 32,900 is fifty steps of 50 dollars less: 300.
  it('take the most that the law allows', () => {
    const loan = find(discoverDeductions(single), 'student-loan-interest');
    expect(loan?.potentialSavings).toBe(300);
    expect(loan?.amount?.dollars).toBe(2_451);
    expect(loan?.confidence).toBe(75);
    expect(loan?.requirements.filter(({ known }) => !known)).toEqual([
      { says: 'You paid interest in 2024 on a student loan you owe.', known: false },
    ]);
  });
});

describe('what is ruled out says why', () => {
  it.each<[string, Partial<ReturnInputJson>, RegExp]>([
    ['earned-income-credit', {}, /over the limit/],
    ['child-care', {}, /No child under 13/],
    ['sep-ira', {}, /profit/],
    ['savers-credit-taxpayer', {}, /over the limit/],
    ['educator-expenses-taxpayer', {}, /job/],
    ['charity', {}, /standard deduction of \$14,600 is larger.*more than \$14,600/],
    ['student-loan-interest', { w2s: [{ wages: 95_000 }] }, /above \$95,000/],
    ['filing-status', {}, /No qualifying person/],
    ['excess-social-security', {}, /didn’t withhold more/],
    [
      'excess-social-security',
      { w2s: [{ wages: 180_000, socialSecurityWithholding: 11_160 }] },
      /\$707 too much/,
    ],
    ['foreign-tax-credit', {}, /None of your documents/],
  ])('%s with %j', (id, more, because) => {
    expect(settledOf(discoverDeductions({ ...single, ...more }), id)).toMatchObject({
      kind: 'ruled-out',
      because: expect.stringMatching(because),
    });
  });

  it('takes the filer’s no', () => {
    const denied = new Map([['adjustments.studentLoanInterest', 'You did not pick this.']]);
    const found = discoverDeductions(single, { denied, unclaimedWithholding: [] });
    expect(find(found, 'student-loan-interest')).toBeUndefined();
    expect(settledOf(found, 'student-loan-interest')?.because).toBe('You did not pick this.');
  });

  it('names what the return has already, with its line', () => {
    const found = discoverDeductions({ ...single, adjustments: { studentLoanInterest: 1_000 } });
    expect(settledOf(found, 'student-loan-interest-claimed')).toMatchObject({
      kind: 'claimed',
      dollars: 1_000,
      line: { form: 'schedule-1', line: '21' },
    });
  });
});

const child = { firstName: 'Bo', dateOfBirth: '2018-03-01', relationship: 'child' } as const;

describe('each subject', () => {
  // Head of household instead of single, wages 50,000: 50,000 - 21,900 = 28,100. The credits are 2,000 either way.
  // Single: 4,019. Head of household: 28,100-28,150 is 1,655 + 12 % of (28,125 - 16,550) = 3,044. Saves 975.
  it('finds the better filing status', () => {
    const found = discoverDeductions({ ...single, dependents: [child] });
    expect(find(found, 'filing-status')?.potentialSavings).toBe(975);
    expect(find(found, 'filing-status')?.confidence).toBe(67);
  });

  // A building of 100,000 in its second year: 3,636 (Publication 946, Table A-6). Rent of 12,000 is taxed at 12 %:
  // taxable 45,400 is 5,219 of the Tax Table, 41,764 is 4,781.
  it('finds a rental building without depreciation', () => {
    const rental = { id: 'r', address: '9 Mill Street', kind: '1', fairRentalDays: 365, rents: 12_000 };
    const withRental = (more: object): ReturnInputJson => ({
      ...single,
      w2s: [{ wages: 48_000, federalWithholding: 5_000 }],
      rentals: [{ ...rental, ...more }],
    });
    const idOf = 'rental-depreciation-0';
    const suggestion = find(discoverDeductions(withRental({})), idOf);
    expect(suggestion?.changes[0]).toMatchObject({
      path: 'rentals.0.assets.0',
      value: { class: '27.5', placedInService: '2023-01-01', cost: 100_000 },
    });
    expect(suggestion?.potentialSavings).toBe(438);
    expect(find(discoverDeductions(withRental({ kind: '4' })), idOf)?.changes[0]?.value).toMatchObject({
      class: '39',
    });
    const building = { placedInService: '2020-06-01', cost: 90_000, class: '27.5' };
    for (const without of [
      { kind: '5' },
      { kind: '8' },
      { kind: '' },
      { fairRentalDays: 0 },
      { fairRentalDays: 10, personalUseDays: 20 },
      { assets: [building] },
    ])
      expect(find(discoverDeductions(withRental(without)), idOf)).toBeUndefined();
    expect(
      find(discoverDeductions(withRental({ assets: [{ ...building, class: '7' }] })), idOf),
    ).toBeDefined();
  });

  // 20 % of 3,000, above 43,000 of income.
  it('finds child care', () => {
    const care = find(discoverDeductions({ ...single, dependents: [child] }), 'child-care');
    expect(care?.potentialSavings).toBe(600);
    expect(care?.amount?.dollars).toBeLessThanOrEqual(3_000);
  });

  it('finds the child tax credit behind a missing number', () => {
    const found = discoverDeductions({ ...single, dependents: [{ ...child, idType: 'none' }] });
    expect(find(found, 'child-tax-credit-0')?.potentialSavings).toBe(2_000);
  });

  // 2,500: all of the first 2,000 and a quarter of the next 2,000.
  it('finds the American opportunity credit and the better choice', () => {
    const student = { ...child, dateOfBirth: '2005-03-01', student: true };
    const found = discoverDeductions({ ...single, dependents: [student] });
    expect(find(found, 'american-opportunity-credit-0-aotc')).toMatchObject({
      potentialSavings: 2_500,
      amount: { dollars: expect.any(Number) },
    });
    // The lifetime credit of 4,000 is 800.
    const stated = discoverDeductions({
      ...single,
      dependents: [student],
      education: [
        { student: { dependentIndex: 0 }, qualifiedExpenses: 4_000, halfTime: true, credit: 'llc' },
      ],
    });
    expect(find(stated, 'education-credit-choice-0')?.potentialSavings).toBe(1_700);
  });

  it('finds what a business leaves out', () => {
    const found = discoverDeductions({
      ...single,
      businesses: [{ id: 'a', name: 'Lee Design', income: { form1099Nec: 40_000 } }],
    });
    for (const id of [
      'home-office-0',
      'business-vehicle-0',
      'sep-ira-taxpayer',
      'self-employed-health-insurance-taxpayer',
    ])
      expect(find(found, id)?.potentialSavings).toBeGreaterThan(0);
    expect(settledOf(found, 'qualified-business-income-claimed')?.kind).toBe('claimed');
  });

  it('finds the qualified business income of a rental', () => {
    const rental = { id: 'r', address: '1 Elm St', fairRentalDays: 365, rents: 20_000 };
    const found = discoverDeductions({ ...single, rentals: [rental] });
    // 20 % of 20,000 off the income at 12 and 22 %.
    expect(find(found, 'qualified-business-income-rental-0')?.potentialSavings).toBeGreaterThan(400);
  });

  it('finds what itemizing leaves out', () => {
    const itemized = { realEstateTax: 4_000, mortgages: [{ interest: 15_000, balance: 200_000 }] };
    const found = discoverDeductions({ ...single, address: { state: 'TX' }, itemized });
    // 12 %: 500 is 60, 1,000 is 120; 1,000 above the floor of 3,750 is 120.
    expect(find(found, 'charity')?.potentialSavings).toBe(60);
    expect(find(found, 'sales-tax-choice')?.potentialSavings).toBe(120);
    expect(find(found, 'medical-expenses')).toMatchObject({
      potentialSavings: 120,
      amount: { dollars: 4_750 },
    });
    const forced = discoverDeductions({ ...single, itemized: { force: true, realEstateTax: 600 } });
    // 14,000 more income: 49,400 - 35,400.
    expect(find(forced, 'itemized-deductions')?.potentialSavings).toBeGreaterThan(1_500);
  });

  it('finds energy and cars where there is tax', () => {
    const found = discoverDeductions(single);
    expect(find(found, 'home-improvement-heatPumps')?.potentialSavings).toBe(2_000);
    expect(find(found, 'home-improvement-insulation')?.potentialSavings).toBe(1_200);
    // Tax is 4,019.
    expect(find(found, 'clean-energy')?.potentialSavings).toBe(4_019);
    expect(find(found, 'clean-vehicle-new')?.potentialSavings).toBe(4_019);
    const poor = discoverDeductions({ ...single, w2s: [{ wages: 9_000 }] });
    expect(settledOf(poor, 'clean-energy')?.because).toMatch(/no tax/);
  });

  it('finds a health savings account, and knows one from the W-2', () => {
    const found = discoverDeductions(single);
    expect(find(found, 'health-savings-account-taxpayer')?.amount?.dollars).toBeLessThanOrEqual(4_150);
    const withEmployer = discoverDeductions({
      ...single,
      w2s: [{ wages: 50_000, box12: [{ code: 'W', amount: 1_150 }] }],
    });
    const again = find(withEmployer, 'health-savings-account-taxpayer');
    expect(again?.amount?.dollars).toBeLessThanOrEqual(3_000);
    expect(again?.confidence).toBeGreaterThan(
      find(found, 'health-savings-account-taxpayer')?.confidence ?? 100,
    );
  });

  it('finds the saver’s credit and the choice of combat pay', () => {
    const found = discoverDeductions({ ...single, w2s: [{ wages: 24_000, federalWithholding: 1_000 }] });
    // 20 % of 2,000.
    expect(find(found, 'savers-credit-taxpayer')?.potentialSavings).toBe(400);
    const soldier = discoverDeductions({
      ...single,
      dependents: [child],
      w2s: [{ wages: 4_000, box12: [{ code: 'Q', amount: 8_000 }] }],
    });
    // 34 % of 12,000 instead of 4,000: 2,720 more, by the table's steps.
    expect(find(soldier, 'earned-income-credit-combat-pay')?.potentialSavings).toBe(2_720);
  });

  it('finds tax withheld on a paper that has no place', () => {
    const found = discoverDeductions(single, {
      denied: new Map(),
      unclaimedWithholding: [{ documentId: 'd1', name: 'Casino', amount: 240 }],
    });
    expect(find(found, 'unclaimed-withholding-d1')?.potentialSavings).toBe(240);
  });
});

describe('a spouse', () => {
  it('is named, and “you” is always the taxpayer', () => {
    const found = discoverDeductions({
      ...single,
      filingStatus: 'mfj',
      spouse: { firstName: 'Tom', dateOfBirth: '1984-02-01' },
    });
    const firstOf = (id: string) => find(found, id)?.requirements[0]?.says;
    expect(firstOf('health-savings-account-taxpayer')).toBe('You weren’t enrolled in Medicare.');
    expect(firstOf('health-savings-account-spouse')).toBe('Tom wasn’t enrolled in Medicare.');
  });
});

describe('the list', () => {
  it('has unique ids, sources and steps', () => {
    expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
    for (const { steps, law } of opportunities) {
      expect(steps.length).toBeGreaterThan(0);
      expect(law.source).toMatch(/IRC|Publication|Form/);
      expect(law.explanation.length).toBeGreaterThan(60);
    }
  });

  it('answers for every opportunity, whatever the return', () => {
    const { suggestions, settled } = discoverDeductions(single);
    for (const { id } of opportunities) {
      const mine = [...suggestions, ...settled].filter((one) => one.id.startsWith(id));
      expect(mine.length).toBeGreaterThan(0);
      for (const one of mine) if ('because' in one) expect(one.because).not.toBe('');
    }
  });

  it('gives nothing for a return that can’t be computed', () => {
    expect(discoverDeductions({ ...single, adjustments: { archerMsa: 1 } })).toEqual({
      suggestions: [],
      settled: [],
      totalPotentialSavings: 0,
    });
  });

  it('adds up what the suggestions bring together, each with the ones before it', () => {
    // Two IRAs share one limit: together they bring less than each alone.
    const found = discoverDeductions({ ...single, w2s: [{ wages: 24_000, federalWithholding: 1_000 }] });
    const sum = found.suggestions.reduce((total, { potentialSavings }) => total + potentialSavings, 0);
    expect(found.totalPotentialSavings).toBeLessThan(sum);
    // Nothing beyond the tax and the refundable credits can come back: 1,000 withheld, tax 940.
    expect(found.totalPotentialSavings).toBeGreaterThan(0);
  });

  it('names the source of the return’s own year', () => {
    const found = discoverDeductions({
      ...single,
      taxYear: 2025,
      w2s: [{ wages: 60_000, federalWithholding: 9_000 }],
    });
    const source = find(found, 'traditional-ira-taxpayer')?.law.source;
    expect(source).toBe('IRC 219; Notice 2024-80; Publication 590-A (2025)');
  });

  it('leaves what is past its deadline out of the total', () => {
    // Enough tax that the suggestions don't eat all of it.
    const filer = { ...single, w2s: [{ wages: 150_000, federalWithholding: 30_000 }] };
    const inTime = discoverDeductions(filer, undefined, '2025-04-15');
    const late = discoverDeductions(filer, undefined, '2025-04-16');
    // The suggestions stay: the filer may have acted in time without telling us.
    expect(late.suggestions).toEqual(inTime.suggestions);
    expect(late.suggestions.some(({ doneBy }) => doneBy === '2025-04-15')).toBe(true);
    const sum = late.suggestions
      .filter(({ doneBy }) => doneBy === null)
      .reduce((total, { potentialSavings }) => total + potentialSavings, 0);
    expect(late.totalPotentialSavings).toBeLessThanOrEqual(sum);
    expect(late.totalPotentialSavings).toBeLessThan(inTime.totalPotentialSavings);
  });
});
