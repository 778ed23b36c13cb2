import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { isListedVehicle } from '../../us/form-4562/listed-vehicle';
import { bonusDifference } from '../shared/depreciation';
import { scheduleCa } from './form';

/** R&TC 17250(a)(4): no bonus; Form FTB 3885A gives the difference to Schedule CA, Part I, Section B. */
function makeLines(number: string, what: string, kind: 'businesses' | 'rentals' | 'farms') {
  return {
    subtraction: scheduleCa.money(
      `B${number}B`,
      `${what}, subtraction`,
      `${what}: California depreciation in excess of the federal amount, from Form FTB 3885A`,
      ({ facts }) => blankIfZero(notBelowZero(-bonusDifference(facts, null, [kind]))),
    ),
    addition: scheduleCa.money(
      `B${number}C`,
      `${what}, addition`,
      `${what}: federal depreciation in excess of the California amount, from Form FTB 3885A`,
      ({ facts }) => blankIfZero(notBelowZero(bonusDifference(facts, null, [kind]))),
    ),
  };
}

const lines = [
  makeLines('3', 'Business income', 'businesses'),
  makeLines('5', 'Rental real estate', 'rentals'),
  makeLines('6', 'Farm income', 'farms'),
];
export const depreciationSubtractions = lines.map(({ subtraction }) => subtraction);
export const depreciationAdditions = lines.map(({ addition }) => addition);

/**
 * California depreciates improvements inside commercial buildings over 39 years, expenses no software, and has lower limits for
 * cars (Form FTB 3885A instructions (2024), General Information).
 */
export function hasOtherLives({ facts }: { facts: ReturnInput }): boolean {
  const assets = [...facts.businesses, ...facts.rentals, ...facts.farms].flatMap((one) => one.assets);
  return (
    assets.some(
      ({ class: kind, section179 }) => kind === 'qip' || (kind === 'software' && isSome(section179)),
    ) ||
    [...facts.businesses, ...facts.farms].some(
      ({ vehicle }) => isListedVehicle(vehicle) && vehicle.kind === 'car',
    )
  );
}
