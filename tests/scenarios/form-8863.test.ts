import { calculateJson, checkScenarios, listRefusedPaths } from './check-scenarios';
import { person, type Scenario, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1981-01-01') };
const child = { dateOfBirth: '2005-03-01', relationship: 'child' as const, student: true };
const undergraduate = { qualifiedExpenses: 6_000, halfTime: true };
const own = { student: 'taxpayer' as const, ...undergraduate };

const scenarios: Scenario[] = [
  {
    name: 'child-at-college-with-scholarship',
    source:
      'Form 8863 (2024), by hand: 6,000 - 3,000 = 3,000; 2,000 + 25% of 1,000 = 2,250; 40% is 900; tax on 36,800 + 14,000 = 50,800',
    input: {
      ...joint,
      dependents: [child],
      w2s: [wages(80_000)],
      education: [{ student: { dependentIndex: 0 }, ...undergraduate, scholarships: 3_000 }],
    },
    // Tax: 2,320 + 12% of (50,825 - 23,200) = 5,635. Line 19: 5,635 - 1,350 leaves room for 500.
    expect: {
      '8863-part-3': {
        '23': false,
        '24': true,
        '25': false,
        '26': false,
        '27': 3_000,
        '28': 1_000,
        '29': 250,
        '30': 2_250,
        '31': null,
      },
      '8863': {
        '1': 2_250,
        '2': 180_000,
        '3': 80_000,
        '4': 100_000,
        '5': 20_000,
        '6': 1,
        '7': 2_250,
        '7 box': null,
        '8': 900,
        '9': 1_350,
        '10': 0,
        '11': null,
        '18': 0,
        '19': 1_350,
      },
      '8863-credit-limit': { '1': 0, '2': 1_350, '3': 1_350, '4': 5_635, '5': 0, '6': 5_635, '7': 1_350 },
      'schedule-3': { '3': 1_350, '8': 1_350 },
      '1040': { '16': 5_635, '19': 500, '20': 1_350, '22': 3_785, '29': 900 },
    },
  },
  {
    name: 'graduate-with-lifetime-learning-in-the-phase-out',
    source:
      'Form 8863 (2024), by hand: 20% of 10,000 = 2,000; (90,000 - 83,333) / 10,000 = 0.667; 2,000 x 0.667 = 1,334',
    input: {
      ...single,
      w2s: [wages(83_333)],
      education: [{ student: 'taxpayer', qualifiedExpenses: 12_345.67, graduate: true, halfTime: true }],
    },
    expect: {
      '8863-part-3': { '24': true, '25': true, '26': null, '27': null, '30': null, '31': 12_346 },
      '8863': {
        '1': null,
        '7': null,
        '8': null,
        '9': null,
        '10': 12_346,
        '11': 10_000,
        '12': 2_000,
        '13': 90_000,
        '14': 83_333,
        '15': 6_667,
        '16': 10_000,
        '17': 0.667,
        '18': 1_334,
        '19': 1_334,
      },
      'schedule-3': { '3': 1_334 },
      '1040': { '29': null },
    },
  },
  {
    name: 'both-credits-limited-by-the-tax',
    source:
      'Form 8863 (2024), by hand: AOTC 2,500 (refundable 1,000, rest 1,500) and 20% of 1,000; tax on 30,000 - 29,200 = 800 is 81 (table 800 to 825, midpoint 812.50)',
    input: {
      ...joint,
      dependents: [child],
      w2s: [wages(30_000)],
      education: [
        { student: { dependentIndex: 0 }, ...undergraduate, qualifiedExpenses: 2_500 },
        { student: { dependentIndex: 0 }, ...undergraduate, qualifiedExpenses: 2_000 },
        { student: 'spouse', qualifiedExpenses: 1_000 },
      ],
    },
    expect: {
      '8863-part-3': { '27': 4_000, '28': 2_000, '29': 500, '30': 2_500 },
      '8863': { '7': 2_500, '8': 1_000, '9': 1_500, '10': 1_000, '12': 200, '17': 1, '18': 200, '19': 81 },
      '8863-credit-limit': { '3': 1_700, '4': 81, '6': 81, '7': 81 },
      '1040': { '19': 0, '20': 81, '22': 0, '29': 1_000 },
    },
  },
];

checkScenarios('Form 8863', scenarios);

const form8863 = (input: Parameters<typeof calculateJson>[0]) => calculateJson(input).lines['8863'];

describe('Form 8863 at its boundaries', () => {
  it.each([
    [80_000, 1],
    [80_010, 0.999],
    [89_000, 0.1],
  ])('leaves of an income of %i the share %d', (income, share) => {
    expect(form8863({ ...single, w2s: [wages(income)], education: [own] })).toMatchObject({ '6': share });
  });

  it('ends at $90,000, and at $180,000 for a couple', () => {
    const at = (base: typeof single, income: number) =>
      form8863({ ...base, w2s: [wages(income)], education: [own] });
    // (90,000 - 89,990) / 10,000 = 0.001; 2,500 x 0.001 = 2.50.
    expect(at(single, 89_990)).toMatchObject({ '4': 10, '6': 0.001, '7': 3 });
    expect(at(single, 89_999)).toMatchObject({ '4': 1, '6': 0, '7': 0 });
    expect(at(single, 90_000)).toBeUndefined();
    const couple = (income: number) => form8863({ ...joint, w2s: [wages(income)], education: [own] });
    expect(couple(160_000)).toMatchObject({ '6': 1 });
    // 19,980 / 20,000 = 0.999.
    expect(couple(160_020)).toMatchObject({ '6': 0.999 });
    expect(couple(179_980)).toMatchObject({ '6': 0.001 });
    expect(couple(180_000)).toBeUndefined();
  });

  it.each([
    [1_999, 1_999],
    [2_000, 2_000],
    [2_002, 2_001],
    [3_998, 2_500],
    [4_000, 2_500],
    [4_001, 2_500],
  ])('takes of expenses of %i the amount %i', (qualifiedExpenses, amount) => {
    const education = [{ ...own, qualifiedExpenses }];
    expect(form8863({ ...single, w2s: [wages(50_000)], education })).toMatchObject({ '1': amount });
  });

  it('gives nothing when scholarships cover the expenses', () => {
    const education = [{ ...own, scholarships: 6_000 }];
    expect(form8863({ ...single, w2s: [wages(50_000)], education })).toBeUndefined();
  });
});

describe('Form 8863 for whom', () => {
  const as = (changes: object, school: object = {}) =>
    form8863({ ...single, w2s: [wages(50_000)], education: [{ ...own, ...school }], ...changes });

  it.each([
    ['less than half-time', {}, { halfTime: false }],
    ['a graduate', {}, { graduate: true }],
    ['the fifth year', {}, { aotcYearsClaimed: 4 }],
    ['a drug felony', {}, { felonyDrugConviction: true }],
    ['a choice', {}, { credit: 'llc' }],
    ['a disallowed credit', { creditsDisallowed: { aotc: true } }, {}],
  ])('gives lifetime learning for %s', (_, changes, school) => {
    expect(as(changes, school)).toMatchObject({ '10': 6_000, '18': 1_200, '19': 1_200 });
  });

  it('gives the opportunity credit in the fourth year', () => {
    expect(as({}, { aotcYearsClaimed: 3, credit: 'aotc' })).toMatchObject({ '8': 1_000, '9': 1_500 });
  });

  it.each([
    ['who files separately', { filingStatus: 'mfs' }],
    ['whom someone can claim', { taxpayer: { ...single.taxpayer, claimableAsDependent: true } }],
    ['without a number', { taxpayer: { ...single.taxpayer, idType: 'none' } }],
  ])('gives nothing to a filer %s', (_, changes) => {
    expect(as(changes)).toBeUndefined();
  });

  it('does not count a student who is no dependent', () => {
    const dependents = [{ ...child, providedOverHalfOwnSupport: true, grossIncome: 9_000 }];
    const education = [{ student: { dependentIndex: 0 }, ...undergraduate }];
    expect(as({ dependents, education })).toBeUndefined();
  });

  it('refuses a student with undergraduate and graduate studies', () => {
    const education = [own, { ...own, graduate: true }];
    expect(listRefusedPaths({ ...single, w2s: [wages(50_000)], education })).toEqual(['education']);
  });
});

describe('the refundable part for filers under 24', () => {
  const young = (dateOfBirth: string, student: boolean, pay = 20_000) => ({
    ...single,
    taxpayer: { dateOfBirth, student },
    w2s: pay > 0 ? [wages(pay)] : [],
    education: [own],
  });

  it('is refused for students under 24 and anyone of 18 who earned something', () => {
    expect(listRefusedPaths(young('2001-01-02', true))).toEqual(['education']);
    expect(listRefusedPaths(young('2006-06-01', false))).toEqual(['education']);
  });

  it('is given from 24 on, and from 19 on to those who are no students', () => {
    expect(form8863(young('2001-01-01', true))).toMatchObject({ '8': 1_000, '9': 1_500 });
    expect(form8863(young('2006-01-01', false))).toMatchObject({ '8': 1_000 });
    expect(listRefusedPaths(young('2006-01-02', false))).toEqual(['education']);
  });

  it('is not given under 18, or to a student without pay', () => {
    const box = { '7 box': true, '9': 2_500 };
    const child17 = form8863(young('2007-01-02', false));
    expect(child17).toMatchObject(box);
    expect(child17).not.toHaveProperty('8');
    const noPay = form8863({ ...young('2002-05-05', true, 0), interest: [{ interest: 1_000 }] });
    expect(noPay).toMatchObject(box);
    expect(noPay).not.toHaveProperty('8');
  });

  it('is given to students who file jointly', () => {
    expect(
      form8863({ ...young('2003-05-05', true), filingStatus: 'mfj', spouse: person('2003-01-01') }),
    ).toMatchObject({ '8': 1_000 });
  });
});
