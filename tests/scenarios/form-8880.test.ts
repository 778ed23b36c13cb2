import { calculateJson } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1990-01-01') };
const saver = (amount: number, saved: number) => ({
  ...wages(amount),
  box12: [{ code: 'D', amount: saved }],
});

describe('Form 8880 at its boundaries', () => {
  const creditOf = (input: Parameters<typeof calculateJson>[0]) => calculateJson(input).lines['8880'];

  it.each([
    [23_000, 0.5],
    [23_001, 0.2],
    [25_000, 0.2],
    [25_001, 0.1],
    [38_250, 0.1],
  ])('takes the rate at %i', (amount, rate) => {
    expect(creditOf({ ...single, w2s: [saver(amount, 1_000)] })).toMatchObject({ '9': rate });
  });

  it('ends one dollar above the limit', () => {
    expect(creditOf({ ...single, w2s: [saver(38_251, 1_000)] })).toBeUndefined();
  });

  it('is for adults who are no students and no dependents', () => {
    const as = (taxpayer: object) =>
      creditOf({ ...single, taxpayer: { ...single.taxpayer, ...taxpayer }, w2s: [saver(20_000, 1_000)] });
    expect(as({ dateOfBirth: '2007-01-01' })).toMatchObject({ '7': 1_000 });
    expect(as({ dateOfBirth: '2007-01-02' })).toBeUndefined();
    expect(as({ student: true })).toBeUndefined();
    expect(as({ claimableAsDependent: true })).toBeUndefined();
  });
});
