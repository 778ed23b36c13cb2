import { startReturn } from '@/lib/tax/calculate-return';
import { checkReturn } from '@/lib/tax/checks/check-return';
import { type Line } from '@/lib/tax/engine/line';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { minimumTaxIncome } from '@/lib/tax/us/form-6251/part-1';
import { exemption } from '@/lib/tax/us/form-6251/part-2';
import { calculateJson } from './check-scenarios';
import { person } from './scenario';

// Faults that were found in six other calculators for 2024 (the workshop's list). Each case is worked by hand on a return
// where the fault would show.

type Input = Partial<ReturnInputJson>;
const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const child = (dateOfBirth = '2018-05-01') => ({ ...person(dateOfBirth), relationship: 'child' as const });
const hoh: ReturnInputJson = { ...single, filingStatus: 'hoh', dependents: [child()] };
const qss: ReturnInputJson = { ...single, filingStatus: 'qss', dependents: [child()] };
const mfj: ReturnInputJson = { ...single, filingStatus: 'mfj', spouse: person('1980-01-01') };

/** One line of a form that belongs to the return; null when it is blank or absent. */
function lineOf(input: ReturnInputJson, form: string, line: string): unknown {
  const { lines, refund } = calculateJson(input);
  if (refund === null) throw new Error('This return was refused');
  const found = lines[form];
  return found === undefined || Array.isArray(found) ? null : (found[line] ?? null);
}

/** A line of a form that may not belong to the return. */
function valueOf(input: ReturnInputJson, line: Line<number>): number | null {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return startReturn(parsed.facts).read(line, 0);
}

const wages = (amount: number, more: Input = {}): ReturnInputJson => ({
  ...single,
  w2s: [{ wages: amount, socialSecurityWages: amount, medicareWages: amount }],
  ...more,
});

describe('Tax-Calculator, PolicyEngine and tenforty’s graph', () => {
  it('child tax credit of a surviving spouse shrinks from $200,000', () => {
    expect(lineOf({ ...wages(210_000), ...qss }, '8812', '9')).toBe(200_000);
    // 2,000 less 5% of 10,000; less 5% of 40,000.
    expect(lineOf({ ...wages(210_000), ...qss }, '1040', '19')).toBe(1_500);
    expect(lineOf({ ...wages(240_000), ...qss }, '1040', '19')).toBe(0);
  });

  it('tax comes from the rows of the Tax Table below $100,000', () => {
    // Taxable 50,010: row 50,000 to 50,050; 5,426 + 22% of (50,025 - 47,150) = 6,058.50. By formula: 6,055.
    expect(lineOf(wages(64_610), '1040', '16')).toBe(6_059);
    // Taxable 30: row 25 to 50; 10% of 37.50. Taxable 4: the first row.
    expect(lineOf(wages(14_630), '1040', '16')).toBe(4);
    expect(lineOf(wages(14_604), '1040', '16')).toBe(0);
  });

  it('earned income credit comes from the rows of its table', () => {
    // Row 15,000 to 15,050: 632 less 7.65% of (15,025 - 10,330). By formula: 275.
    expect(lineOf(wages(15_000), '1040', '27')).toBe(273);
  });
});

