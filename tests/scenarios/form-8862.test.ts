import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, checkScenarios, listRefusedPaths } from './check-scenarios';
import { reclaimedCredits } from './returns/form-8862';
import { person, wages } from './scenario';

checkScenarios('credits that were denied before', reclaimedCredits);

const child = { dateOfBirth: '2016-02-02', relationship: 'child' as const, monthsInHome: 12 };
const parent: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'hoh',
  taxpayer: person('1990-05-05'),
  dependents: [child],
  w2s: [wages(20_000)],
  creditsDisallowed: { eic: true, ctc: true, aotc: true },
};
const line27 = (input: ReturnInputJson) => {
  const { lines } = calculateJson(input);
  return [lines['1040'], lines['8862']].map((form) => (Array.isArray(form) ? null : form));
};

describe('a credit that the IRS denied in an earlier year', () => {
  it.each([
    ['not stated', {}],
    ['a ban', { eic: 'banned', ctc: 'banned', aotc: 'banned' } as const],
  ])('is not given with %s (IRC 32(k)(1), 24(g)(1))', (_, reclaimedCredits) => {
    const [main, form] = line27({ ...parent, reclaimedCredits });
    expect(main).not.toHaveProperty('27');
    expect(main).not.toHaveProperty('28');
    expect(form).toBeUndefined();
  });

  it('is given without the form once it was restored (Reg. 1.32-3(c))', () => {
    const [main, form] = line27({ ...parent, reclaimedCredits: { eic: 'restored', ctc: 'restored' } });
    expect(main).toMatchObject({ '27': 4_213, '28': 1_700 });
    expect(form).toBeUndefined();
  });

  it('needs no form where the credit was never denied, or comes to nothing', () => {
    const [never, none] = [
      { ...parent, creditsDisallowed: {}, reclaimedCredits: { eic: 'withForm8862' as const } },
      { ...parent, w2s: [wages(200_000)], reclaimedCredits: { eic: 'withForm8862' as const } },
    ].map((input) => line27(input)[1]);
    expect(never).toBeUndefined();
    expect(none).toBeUndefined();
  });

  it('asks for the days of a child who wasn’t there all year, more than half of it', () => {
    const reclaimed = { ...parent, reclaimedCredits: { eic: 'withForm8862' as const } };
    const refused = (daysInHome: number | null, taxYear: 2024 | 2025 = 2024) =>
      listRefusedPaths({ ...reclaimed, taxYear, dependents: [{ ...child, monthsInHome: 8, daysInHome }] });
    expect(refused(null)).toEqual(['dependents.daysInHome']);
    expect(refused(183)).toEqual(['dependents.daysInHome']);
    expect(refused(184)).toEqual([]);
    expect(refused(183, 2025)).toEqual([]);
    expect(listRefusedPaths(reclaimed)).toEqual([]);
  });

  it('asks for the days in the United States of somebody who was abroad', () => {
    const alone: ReturnInputJson = {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1990-05-05'),
      w2s: [wages(9_000)],
      mainHomeInUs: true,
      creditsDisallowed: { eic: true },
      reclaimedCredits: { eic: 'withForm8862' },
    };
    expect(listRefusedPaths(alone)).toEqual(['reclaimedCredits.daysInUs']);
    expect(listRefusedPaths({ ...alone, reclaimedCredits: { eic: 'withForm8862', daysInUs: 200 } })).toEqual(
      [],
    );
    // With a child on Schedule EIC, line 9 stays blank.
    expect(listRefusedPaths({ ...alone, filingStatus: 'hoh', dependents: [child] })).toEqual([]);
  });
});
