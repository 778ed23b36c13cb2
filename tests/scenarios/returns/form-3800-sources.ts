import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1985-04-02') };
const tips = (amount: number, ein = '11-1111111') => ({ credit: 'form8846' as const, amount, ein });
const business = {
  id: 'oak',
  name: 'Oak Deliveries',
  income: { other: 10_000 },
  expenses: { supplies: 10_000 },
};

/** Credits of several years and sources, and the filer's own vehicle. */
export const businessCreditSources: Scenario[] = [
  {
    // 1,619 of tax: 500 of 2021, then 400 (IRC 38(b)(7)) and 719 of 800 (IRC 38(b)(14)) of 2022; nothing for this year's.
    name: 'business-credit-oldest-first',
    source: 'IRC 38(a), (d)(1) and 39(a): carryforwards first, the earliest ones before the others',
    input: {
      ...single,
      w2s: [wages(30_000)],
      businessCredits: [
        { credit: 'form8826', amount: 1_000, ein: '11-1111111' },
        { credit: 'form8881Startup', amount: 800, originYear: 2022 },
        { credit: 'form8826', amount: 400, originYear: 2022 },
        { credit: 'form8826', amount: 500, originYear: 2021 },
      ],
    },
    expect: {
      '3800': {
        '1': 1_000,
        '4': 1_700,
        '6': 2_700,
        '17': 1_619,
        '38': 1_619,
        'III 2(e)': 1_000,
        'III 2(i)': 0,
        'IV 6(f)': 1_700,
        'IV 6(g)': 1_619,
        'IV 6(i)': 81,
        'IV 7(f)': 1_700,
        'IV 5(f)': null,
      },
      '3800-part-3': { III: '1e', 'III(e)': 1_000, 'III(i)': 0 },
      '3800-part-4': {
        IV: '1e',
        'IV(a)': 2,
        'IV(b)': '2022',
        'IV(f)': 900,
        'IV(g)': 900,
        'IV(i)': 0,
      },
      '3800-part-6': { 'VI(a)': '1e', 'VI(b)': '2021', 'VI(f)': 500, 'VI(g)': 500, 'VI(i)': 0 },
    },
  },
  {
    // Specified credits keep their own limit: 3,000 carried in and 2,000 of this year, all used.
    name: 'business-credit-specified-carryforward',
    source: 'IRC 38(c)(4)(A)(i): sections 38 and 39 apply separately; Form 3800 (2024), line 34',
    input: {
      ...single,
      w2s: [wages(100_000)],
      businessCredits: [tips(2_000), { credit: 'form8941', amount: 3_000, originYear: 2023 }],
    },
    expect: {
      '3800': {
        '4': null,
        '30': 2_000,
        '34': 3_000,
        '36': 5_000,
        '37': 5_000,
        'IV 5(f)': 3_000,
        'IV 5(g)': 3_000,
      },
      '3800-part-4': { IV: '4h', 'IV(a)': null, 'IV(b)': '2023', 'IV(g)': 3_000, 'IV(i)': 0 },
    },
  },
  {
    name: 'business-credit-of-two-partnerships',
    source: 'Form 3800 (2024), Part III, column (a), and Part V',
    input: {
      ...single,
      w2s: [wages(100_000)],
      businessCredits: [tips(600), tips(900, '22-2222222')],
    },
    expect: {
      '3800-part-3': { III: '4f', 'III(a)': 2, 'III(c)': null, 'III(e)': 1_500, 'III(i)': 1_500 },
      '3800-part-5': {
        'V(a)': '4f',
        'V(c)(1)': '11-1111111',
        'V(e)': 600,
        'V(g)': 600,
        'V(i)(1)': 600,
        'V(k)': 0,
      },
    },
  },
  {
    // 40% of 7,500; the Tax Table gives 5,219 for 45,400, of which the personal part leaves 719.
    name: 'business-credit-of-a-clean-vehicle',
    source: 'IRC 30D(c)(1); Schedule A (Form 8936) (2024), lines 9 to 12; Form 8936, line 8',
    input: {
      ...single,
      w2s: [wages(60_000)],
      businesses: [business],
      cleanVehicles: [
        { vin: '5YJ3E1EA7KF317000', placedInService: '2024-03-01', tentativeCredit: 7_500, businessUse: 40 },
      ],
    },
    expect: {
      '8936-a': { '9': 7_500, '10': 0.4, '11': 3_000, '12': 4_500 },
      '8936': { '6': 3_000, '8': 3_000, '9': 4_500, '13': 4_500 },
      '3800': { '1': 3_000, '7': 5_219, '10b': 4_500, '11': 719, '14': 0, '17': 719, '38': 719 },
      '3800-part-3': { III: '1y', 'III(c)': null, 'III(e)': 3_000, 'III(i)': 719 },
      'schedule-3': { '6a': 719, '6f': 4_500 },
      '1040': { '22': 0 },
    },
  },
  {
    // 1,619 of tax less 100 of foreign tax; 1,000 of 2022 and 519 of 900 of 2023 are used, nothing of this year's 1,500.
    name: 'business-credit-specified-of-two-years-and-sources',
    source: 'IRC 38(c)(4)(A)(i) and (d)(1); Form 3800 (2024), line 10a, and Parts V and VI',
    input: {
      ...single,
      w2s: [wages(29_000)],
      interest: [{ payer: 'Bank', interest: 1_000, foreignTaxPaid: 100 }],
      businessCredits: [
        tips(600),
        tips(900, '22-2222222'),
        { ...tips(900, '22-2222222'), originYear: 2023 },
        { ...tips(1_000), originYear: 2022 },
      ],
    },
    expect: {
      '3800': {
        '7': 1_619,
        '10a': 100,
        '10c': 100,
        '11': 1_519,
        '29': 1_519,
        '30': 1_500,
        '34': 1_900,
        '36': 3_400,
        '38': 1_519,
        'IV 5(f)': 1_900,
        'IV 5(g)': 1_519,
        'IV 5(i)': 381,
      },
      '3800-part-3': { III: '4f', 'III(a)': 2, 'III(e)': 1_500, 'III(i)': 0 },
      '3800-part-4': { IV: '4f', 'IV(a)': 2, 'IV(b)': '2023', 'IV(f)': 1_900, 'IV(g)': 1_519, 'IV(i)': 381 },
      '3800-part-5': { 'V(a)': '4f', 'V(c)(1)': '11-1111111', 'V(e)': 600, 'V(i)(1)': 0, 'V(k)': 600 },
      '3800-part-6': {
        'VI(a)': '4f',
        'VI(b)': '2022',
        'VI(c)': '11-1111111',
        'VI(f)': 1_000,
        'VI(g)': 1_000,
        'VI(i)': 0,
      },
      'schedule-3': { '1': 100, '6a': 1_519 },
      '1040': { '22': 0 },
    },
  },
  {
    // Tax Table for 15,400: 1,619.
    name: 'business-credit-carried-from-one-partnership',
    source: 'IRC 39(a)(1); Form 3800 (2024), Part IV, columns (b), (c) and (i)',
    input: {
      ...single,
      w2s: [wages(30_000)],
      businessCredits: [{ credit: 'form8826', amount: 2_000, originYear: 2023, ein: '33-3333333' }],
    },
    expect: {
      '3800': { '1': null, '4': 2_000, '6': 2_000, '17': 1_619, '38': 1_619, 'IV 6(i)': 381 },
      '3800-part-4': {
        IV: '1e',
        'IV(a)': null,
        'IV(b)': '2023',
        'IV(c)': '33-3333333',
        'IV(f)': 2_000,
        'IV(g)': 1_619,
        'IV(i)': 381,
      },
      'schedule-3': { '6a': 1_619 },
    },
  },
  {
    // 13,847 less 3,718 of tentative minimum tax leaves room for all 1,000.
    name: 'business-credit-of-two-years-all-used',
    source: 'IRC 38(a): carryforwards and the credits of the year together; Form 3800 (2024), Parts V and VI',
    input: {
      ...single,
      w2s: [wages(100_000)],
      businessCredits: [
        { credit: 'form8881Startup', amount: 400, ein: '11-1111111' },
        { credit: 'form8881Startup', amount: 300, ein: '22-2222222' },
        { credit: 'form8881Startup', amount: 200, ein: '11-1111111', originYear: 2022 },
        { credit: 'form8881Startup', amount: 100, ein: '22-2222222', originYear: 2023 },
      ],
    },
    expect: {
      '3800': { '1': 700, '4': 300, '6': 1_000, '16': 10_129, '17': 1_000, '38': 1_000 },
      '3800-part-3': { III: '1j', 'III(a)': 2, 'III(e)': 700, 'III(i)': 700 },
      '3800-part-4': { IV: '1j', 'IV(a)': 2, 'IV(b)': '2023', 'IV(f)': 300, 'IV(g)': 300, 'IV(i)': 0 },
      '3800-part-5': { 'V(a)': '1j', 'V(c)(1)': '11-1111111', 'V(e)': 400, 'V(i)(1)': 400, 'V(k)': 0 },
      '3800-part-6': { 'VI(a)': '1j', 'VI(b)': '2022', 'VI(f)': 200, 'VI(g)': 200, 'VI(i)': 0 },
      '1040': { '22': 12_847 },
    },
  },
];