describe('Tax-Calculator and PolicyEngine', () => {
  it('no earned income credit for a married person who files separately without a child', () => {
    expect(lineOf(wages(9_000), '1040', '27')).toBe(632);
    expect(lineOf(wages(9_000, { filingStatus: 'mfs' }), '1040', '27')).toBeNull();
  });

  it('a surviving spouse of 65 adds $1,550 to the standard deduction', () => {
    expect(lineOf({ ...wages(90_000), ...qss, taxpayer: person('1959-06-01') }, '1040', '12')).toBe(30_750);
  });

  it('the $400 floor of self-employment tax is each person’s own', () => {
    const pair: Input = {
      businesses: [
        { id: 'his', income: { other: 400 } },
        { id: 'hers', owner: 'spouse', income: { other: 400 } },
      ],
    };
    // 92.35% of 400 is 369 for each; 739 for both.
    expect(lineOf({ ...mfj, ...pair }, 'schedule-2', '4')).toBeNull();
  });

  it('the range of the business income deduction is the single one for a surviving spouse', () => {
    const input: ReturnInputJson = {
      ...wages(270_000),
      ...qss,
      businesses: [{ id: 'law', income: { other: 20_000 }, qbi: { specifiedService: true } }],
    };
    // 270,000 + 20,000 - 268 (half of 2.9% of 18,470) - 29,200 = 260,532, over 241,950: nothing for a service business.
    expect(lineOf(input, '1040', '13') ?? 0).toBe(0);
    expect(lineOf(input, '1040', '15')).toBe(260_532);
  });

  it('married filing separately adds to Form 6251, line 4', () => {
    // 900,000 + 25% of (900,000 - 875,950) = 906,012.50.
    expect(valueOf(wages(900_000, { filingStatus: 'mfs' }), minimumTaxIncome)).toBe(906_013);
  });
});

describe('PolicyEngine', () => {
  it('Form 6251, Part III, counts qualified dividends once', () => {
    const input = wages(100_000, {
      dividends: [{ ordinary: 50_000, qualified: 50_000 }],
      amt: { isoSpread: 300_000 },
    });
    // Line 6: 150,000 + 300,000 - 85,700 = 364,300. Line 18: 28% of 314,300 - 4,652 = 83,352; 15% of 50,000 = 7,500.
    expect(lineOf(input, '6251', '13')).toBe(50_000);
    expect(lineOf(input, '6251', '17')).toBe(314_300);
    expect(lineOf(input, '6251', '7')).toBe(90_852);
    // Line 10: 13,847 on 85,400 (row 85,400 to 85,450) and 7,500.
    expect(lineOf(input, '6251', '11')).toBe(69_505);
  });
});

describe('OpenTaxSolver', () => {
  it('brackets of 2024: head of household 32% from $191,950, joint 37% from $731,200', () => {
    // Taxable 195,000: 1,655 + 5,586 + 8,228 + 21,948 + 32% of 3,050.
    expect(lineOf({ ...wages(216_900), ...hoh }, '1040', '16')).toBe(38_393);
    // Taxable 740,000: 196,669.50 + 37% of 8,800 = 199,925.50. From 731,201 it would be 199,925.
    expect(lineOf({ ...wages(769_200), ...mfj }, '1040', '16')).toBe(199_926);
  });

  it('minimum tax exemption of 2024 for married filing separately', () => {
    expect(valueOf(wages(100_000, { filingStatus: 'mfs' }), exemption)).toBe(66_650);
  });

  it('qualified dividends stay on the return when taxable income is zero', () => {
    const input: ReturnInputJson = { ...single, dividends: [{ ordinary: 10_000, qualified: 10_000 }] };
    expect(lineOf(input, '1040', '3a')).toBe(10_000);
    expect(lineOf(input, '1040', '15')).toBe(0);
    expect(lineOf(input, '1040', '16')).toBe(0);
  });

  it('Forms 2441, 8863 and 8880 are computed, not asked', () => {
    const student = wages(40_000, {
      education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, halfTime: true }],
    });
    // 100% of 2,000 and 25% of 2,000; 40% of it can be refunded.
    expect([lineOf(student, '8863', '8'), lineOf(student, 'schedule-3', '3')]).toEqual([1_000, 1_500]);
    const saver = wages(20_000);
    saver.w2s = [{ wages: 20_000, box12: [{ code: 'D', amount: 2_000 }] }];
    // 50% of 2,000, but no more than the tax on 5,400 (row 5,400 to 5,450).
    expect(lineOf(saver, 'schedule-3', '4')).toBe(543);
  });
});

