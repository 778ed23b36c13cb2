import { type StateResults } from '@/lib/returns/schema';
import { groupStateForms, refundOf, totalRows } from './state-figures';

const totals: StateResults['totals'] = {
  stateAgi: 50_000,
  stateTaxableIncome: 47_225,
  stateTaxBeforeCredits: 2_338,
  stateTaxAfterNonrefundableCredits: 2_238,
  stateRefundableCredits: 0,
  localTax: null,
  stateTaxNet: 2_238,
  withheld: 2_000,
  refund: 0,
  owed: 238,
};

describe('figures of a state return', () => {
  it('shows an amount owed below zero, and none while the return is not calculated', () => {
    expect(refundOf({ totals })).toBe(-238);
    expect(refundOf({ totals: { ...totals, refund: 100, owed: 0 } })).toBe(100);
    expect(refundOf({ totals: { ...totals, refund: null, owed: null } })).toBeNull();
  });

  it('leaves out figures that the state does not have', () => {
    const labels = totalRows({ totals }).map(({ label }) => label);
    expect(labels).toContain('State taxable income');
    expect(labels).not.toContain('Local tax');
  });

  it('names copies of a form and keeps the place of each line', () => {
    const page = (copy: number) => ({
      form: 'il-income',
      name: 'Income worksheet',
      title: 'Income by person and state',
      copy,
      lines: [{ line: '1a', label: 'Wages', value: 10, unit: 'money' as const }],
    });
    const groups = groupStateForms({ pages: [page(0), page(1)] });
    expect(groups.map(({ name }) => name)).toEqual(['Income worksheet, 1 of 2', 'Income worksheet, 2 of 2']);
    expect(groups[1]?.rows[0]?.ref).toEqual({ form: 'il-income', line: '1a', copy: 1 });
  });
});
