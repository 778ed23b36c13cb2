import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import {
  careCredit,
  educationCredits,
  elderlyCredit,
  foreignTaxCredit,
  saversCredit,
} from '../schedule-3/part-1';
import { cleanEnergyLimit } from './clean-energy-limit';
import { hasCleanEnergy, hasImprovements, makers } from './form';
import { heatPumpCredit, otherImprovements } from './improvements';

const { money } = makers;

export const solar = money(
  '1',
  'Solar',
  'Qualified solar electric property costs, including solar water heating (line 2)',
  ({ facts }) => blankIfZero(dollars(facts.energy.solar)),
);

export const windGeothermal = money(
  '3',
  'Wind and geothermal',
  'Qualified small wind energy property costs, including geothermal heat pumps (line 4)',
  ({ facts }) => blankIfZero(dollars(facts.energy.windGeothermal)),
);

export const batteries = money('5b', 'Batteries', 'Qualified battery storage technology costs', ({ facts }) =>
  blankIfZero(dollars(facts.energy.batteries)),
);

export const cleanEnergyCosts = money('6a', 'Costs', 'Add lines 1 through 5b', (reader) =>
  hasCleanEnergy(reader)
    ? (addEntries([reader.entry(solar), reader.entry(windGeothermal), reader.entry(batteries)]) ?? 0)
    : null,
);

export const cleanEnergyShare = money('6b', '30% of costs', 'Multiply line 6a by 30% (0.30)', (reader) =>
  hasCleanEnergy(reader) ? reader.get(cleanEnergyCosts) * reader.law.homeEnergy.rate : null,
);

export const carryforward = money(
  '12',
  'Credit carried from 2023',
  'Credit carryforward from 2023. Enter the amount, if any, from your 2023 Form 5695, line 16',
  ({ facts }) => blankIfZero(dollars(facts.energy.previousCarryforward)),
);

export const cleanEnergyBeforeLimit = money(
  '13',
  'Credit before the limit',
  'Add lines 6b, 11, and 12',
  (reader) => (hasCleanEnergy(reader) ? reader.get(cleanEnergyShare) + reader.get(carryforward) : null),
);

export const cleanEnergyTaxLimit = money(
  '14',
  'Limit',
  'Limitation based on tax liability. Enter the amount from the Residential Clean Energy Credit Limit Worksheet',
  (reader) => (hasCleanEnergy(reader) ? reader.get(cleanEnergyLimit) : null),
);

export const cleanEnergyCredit = money(
  '15',
  'Residential clean energy credit',
  'Residential clean energy credit. Enter the smaller of line 13 or line 14. Also include this amount on Schedule 3 (Form 1040), line 5a',
  (reader) =>
    hasCleanEnergy(reader)
      ? smallerOf(reader.get(cleanEnergyBeforeLimit), reader.get(cleanEnergyTaxLimit))
      : null,
);

export const toNextYear = money(
  '16',
  'Credit carried to 2025',
  'Credit carryforward to 2025. If line 15 is less than line 13, subtract line 15 from line 13',
  ({ get }) => blankIfZero(get(cleanEnergyBeforeLimit) - get(cleanEnergyCredit)),
);

export const improvementsBeforeLimit = money(
  '30',
  'Credit before the limit',
  'Add lines 28 and 29e',
  (reader) => (hasImprovements(reader) ? reader.get(otherImprovements) + reader.get(heatPumpCredit) : null),
);

/** Energy Efficient Home Improvement Credit Limit Worksheet: line 18 less Schedule 3, lines 1 to 4, 6d and 6l. */
export const improvementsTaxLimit = money(
  '31',
  'Limit',
  'Limitation based on tax liability. Enter the amount from the Energy Efficient Home Improvement Credit Limit Worksheet',
  (reader) => {
    if (!hasImprovements(reader)) return null;
    const { get } = reader;
    const earlier =
      get(foreignTaxCredit) +
      get(careCredit) +
      get(educationCredits) +
      get(saversCredit) +
      get(elderlyCredit);
    return notBelowZero(get(taxBeforeCredits) - earlier);
  },
);

export const homeImprovementCredit = money(
  '32',
  'Energy efficient home improvement credit',
  'Energy efficient home improvement credit. Enter the smaller of line 30 or line 31. Also include this amount on Schedule 3 (Form 1040), line 5b',
  (reader) =>
    hasImprovements(reader)
      ? smallerOf(reader.get(improvementsBeforeLimit), reader.get(improvementsTaxLimit))
      : null,
);