describe('tenforty’s graph', () => {
  const care: ReturnInputJson = {
    ...wages(40_000),
    ...hoh,
    childCare: {
      providers: [{ name: 'Day care', id: '12-3456789', amount: 8_000 }],
      persons: [{ dependentIndex: 0, expenses: 8_000 }],
    },
  };

  it('Form 2441 has its limits', () => {
    // At most 3,000 for one child, 22% of it at 40,000.
    expect([lineOf(care, '2441', '3'), lineOf(care, '2441', '11')]).toEqual([3_000, 660]);
    const oneEarner = { ...care, ...mfj, dependents: [child()] };
    expect(lineOf(oneEarner, 'schedule-3', '2')).toBeNull();
  });

  it('Schedule 8812 leaves room for other credits', () => {
    // Tax on 18,100 (row 18,100 to 18,150) is 1,844; 660 of it is taken.
    expect(lineOf(care, '1040', '19')).toBe(1_184);
    // The rest of 2,000, below 15% of 37,500 and below 1,700.
    expect(lineOf(care, '1040', '28')).toBe(816);
  });

  it('both spouses can be self-employed', () => {
    const businesses: Input['businesses'] = [
      { id: 'one', income: { other: 50_000 } },
      { id: 'two', owner: 'spouse', income: { other: 50_000 } },
    ];
    // 46,175 each: 5,726 + 1,339.
    expect(lineOf({ ...mfj, businesses }, 'schedule-2', '4')).toBe(14_130);
  });
});

describe('UsTaxes', () => {
  it('gains are free up to the amounts of 2024', () => {
    const dividends = (amount: number) => ({
      ...single,
      dividends: [{ ordinary: amount, qualified: amount }],
    });
    expect(lineOf(dividends(61_625), '1040', '16')).toBe(0);
    expect(lineOf(dividends(61_725), '1040', '16')).toBe(15);
  });

  it('the earned income credit is that of 2024', () => {
    expect(lineOf(wages(9_000), '1040', '27')).toBe(632);
  });

  it('heads of household and surviving spouses have a minimum tax exemption', () => {
    expect(valueOf({ ...wages(100_000), ...hoh }, exemption)).toBe(85_700);
    expect(valueOf({ ...wages(100_000), ...qss }, exemption)).toBe(133_300);
  });

  it('student loan interest counts up to the income of 2024', () => {
    const paid = (income: number) =>
      lineOf(wages(income, { adjustments: { studentLoanInterest: 2_500 } }), 'schedule-1', '21');
    expect(paid(80_000)).toBe(2_500);
    // 2,500 times 7,500/15,000.
    expect(paid(87_500)).toBe(1_250);
    expect(paid(95_000) ?? 0).toBe(0);
  });

  it('each spouse has an own Social Security maximum', () => {
    const businesses: Input['businesses'] = [
      { id: 'one', income: { other: 200_000 } },
      { id: 'two', owner: 'spouse', income: { other: 10_000 } },
    ];
    // 12.4% of 168,600 and 2.9% of 184,700; 15.3% of 9,235 in two parts. Added together it would be 26,530.
    expect(lineOf({ ...mfj, businesses }, 'schedule-2', '4')).toBe(20_906 + 5_356 + 1_145 + 268);
  });
});

describe('common faults', () => {
  it('a blank line is absent, not zero', () => {
    const main = calculateJson(wages(50_000)).lines['1040'];
    if (!main || Array.isArray(main)) throw new Error('There is one Form 1040');
    for (const line of ['1b', '2a', '2b', '3a', '4a', '6b', '7', '8', '10', '13', '27', '36'])
      expect([line, line in main]).toEqual([line, false]);
  });

  it('Medicare wages above box 1 are normal with a 401(k)', () => {
    const input: ReturnInputJson = {
      ...single,
      w2s: [
        {
          wages: 50_000,
          socialSecurityWages: 55_000,
          socialSecurityWithholding: 3_410,
          medicareWages: 55_000,
          medicareWithholding: 797.5,
          box12: [{ code: 'D', amount: 5_000 }],
        },
      ],
    };
    expect(lineOf(input, '1040', '1a')).toBe(50_000);
    expect(
      checkReturn(input).filter(({ path }) => path.includes('edicare') || path.endsWith('wages')),
    ).toEqual([]);
  });
});
