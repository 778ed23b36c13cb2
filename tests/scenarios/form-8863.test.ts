import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1981-01-01') };
const child = { dateOfBirth: '2005-03-01', relationship: 'child' as const, student: true };
const undergraduate = { qualifiedExpenses: 6_000, halfTime: true };
const own = { student: 'taxpayer' as const, ...undergraduate };

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

  it('takes the answer to line 25 for a student who went on to graduate school', () => {
    // Not completed before 2024: 12,000 of expenses, 4,000 count, 2,500. Completed: lifetime learning.
    const both = (fourYearsCompleted: boolean) =>
      calculateJson({
        ...single,
        w2s: [wages(50_000)],
        education: [own, { ...own, graduate: true, fourYearsCompleted }],
      }).lines['8863-part-3'];
    expect(both(false)).toMatchObject([{ '25': false, '30': 2_500 }]);
    expect(both(true)).toMatchObject([{ '25': true, '31': 12_000 }]);
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
