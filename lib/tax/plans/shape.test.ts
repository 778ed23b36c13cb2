import { parseReturn } from '../facts/parse-return';
import { hasShape, keepShape, listFreePaths, readShape } from './shape';

function factsOf(more: object = {}): object {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01', firstName: 'Ann' },
    w2s: [{ wages: 50_000, federalWithholding: 5_000 }],
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

function isAlike(one: object, other: object): boolean {
  const hash = readShape(one);
  const kept = keepShape();
  const same = readShape(other) === hash;
  return hasShape(kept) && same;
}

describe('the shape of facts', () => {
  it('is that of the same facts with other amounts and names', () => {
    const other = {
      taxpayer: { dateOfBirth: '1980-01-01', firstName: 'Bartholomew' },
      w2s: [{ wages: 0.01, federalWithholding: 123 }],
    };
    expect(isAlike(factsOf(), factsOf(other))).toBe(true);
  });

  it.each([
    ['a year', { taxYear: 2025 }],
    ['a choice', { filingStatus: 'hoh' }],
    ['an answer', { spouseItemizes: true }],
    ['a date', { taxpayer: { dateOfBirth: '1980-01-02', firstName: 'Ann' } }],
    [
      'an amount where there was none',
      { w2s: [{ wages: 50_000, federalWithholding: 5_000, medicareWages: 1 }] },
    ],
    ['no amount where there was one', { w2s: [{ wages: 50_000 }] }],
    ['a further form', { w2s: [{ wages: 50_000, federalWithholding: 5_000 }, { wages: 1 }] }],
    [
      'a name where there was none',
      { taxpayer: { dateOfBirth: '1980-01-01', firstName: 'Ann', lastName: 'Lee' } },
    ],
    ['a fact of a state', { states: { OH: { schoolDistrictNumber: '2503' } } }],
  ])('is another one with %s', (_, more) => {
    expect(isAlike(factsOf(), factsOf(more))).toBe(false);
  });

  it('tells 0 from no, and left out from both', () => {
    const inside = (value: object) => ({ ...factsOf(), extra: [value] });
    expect(isAlike(inside({ catchUp: 0 }), inside({ catchUp: false }))).toBe(false);
    expect(isAlike(inside({ catchUp: 0 }), inside({}))).toBe(false);
    expect(isAlike(inside({ catchUp: false }), inside({}))).toBe(false);
    expect(isAlike(inside({ catchUp: null }), inside({ catchUp: false }))).toBe(false);
    expect(isAlike(inside({ catchUp: 0 }), inside({ catchUp: 0 }))).toBe(true);
  });

  it('lists the facts that are not part of it', () => {
    const free = listFreePaths(factsOf());
    expect(free).toEqual(
      expect.arrayContaining(['taxpayer.firstName', 'w2s.0.wages', 'w2s.0.federalWithholding']),
    );
    expect(free).not.toContain('taxYear');
    expect(free).not.toContain('filingStatus');
    expect(free).not.toContain('w2s.0.medicareWages');
  });
});
