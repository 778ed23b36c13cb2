// cspell:ignore Prsnl Trnsfr
import { textAt } from '../mef/xml-node';
import { needs, rule, same } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS8936';
const a = 'IRS8936ScheduleA';
const inGroup = (group: string, name: string): string[] => [`${a}/${name}`, `${a}/${group}/${name}`];

/** The credit lines of the schedules, which stand in groups since 2025. */
const bought = inGroup('NewCleanVehicleGrp', 'PrsnlUseNewCleanVehicleCrAmt');
const used = inGroup('PrevOwnCleanVehicleGrp', 'PrevOwnedCleanVehCreditAmt');
const price = inGroup('PrevOwnCleanVehicleGrp', 'SalePriceAmt');

const totalOf = (r: ReturnView, paths: readonly string[]): number =>
  paths.reduce((total, path) => total + r.sum(path), 0);

/** Form 8936 and its Schedule A. Those with a number of the IRS follow its published rules of 2025. */
export const cleanVehicleRules: readonly BusinessRule[] = [
  rule(
    'F8936-035',
    'arithmetic',
    'cleanVehicles',
    'Form 8936, line 9, doesn’t equal the total of its Schedules A.',
    (r) => r.amount(`${f}/CrPrsnlUsePartNewCleanVehGrp/PrsnlUseNewCleanVehicleCrAmt`) === totalOf(r, bought),
  ),
  rule(
    'F8936-047',
    'arithmetic',
    'cleanVehicles',
    'Form 8936, line 14, doesn’t equal the total of its Schedules A.',
    (r) => r.amount(`${f}/CrPreviouslyOwnedCleanVehGrp/PrevOwnedCleanVehCreditAmt`) === totalOf(r, used),
  ),
  same(
    'F8936-025',
    'cleanVehicles',
    'Adjusted gross income differs between Form 1040 and Form 8936.',
    'IRS1040/AdjustedGrossIncomeAmt',
    f,
    'CurrentYrMAGIAmountGrp/AdjustedGrossIncomeAmt',
  ),
  same(
    'S3-F1040-106-02',
    'cleanVehicles',
    'The credit for new vehicles differs between Schedule 3 and Form 8936.',
    'IRS1040Schedule3/CleanVehPrsnlUsePartCrAmt',
    f,
    'CrPrsnlUsePartNewCleanVehGrp/CleanVehPrsnlUsePartCrAmt',
  ),
  same(
    'S3-F1040-110',
    'cleanVehicles',
    'The credit for used vehicles differs between Schedule 3 and Form 8936.',
    'IRS1040Schedule3/MaxPrevOwnedCleanVehCrAmt',
    f,
    'CrPreviouslyOwnedCleanVehGrp/MaxPrevOwnedCleanVehCrAmt',
  ),
  needs(
    'S2-F1040-018',
    'cleanVehicles',
    'Repaying a credit for a new vehicle requires Schedule A (Form 8936).',
    'IRS1040Schedule2/CrTrnsfrDlrSaleAmt',
    a,
  ),
  needs(
    'S2-F1040-019',
    'cleanVehicles',
    'Repaying a credit for a used vehicle requires Schedule A (Form 8936).',
    'IRS1040Schedule2/PrevOwnCrTrnsfrDlrSaleAmt',
    a,
  ),
  rule(
    'R0000-235',
    'missing',
    'cleanVehicles',
    'Schedule A (Form 8936) requires Form 8936.',
    (r) => !r.has(a) || r.has(f),
  ),
  rule(
    'PF-8936-A',
    'missing',
    'cleanVehicles',
    'Form 8936 requires a Schedule A for each vehicle.',
    (r) => !r.has(f) || r.has(a),
  ),
  rule(
    'SA-F8936-029',
    'incorrect',
    'cleanVehicles',
    'A clean vehicle’s VIN must have 17 letters and digits.',
    (r) => r.all(`${a}/VIN`).every((vin) => /^[A-Z0-9]{17}$/.test(vin)),
  ),
  rule(
    'SA-F8936-031-01',
    'incorrect',
    'cleanVehicles',
    'Two clean vehicles have the same VIN.',
    (r) => new Set(r.all(`${a}/VIN`)).size === r.all(`${a}/VIN`).length,
  ),
  rule(
    'SA-F8936-001',
    'incorrect',
    'cleanVehicles',
    'A clean vehicle on this return wasn’t placed in service during the tax year.',
    (r) => r.all(`${a}/VehiclePlacedInServiceDt`).every((day) => day.startsWith(`${r.taxYear}-`)),
  ),
  rule(
    'SA-F8936-041',
    'incorrect',
    'cleanVehicles',
    'A used clean vehicle can’t cost more than $25,000.',
    (r) =>
      price
        .flatMap((path) => r.all(path))
        .every((amount) => Number(amount) <= r.law.cleanVehicles.usedPriceLimit),
  ),
  rule(
    'SA-F8936-023-01',
    'arithmetic',
    'cleanVehicles',
    'The credit for a used clean vehicle must be 30% of its price, up to $4,000. Enter the price.',
    // Vehicle by vehicle: each spouse can have one.
    (r) =>
      r.nodes(a).every((vehicle) => {
        const amountOf = (name: string) =>
          Number(textAt(vehicle, name) ?? textAt(vehicle, `PrevOwnCleanVehicleGrp/${name}`) ?? 0);
        const most = Math.min(amountOf('SalePriceBySpecifiedPctAmt'), r.law.cleanVehicles.usedLimit);
        return amountOf('PrevOwnedCleanVehCreditAmt') === most;
      }),
  ),
  rule(
    'PF-8936-NAME',
    'missing',
    'cleanVehicles',
    'A clean vehicle’s year, make, or model is missing.',
    (r) =>
      ['VehicleModelYr', 'VehicleMakeNameTxt', 'VehicleModelNameTxt'].every(
        (name) => r.all(`${a}/VehicleDescriptionGrp/${name}`).length === r.nodes(a).length,
      ),
  ),
];
