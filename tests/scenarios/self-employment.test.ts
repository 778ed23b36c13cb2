import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const shop = (profit: number) => ({ id: 'shop', income: { other: profit } });

describe('the floor of self-employment tax', () => {
  const taxOn = (profit: number) =>
    calculateJson({ ...single, businesses: [shop(profit)] }).lines['schedule-2'];

  it('is net earnings of $400 on the printed line', () => {
    expect(taxOn(432)).toBeUndefined(); // 398.95
    expect(taxOn(433)).toMatchObject({ '4': 62 }); // 399.88, printed 400: 50 and 12
  });
});

describe('what a business can not have here', () => {
  const paths = (business: object, more: object = {}) =>
    listRefusedPaths({ ...single, ...more, businesses: [{ ...shop(100_000), ...business }] });

  it.each([
    [
      'businesses.assets',
      {
        materialParticipation: false,
        assets: [
          {
            description: 'Van',
            placedInService: '2024-02-01',
            cost: 9_000,
            class: '5' as const,
            section179: 1,
          },
        ],
      },
    ],
    ['businesses.priorUnallowedLoss', { priorUnallowedLoss: 100_001 }],
    ['businesses.vehicle', { vehicle: { actualExpenses: 10 } }],
    ['businesses.homeOffice', { homeOffice: { squareFeet: 901, totalSquareFeet: 900 } }],
  ])('names %s', (path, business) => {
    expect(paths(business)).toEqual([path]);
  });

  it('is a plan payment one dollar over the limit of a SEP plan', () => {
    const pay = (taxpayer: number) => ({ adjustments: { selfEmployedRetirement: { taxpayer } } });
    expect(paths({}, pay(18_587))).toEqual([]);
    expect(paths({}, pay(18_588))).toEqual(['adjustments.selfEmployedRetirement']);
  });

  it('is Marketplace insurance beside the health insurance deduction', () => {
    const annual = { premium: 5_000, benchmark: 5_000, advance: 0 };
    const more = {
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 1_000 } },
      marketplace: [{ annual }],
    };
    expect(paths({}, more)).toContain('adjustments.selfEmployedHealthInsurance');
  });
});

it('leaves a return as it is when a business has no figures', () => {
  const before = calculateJson({ ...single, w2s: [wages(40_000)] });
  const after = calculateJson({
    ...single,
    w2s: [wages(40_000)],
    businesses: [{ id: 'idle', name: 'Idle' }],
  });
  expect(after.lines).toEqual(before.lines);
});
