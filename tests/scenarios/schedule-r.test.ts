import { calculateJson } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1950-01-01') };

describe('Schedule R at its boundaries', () => {
  const elder = (amount: number, dateOfBirth = '1960-01-01') =>
    calculateJson({ ...single, taxpayer: person(dateOfBirth), w2s: [wages(amount)] }).lines['schedule-r'];

  it('ends where half of the income over $7,500 takes up $5,000', () => {
    expect(elder(17_400)).toMatchObject({ '19': 50, '20': 8, '22': 8 });
    expect(elder(17_500)).toBeUndefined();
  });

  it('starts at 65, reached on the day before the birthday', () => {
    expect(elder(17_000)).toMatchObject({ box: 1, '22': 38 });
    expect(elder(17_000, '1960-01-02')).toBeUndefined();
  });

  it('is not for a couple that lived together and files separately', () => {
    const apart = {
      ...single,
      filingStatus: 'mfs' as const,
      w2s: [wages(11_000)],
      itemized: { force: true },
    };
    expect(calculateJson(apart).lines['schedule-r']).toBeUndefined();
  });
});
