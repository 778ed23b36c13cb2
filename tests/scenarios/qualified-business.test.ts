import { calculateJson } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };

it('takes Form 8995 up to $191,950 and Form 8995-A one dollar above', () => {
  const forms = (amount: number) =>
    Object.keys(
      calculateJson({
        ...single,
        w2s: [wages(amount)],
        dividends: [{ ordinary: 1_000, section199A: 1_000 }],
      }).lines,
    ).filter((form) => form === '8995' || form === '8995-a');
  expect(forms(205_550)).toEqual(['8995']);
  expect(forms(205_551)).toEqual(['8995-a']);
});
