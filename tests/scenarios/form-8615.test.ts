import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const child = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { ...person('2012-03-15'), claimableAsDependent: true },
} as const satisfies ReturnInputJson;
const interest = (amount: number) => [{ payer: 'Bank', interest: amount }];
/** Tax Table row 60,000 to 60,050: 5,426 + 22% of 12,875 = 8,258.50. */
const single = { filingStatus: 'single', taxableIncome: 60_000, tax: 8_259 } as const;

const attaches = (changes: Partial<ReturnInputJson>) =>
  calculateJson({ ...child, interest: interest(8_000), parents: single, ...changes }).lines['8615'] !==
  undefined;
const refused = (changes: Partial<ReturnInputJson>) =>
  listRefusedPaths({ ...child, interest: interest(8_000), parents: single, ...changes });

describe('who must file Form 8615', () => {
  const born = (dateOfBirth: string, student = false) => ({
    taxpayer: { dateOfBirth, student, claimableAsDependent: true },
  });

  it('counts a birthday on January 1 as the day before', () => {
    // Under 18; 18 (no pay, so no support of one's own); 19 and no student; student under 24; 24.
    expect(attaches(born('2007-01-02'))).toBe(true);
    expect(attaches(born('2006-01-02'))).toBe(true);
    expect(attaches(born('2006-01-01'))).toBe(false);
    expect(attaches(born('2006-01-01', true))).toBe(true);
    expect(attaches(born('2001-01-02', true))).toBe(true);
    expect(attaches(born('2001-01-01', true))).toBe(false);
  });

  it('begins above $2,600 of unearned income', () => {
    expect(attaches({ interest: interest(2_600) })).toBe(false);
    expect(attaches({ interest: interest(2_601) })).toBe(true);
  });

  it('asks a student with pay about the own support', () => {
    const student = { ...born('2003-05-05', true), w2s: [wages(3_000)] };
    expect(refused(student)).toEqual(['taxpayer.dateOfBirth']);
    expect(attaches({ ...student, parents: { ...single, payCoversHalfOfSupport: false } })).toBe(true);
    expect(attaches({ ...student, parents: { payCoversHalfOfSupport: true } })).toBe(false);
  });

  it('is not for orphans or joint returns', () => {
    expect(attaches({ parents: { alive: false } })).toBe(false);
    expect(
      attaches({
        ...born('2006-06-06', true),
        filingStatus: 'mfj',
        spouse: person('2003-01-01'),
        parents: {},
      }),
    ).toBe(false);
  });

  it('refuses by name what is missing or not done', () => {
    expect(refused({ parents: {} })).toEqual(['taxpayer.dateOfBirth']);
    expect(refused({ parents: { tax: 1 } })).toEqual(['taxpayer.dateOfBirth']);
    expect(refused({ parents: { ...single, specialTaxMethod: true } })).toEqual(['parents.specialTaxMethod']);
    expect(refused({ parents: { ...single, tax: 20_000 } })).toEqual(['parents.tax']);
    const dividends = [{ ordinary: 8_000, qualified: 0, capitalGain: 500, collectibles28: 500 }];
    expect(refused({ dividends })).toEqual(['parents.specialTaxMethod']);
    const itemized = { force: true, investmentInterest: 900 };
    expect(refused({ itemized })).toEqual(['parents.connectedDeductions']);
    expect(refused({ itemized, parents: { ...single, connectedDeductions: 0 } })).toEqual([]);
  });
});

describe('the refundable education credit of a student under 24', () => {
  const student = (parents: ReturnInputJson['parents']) => {
    const { lines } = calculateJson({
      ...child,
      taxpayer: { dateOfBirth: '2003-05-05', student: true },
      w2s: [wages(20_000)],
      education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, halfTime: true }],
      parents,
    });
    const form = lines['8863'];
    return Array.isArray(form) ? undefined : form?.['8'];
  };

  it('is given where pay covers half of the support, or no parent is alive', () => {
    expect(student({ payCoversHalfOfSupport: true })).toBe(1_000);
    expect(student({ alive: false })).toBe(1_000);
    expect(student({ payCoversHalfOfSupport: false })).toBeUndefined();
  });
});
