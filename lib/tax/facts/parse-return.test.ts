import { centsOf } from './cents';
import { parseReturn } from './parse-return';

const base = { taxYear: 2024, filingStatus: 'single', taxpayer: { dateOfBirth: '1990-02-28' } };

function issuesOf(changes: object) {
  const result = parseReturn({ ...base, ...changes });
  return result.ok ? [] : result.issues;
}

function factsOf(changes: object) {
  const result = parseReturn({ ...base, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.facts;
}

describe('parseReturn', () => {
  it('holds money as whole cents and fills in what is left out', () => {
    const facts = factsOf({ w2s: [{ wages: 1234.56, federalWithholding: 0.1 }, { wages: 8.29 }] });
    expect(facts.w2s.map((w2) => centsOf(w2.wages))).toEqual([123456, 829]);
    expect(centsOf(facts.w2s[0]?.federalWithholding ?? facts.alimonyReceived)).toBe(10);
    expect(facts.w2s[0]?.owner).toBe('taxpayer');
    expect(facts.adjustments.hsa).toEqual([]);
    expect(facts.foreignTax.simplifiedElection).toBe(true);
  });

  it('keeps "not stated" apart from zero', () => {
    const facts = factsOf({
      retirement: [{ grossDistribution: 5 }, { grossDistribution: 5, taxableAmount: 0 }],
    });
    expect(facts.retirement.map((form) => form.taxableAmount)).toEqual([null, 0]);
  });

  it.each([
    [
      { w2s: [{ wages: 1.005 }] },
      'w2s.0.wages',
      'Use dollars and cents, with no more than two decimal places',
    ],
    [{ w2s: [{ wages: -1 }] }, 'w2s.0.wages', 'This amount can’t be negative'],
    [{ w2s: [{ wages: Number.NaN }] }, 'w2s.0.wages', 'Use a number'],
    [{ w2s: [{ wages: Number.POSITIVE_INFINITY }] }, 'w2s.0.wages', 'Use a number'],
    [{ w2s: [{ wages: '5' }] }, 'w2s.0.wages', 'Use a number'],
    [{ w2s: [{ wages: 1e10 }] }, 'w2s.0.wages', 'This amount is too large'],
    [{ w2s: [{}, { wage: 1 }] }, 'w2s.1.wage', 'There is no field named "wage" here'],
    [{ horses: [] }, 'horses', 'There is no field named "horses" here'],
    [{ w2s: {} }, 'w2s', 'Use a list'],
    [{ taxpayer: {} }, 'taxpayer.dateOfBirth', 'This is required'],
    [
      { taxpayer: { dateOfBirth: '2023-02-29' } },
      'taxpayer.dateOfBirth',
      'Use a valid date in YYYY-MM-DD format',
    ],
    [{ taxpayer: { dateOfBirth: '2025-01-01' } }, 'taxpayer.dateOfBirth', 'This person was born after 2024'],
    [{ filingStatus: 'mfj' }, 'spouse', 'A joint return requires a spouse'],
    [{ filingStatus: 'joint' }, 'filingStatus', 'Use one of: single, mfj, mfs, hoh, qss'],
    [
      { interest: [{ owner: 'spouse' }] },
      'interest.0.owner',
      'Only a joint return can include a spouse’s documents',
    ],
    [
      { childCare: { persons: [{ dependentIndex: 0, expenses: 1 }] } },
      'childCare.persons.0.dependentIndex',
      'There is no dependent at this position',
    ],
    [
      { retirement: [{ simplifiedMethod: { startDate: '2024-01-01', jointAges: 1_300 } }] },
      'retirement.0.simplifiedMethod.jointAges',
      'Enter 260 or less',
    ],
  ])('refuses %j', (changes, path, message) => {
    expect(issuesOf(changes)).toEqual([{ path, message }]);
  });

  it('shares what states nothing between returns', () => {
    const [one, other] = [factsOf({}), factsOf({ w2s: [{ wages: 1 }] })];
    expect(one.annualizedIncome).toBe(other.annualizedIncome);
    expect(one.states.OH).toBe(other.states.OH);
    const stated = factsOf({ states: { OH: { schoolDistrictNumber: '2503' } } });
    expect(stated.states.OH).not.toBe(one.states.OH);
    expect(stated.states.IA).toBe(one.states.IA);
  });

  it('lets only those amounts be negative that can be', () => {
    const facts = factsOf({ socialSecurity: [{ netBenefits: -12.34 }] });
    expect(facts.socialSecurity[0]?.netBenefits).toBe(-1234);
  });

  it.each([null, 5, 'x', []])('refuses %j as a return', (raw) => {
    expect(parseReturn(raw)).toEqual({ ok: false, issues: [{ path: '', message: 'Use an object' }] });
  });
});
