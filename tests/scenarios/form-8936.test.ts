import { calculateJson, checkScenarios, listRefusedPaths } from './check-scenarios';
import { person, type Scenario, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const car = { vin: 'TESTVIN0000000001', placedInService: '2024-05-01', tentativeCredit: 7_500 };
const usedCar = { ...car, newVehicle: false, tentativeCredit: 4_000 };

const scenarios: Scenario[] = [
  {
    name: 'new-car-with-tax-to-spare',
    source: 'Form 8936 (2024), by hand; tax on 75,400 (midpoint 75,425): 5,426 + 22% of 28,275 = 11,646.50',
    input: { ...single, w2s: [wages(90_000)], cleanVehicles: [car] },
    expect: {
      '8936': {
        '1a': 90_000,
        '2': 90_000,
        '3a': null,
        '4': null,
        '5': 90_000,
        '9': 7_500,
        '10': 11_647,
        '11': 0,
        '12': 11_647,
        '13': 7_500,
        '14': null,
        '18': null,
      },
      'schedule-3': { '6f': 7_500, '6m': null, '7': 7_500, '8': 7_500 },
      '1040': { '22': 4_147 },
    },
  },
  {
    name: 'new-and-used-car-limited-by-the-tax',
    source:
      'Form 8936 (2024), by hand: the used car comes first; tax on 35,400 (midpoint 35,425) is 4,019, less 300 for insulation and 3,500 leaves 219',
    input: {
      ...single,
      w2s: [wages(50_000)],
      energy: { insulation: 1_000, solar: 1_000 },
      cleanVehicles: [car, { ...usedCar, tentativeCredit: 3_500 }],
    },
    expect: {
      '8936': {
        '9': 7_500,
        '10': 4_019,
        '11': 3_800,
        '12': 219,
        '13': 219,
        '14': 3_500,
        '15': 4_019,
        '16': 300,
        '17': 3_719,
        '18': 3_500,
      },
      '5695': { '14': 0, '15': 0, '16': 300 },
      'schedule-3': { '5a': null, '5b': 300, '6f': 219, '6m': 3_500, '7': 3_719, '8': 4_019 },
      '1040': { '22': 0 },
    },
  },
  {
    name: 'credit-transferred-to-the-dealer',
    source:
      'Form 8936 (2024), Part I only: the dealer has the credit, and the income of 2023 is below the limit',
    input: {
      ...single,
      w2s: [wages(160_000)],
      priorYear: { agi: 150_000 },
      cleanVehicles: [{ ...car, transferredToDealer: true }],
    },
    expect: {
      '8936': {
        '1a': 160_000,
        '2': 160_000,
        '3a': 150_000,
        '4': 150_000,
        '5': 150_000,
        '9': null,
        '13': null,
      },
      'schedule-3': { '6f': null },
      'schedule-2': { '1b': null },
    },
  },
];

checkScenarios('Form 8936', scenarios);

describe('Form 8936 at its income limits', () => {
  const at = (vehicle: typeof car, income: number, prior: number | null, changes: object = {}) =>
    calculateJson({
      ...single,
      w2s: [wages(income)],
      ...(prior === null ? {} : { priorYear: { agi: prior } }),
      cleanVehicles: [vehicle],
      ...changes,
    });
  const joint = { filingStatus: 'mfj', spouse: person('1981-01-01') };

  it.each([
    ['a new car', car, 150_000, {}, { '13': 7_500 }],
    ['a couple’s new car', car, 300_000, joint, { '13': 7_500 }],
    ['a used car', usedCar, 75_000, {}, { '18': 4_000 }],
    ['a couple’s used car', usedCar, 150_000, joint, { '18': 4_000 }],
  ])(
    'gives %s a credit up to the limit, in this year or the year before',
    (_, vehicle, limit, changes, credit) => {
      expect(at(vehicle, limit, null, changes).lines['8936']).toMatchObject(credit);
      expect(at(vehicle, limit + 1, limit, changes).lines['8936']).toMatchObject(credit);
      expect(at(vehicle, limit + 1, limit + 1, changes).lines['8936']).toBeUndefined();
      expect(at(vehicle, limit + 1, null, changes).problems.map(({ path }) => path)).toEqual([
        'cleanVehicles',
      ]);
    },
  );

  it('takes at most $7,500 and $4,000', () => {
    expect(at({ ...car, tentativeCredit: 7_501 }, 100_000, null).lines['8936']).toMatchObject({ '9': 7_500 });
    expect(at({ ...usedCar, tentativeCredit: 4_001 }, 70_000, null).lines['8936']).toMatchObject({
      '14': 4_000,
    });
    expect(at({ ...usedCar, tentativeCredit: 3_999 }, 70_000, null).lines['8936']).toMatchObject({
      '14': 3_999,
    });
  });

  it('gives no credit for a used car to whom someone can claim', () => {
    const claimable = { taxpayer: { ...single.taxpayer, claimableAsDependent: true } };
    expect(at(usedCar, 70_000, null, claimable).lines['8936']).toBeUndefined();
    expect(at(car, 70_000, null, claimable).lines['8936']).toMatchObject({ '9': 7_500 });
  });
});

describe('Form 8936 refuses', () => {
  const refused = (...cleanVehicles: object[]) =>
    listRefusedPaths({
      ...single,
      w2s: [wages(76_000)],
      priorYear: { agi: 76_000 },
      ...{ cleanVehicles: cleanVehicles.map((one) => ({ ...car, ...one })) },
    });

  it.each([
    ['business use', [{ businessUse: 1 }]],
    ['a car of another year', [{ placedInService: '2023-12-31' }]],
    ['two used cars', [{ newVehicle: false }, { newVehicle: false }]],
    ['a repayment', [{ newVehicle: false, transferredToDealer: true }]],
  ])('%s', (_, vehicles) => {
    expect(refused(...vehicles)).toEqual(['cleanVehicles']);
  });

  it('nothing else', () => {
    expect(refused({ placedInService: '2024-01-01' }, { placedInService: '2024-12-31' })).toEqual([]);
    expect(refused({ newVehicle: false, businessUse: 20 })).toEqual([]);
  });
});
