import { exactDollars } from '../../facts/cents';
import { type Vehicle } from '../../facts/vehicle';
import { type Law } from '../law/law';
import { businessUse, usesActualCosts } from './listed-vehicle';

/** The business share of actual costs, or the standard mileage rate; parking and tolls with either. */
export const vehicleCosts = (vehicle: Vehicle, law: Law): number =>
  exactDollars(vehicle.parkingAndTolls) +
  (usesActualCosts(vehicle)
    ? exactDollars(vehicle.actualExpenses) * businessUse(vehicle)
    : vehicle.businessMiles * law.business.mileageRate);
