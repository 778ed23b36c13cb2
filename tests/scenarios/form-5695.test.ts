import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1981-01-01') };
const child = { dateOfBirth: '2015-03-01', relationship: 'child' as const };

const form5695 = (energy: object, income = 90_000) =>
  calculateJson({ ...single, w2s: [wages(income)], energy }).lines['5695'];

describe('Form 5695 at its limits', () => {
  it.each([
    ['insulation', 3_998, '18b', 1_199],
    ['insulation', 4_004, '18b', 1_200],
    ['windows', 1_998, '20b', 599],
    ['windows', 2_004, '20b', 600],
    ['panels', 1_998, '25e', 599],
    ['panels', 2_004, '25e', 600],
    ['audit', 498, '26c', 149],
    ['audit', 504, '26c', 150],
    ['heatPumps', 6_664, '29e', 1_999],
    ['heatPumps', 6_670, '29e', 2_000],
    ['doors', 830, '19e', 249],
    ['doors', 834, '19e', 250],
  ])('takes of %s for %i on line %s the amount %i', (key, cost, line, credit) => {
    expect(form5695({ [key]: cost })).toMatchObject({ [line]: credit });
  });

  it('refuses doors whose number matters, and only those', () => {
    const refused = (energy: object) => listRefusedPaths({ ...single, w2s: [wages(90_000)], energy });
    expect(refused({ doors: 834 })).toEqual([]);
    expect(refused({ doors: 835 })).toEqual(['energy.doors']);
    // 949 + 250 is below 1,200, 950 + 250 is not: another door can't add anything.
    expect(refused({ doors: 2_000, insulation: 3_163 })).toEqual(['energy.doors']);
    expect(refused({ doors: 2_000, insulation: 3_166 })).toEqual([]);
  });

  it('limits improvements by the tax, and loses the rest', () => {
    // Tax on 400 is 41.
    const lines = form5695({ heatPumps: 5_000 }, 15_000);
    expect(lines).toMatchObject({ '30': 1_500, '31': 41, '32': 41 });
    expect(lines).not.toHaveProperty('16');
  });

  it('comes after the credit for other dependents', () => {
    const parent = { dateOfBirth: '1950-01-01', relationship: 'parent' as const };
    const input = { ...single, dependents: [parent], w2s: [wages(20_000)], energy: { solar: 5_000 } };
    // Tax on 5,400 (midpoint 5,425): 543; 543 - 500 = 43.
    const { lines } = calculateJson(input);
    expect(lines['5695']).toMatchObject({ '14': 43, '15': 43, '16': 1_457 });
    expect(lines['1040']).toMatchObject({ '19': 500, '22': 0 });
    expect(lines['credit-limit-b']).toBeUndefined();
  });

  it('leaves the whole tax to the child tax credit when nothing of it is refundable', () => {
    const input = {
      ...joint,
      dependents: [child],
      interest: [{ interest: 60_000 }],
      energy: { solar: 5_000 },
    };
    // Tax on 30,800: 3,235; less 2,000 leaves 1,235.
    const { lines } = calculateJson(input);
    expect(lines['credit-limit-b']).toMatchObject({ '5': 0, '14': 2_000, '15': 0 });
    expect(lines['5695']).toMatchObject({ '15': 1_235, '16': 265 });
    expect(lines['1040']).toMatchObject({ '19': 2_000, '22': 0 });
  });
});
