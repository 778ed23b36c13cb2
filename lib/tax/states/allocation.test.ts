import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { listAllocation } from './allocation';

function rowsOf(input: Omit<ReturnInputJson, 'taxYear' | 'filingStatus' | 'taxpayer'>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1985-05-05' },
    ...input,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return listAllocation(parsed.facts).map(({ kind, amount, parts }) => [
    kind,
    amount,
    ...parts.map((part) => `${part.state} ${part.amount} ${part.reason}`),
  ]);
}

const moved = [
  { state: 'CA', from: '2024-01-01', to: '2024-06-30' },
  { state: 'AZ', from: '2024-07-01', to: '2024-12-31' },
];

describe('how income is divided among states', () => {
  it('follows documents and days for a mover', () => {
    const rows = rowsOf({
      residency: moved,
      w2s: [
        { wages: 45_000, lastDay: '2024-06-30', states: [{ state: 'CA', wages: 45_000 }] },
        { wages: 40_000, firstDay: '2024-07-01', states: [{ state: 'AZ', wages: 40_000 }] },
      ],
      interest: [{ payer: 'Bank', interest: 366 }],
      rentals: [
        { id: 'r', kind: '1', address: '5 Mill Road', state: 'AZ', rents: 12_000, fairRentalDays: 366 },
      ],
    });
    // 182 of 366 days in California.
    expect(rows).toEqual([
      ['wages', 45_000, 'AZ 0 nothing', 'CA 45000 documents'],
      ['wages', 40_000, 'AZ 40000 documents', 'CA 0 nothing'],
      ['interest', 366, 'AZ 184 daysOfHome', 'CA 182 daysOfHome'],
      ['rent', 12_000, 'AZ 12000 place', 'CA 5967 daysOfHome'],
    ]);
  });

  it('names the agreement that leaves a wage at home', () => {
    expect(
      rowsOf({
        residency: [{ state: 'IL' }],
        w2s: [{ wages: 40_000, states: [{ state: 'WI', wages: 40_000, withholding: 1700 }] }],
      }),
    ).toEqual([['wages', 40_000, 'WI 0 agreement', 'IL 40000 home']]);
  });

  it('takes days of work where they are stated', () => {
    const [row] = rowsOf({
      residency: [{ state: 'CT' }],
      w2s: [{ wages: 100_000, states: [{ state: 'NY', wages: 100_000 }] }],
      stateFiling: [{ state: 'NY', workDays: { inside: 60, outside: 180 } }],
    });
    expect(row).toEqual(['wages', 100_000, 'NY 25000 workDays', 'CT 100000 home']);
  });

  it('counts days at home as days at an office in New York, and not at one in Massachusetts', () => {
    const wagesOf = (state: string) =>
      rowsOf({
        residency: [{ state: 'CT' }],
        w2s: [{ wages: 100_000, states: [{ state, wages: 100_000 }] }],
        stateFiling: [{ state, workDays: { inside: 60, outside: 180 }, telecommuteDays: 120 }],
      })[0];
    expect(wagesOf('NY')).toEqual(['wages', 100_000, 'NY 75000 workDays', 'CT 100000 home']);
    expect(wagesOf('MA')).toEqual(['wages', 100_000, 'MA 25000 workDays', 'CT 100000 home']);
  });

  it('lets New Jersey and Connecticut do so to residents of states that do', () => {
    const shareIn = (home: string, state: string) =>
      rowsOf({
        residency: [{ state: home }],
        w2s: [{ wages: 100_000, states: [{ state, wages: 100_000 }] }],
        stateFiling: [{ state, workDays: { inside: 60, outside: 180 }, telecommuteDays: 180 }],
      })[0]?.find((part) => String(part).startsWith(state));
    expect(shareIn('NY', 'NJ')).toBe('NJ 100000 workDays');
    expect(shareIn('MA', 'NJ')).toBe('NJ 25000 workDays');
    expect(shareIn('NY', 'CT')).toBe('CT 100000 workDays');
  });

  it('is empty for people who stayed in one state', () => {
    expect(rowsOf({ residency: [{ state: 'CT' }], w2s: [{ wages: 50_000 }] })).toEqual([]);
  });
});
