import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const car = { vin: 'TESTVIN0000000001', placedInService: '2024-05-01', tentativeCredit: 7_500 };
const usedCar = { ...car, newVehicle: false, tentativeCredit: 4_000 };

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
    ['a car of another year', [{ placedInService: '2023-12-31' }]],
    ['two used cars', [{ newVehicle: false }, { newVehicle: false }]],
  ])('%s', (_, vehicles) => {
    expect(refused(...vehicles)).toEqual(['cleanVehicles']);
  });

  it('two used cars of one spouse, not one of each', () => {
    const couple = (...owners: ('taxpayer' | 'spouse')[]) =>
      listRefusedPaths({
        ...single,
        filingStatus: 'mfj',
        spouse: person('1981-01-01'),
        w2s: [wages(90_000)],
        cleanVehicles: owners.map((owner) => ({ ...usedCar, owner })),
      });
    expect(couple('taxpayer', 'spouse')).toEqual([]);
    expect(couple('spouse', 'spouse')).toEqual(['cleanVehicles']);
    expect(couple('taxpayer', 'spouse', 'taxpayer')).toEqual(['cleanVehicles']);
  });

  it('business use without an own business, or in one of others', () => {
    expect(refused({ businessUse: 1 })).toEqual(['cleanVehicles.businessUse']);
    const inBusiness = (materialParticipation: boolean) =>
      listRefusedPaths({
        ...single,
        w2s: [wages(76_000)],
        priorYear: { agi: 76_000 },
        businesses: [{ id: 'oak', income: { other: 10_000 }, materialParticipation }],
        cleanVehicles: [{ ...car, businessUse: 1 }],
      });
    expect(inBusiness(true)).toEqual([]);
    expect(inBusiness(false)).toEqual(['cleanVehicles.businessUse']);
  });

  it('a transferred credit of a used car for somebody who can be claimed', () => {
    const taxpayer = { ...person('1980-01-01'), claimableAsDependent: true };
    const cleanVehicles = [{ ...usedCar, transferredToDealer: true }];
    expect(listRefusedPaths({ ...single, taxpayer, w2s: [wages(70_000)], cleanVehicles })).toEqual([
      'cleanVehicles',
    ]);
  });

  it('nothing else', () => {
    expect(refused({ placedInService: '2024-01-01' }, { placedInService: '2024-12-31' })).toEqual([]);
    expect(refused({ newVehicle: false, businessUse: 20 })).toEqual([]);
  });
});

describe('Schedule A (Form 8936)', () => {
  const scheduleOf = (vehicle: object, more: object = {}) => {
    const { lines } = calculateJson({
      ...single,
      w2s: [wages(70_000)],
      cleanVehicles: [{ ...car, modelYear: '2024', make: 'Harbor', model: 'Current', ...vehicle }],
      ...more,
    });
    return { schedule: lines['8936-a'], form: lines['8936'], tax: lines['schedule-2'] };
  };

  it('takes 30% of the price of a used car, up to $4,000', () => {
    const used = { newVehicle: false, tentativeCredit: 4_000 };
    expect(scheduleOf({ ...used, salePrice: 9_995 }).schedule).toMatchObject([
      {
        '1b': 'Harbor',
        '4a': false,
        '5': false,
        '6': true,
        '13e': false,
        '14': 9_995,
        '15': 2_999,
        '17': 2_999,
      },
    ]);
    expect(scheduleOf({ ...used, salePrice: 25_000 }).form).toMatchObject({ '14': 4_000 });
    expect(scheduleOf({ ...used, salePrice: 25_000.01 }).form).toBeUndefined();
    expect(scheduleOf({ ...used, salePrice: 20_000, usedCreditInThreeYears: true }).form).toBeUndefined();
  });

  it('gives nothing for a leased car or one sold again within 30 days', () => {
    expect(scheduleOf({ boughtForUse: false }).form).toBeUndefined();
    expect(scheduleOf({ resoldWithin30Days: true }).form).toBeUndefined();
  });

  it('pays back a credit that the dealer got for a car sold again within 30 days', () => {
    const { schedule, tax } = scheduleOf({ resoldWithin30Days: true, transferredToDealer: true });
    expect(schedule).toMatchObject([{ '4a': true, '4a amount': 7_500, '4b': true, '8a': true }]);
    expect(tax).toMatchObject({ '1b': 7_500 });
  });

  it('asks about last year only above this year’s limit', () => {
    const { schedule } = scheduleOf({}, { w2s: [wages(150_001)], priorYear: { agi: 90_000 } });
    expect(schedule).toMatchObject([{ '8c': true, '8d': false, '8e': true, '9': 7_500, '12': 7_500 }]);
    expect(scheduleOf({}).schedule).toMatchObject([{ '8c': false, '9': 7_500 }]);
  });
});
