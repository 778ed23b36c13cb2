import fc from 'fast-check';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { business, insured, months, shared, single } from './returns/form-8962';
import { wages } from './scenario';

describe('the deduction of the self-employed with the premium tax credit', () => {
  const circle = fc.record({
    profit: fc.integer({ min: 500, max: 120_000 }),
    pay: fc.integer({ min: 0, max: 60_000 }),
    premium: fc.integer({ min: 100, max: 1_800 }),
    benchmark: fc.integer({ min: 100, max: 1_800 }),
    advance: fc.integer({ min: 0, max: 100 }),
    others: fc.integer({ min: 0, max: 2_000 }),
  });

  it('settles for any return: Form 8962 comes to the same income and credit', () => {
    fc.assert(
      fc.property(circle, ({ profit, pay, premium, benchmark, advance, others }) => {
        const paid = Math.floor((premium * advance) / 100);
        // Where advances pay all of it, nothing is left to deduct: there is no circle, and no worksheet.
        fc.pre(premium > paid || others > 0);
        const { lines, problems } = calculateJson({
          ...single,
          w2s: [wages(pay)],
          businesses: business(profit),
          adjustments: insured(12 * (premium - paid) + others),
          marketplace: [{ monthly: months(premium, benchmark, paid) }],
        });
        expect(problems.filter(({ severity }) => severity === 'unsupported')).toEqual([]);
        const form = lines['8962'];
        const circleLines = lines['974'];
        if (Array.isArray(form) || Array.isArray(circleLines) || !form || !circleLines)
          throw new Error('Both forms belong to the return');
        expect(form['3']).toBe(circleLines['7']);
        expect(form['24']).toBe(circleLines['8']);
        const [deduction, credit] = [Number(circleLines['6']), Number(circleLines['8'])];
        expect(deduction + credit).toBeLessThanOrEqual(12 * premium + others);
        expect(deduction).toBeLessThanOrEqual(Number(circleLines['4']));
      }),
      { seed: 2024 },
    );
  });

  it('has no worksheet where the advances pay the whole premium', () => {
    const { lines } = calculateJson({
      ...single,
      businesses: business(500),
      adjustments: insured(0),
      marketplace: [{ monthly: months(100, 100, 100) }],
    });
    expect(lines['974']).toBeUndefined();
    expect(lines['8962']).toBeDefined();
  });

  const refused = (changes: Partial<ReturnInputJson>) =>
    listRefusedPaths({
      ...single,
      businesses: business(40_000),
      adjustments: insured(6_000),
      marketplace: [{ monthly: months(500, 500, 0) }],
      ...changes,
    });

  it('goes beside another amount that depends on income where the deduction leaves that alone', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ adjustments: { ...insured(6_000), studentLoanInterest: 100 } })).toEqual([]);
    expect(refused({ adjustments: { ...insured(6_000), ira: [{ traditional: 100 }] } })).toEqual([]);
    expect(refused({ rentals: [{ id: 'r', fairRentalDays: 366, rents: 100 }] })).toEqual([]);
  });

  it('is refused by name where it would change that amount', () => {
    const path = ['adjustments.selfEmployedHealthInsurance'];
    // Between 80,000 and 95,000 the interest on student loans phases out.
    const inPhaseout = { businesses: business(93_000) };
    expect(refused(inPhaseout)).toEqual([]);
    expect(
      refused({ ...inPhaseout, adjustments: { ...insured(6_000), studentLoanInterest: 2_500 } }),
    ).toEqual(path);
    // Between 100,000 and 150,000 a rental loss is allowed in part.
    const rental = { id: 'r', fairRentalDays: 366, rents: 100, expenses: { repairs: 24_000 } };
    expect(refused({ businesses: business(130_000), rentals: [rental] })).toEqual(path);
    // More was paid to the Marketplace than is said to be paid at all.
    expect(refused({ adjustments: insured(5_999) })).toEqual(path);
  });
});

describe('what Part IV does not do', () => {
  const refused = (marketplace: ReturnInputJson['marketplace']) =>
    listRefusedPaths({ ...single, w2s: [wages(40_000)], marketplace });

  it('is refused by name', () => {
    expect(refused([{ ...shared, allocation: null }])).toEqual(['marketplace.sharedWith']);
    expect(refused([{ ...shared, sharedWith: '' }])).toEqual(['marketplace.sharedWith']);
    expect(refused([{ ...shared, monthly: [], annual: { premium: 1, benchmark: 1, advance: 0 } }])).toEqual([
      'marketplace.sharedWith',
    ]);
    expect(refused([shared, { monthly: months(100, 900, 0) }])).toEqual(['marketplace.allocation']);
    expect(refused([shared, { monthly: months(100, 900, 0), state: 'TX' }])).toEqual([]);
  });
});
