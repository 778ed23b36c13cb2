import { sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { cleanEnergy, cleanVehicle, homeImprovement, usedCleanVehicle } from '../schedule-3/part-1';

/** What this year's tax is lower by for credits that the next year no longer has. */
export function endedCredits({ get, law }: TaxReader): number {
  const ended = law.nextYear.endedCredits;
  if (ended === null) return 0;
  return sum([
    ...(ended.homeEnergy ? [get(cleanEnergy), get(homeImprovement)] : []),
    ...(ended.cleanVehicles ? [get(cleanVehicle), get(usedCleanVehicle)] : []),
  ]);
}
