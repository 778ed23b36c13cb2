import { addEntries, blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, type Cents, dollars, minus, noCents } from '../../facts/cents';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { hasImprovements, makers } from './form';
import {
  airConditionerCredit,
  asksForItems,
  costOf,
  furnaceCredit,
  listItems,
  waterHeaterCredit,
} from './items';

const { money } = makers;

const insulationText = 'Insulation or air sealing material or system. Enter the cost';
const auditText = 'Enter the cost of the home energy audits';
const pumpText = 'Enter the cost of electric or natural gas heat pumps';

export const insulation = money('18a', 'Insulation', insulationText, ({ facts }) =>
  blankIfZero(dollars(facts.energy.insulation)),
);
export const insulationCredit = money(
  '18b',
  'Credit for insulation',
  'Multiply line 18a by 30% (0.30). Don’t enter more than $1,200',
  ({ get, entry, law }) =>
    entry(insulation) === null
      ? null
      : smallerOf(get(insulation) * law.homeEnergy.rate, law.homeEnergy.insulationLimit),
);

const firstDoor = (reader: TaxReader): Cents =>
  asksForItems(reader)
    ? (listItems(reader, 'door')[0]?.cost ?? noCents)
    : (reader.facts.energy.mostExpensiveDoor ?? reader.facts.energy.doors);

/** Without the price of the most expensive door all doors stand here; the refusal below keeps away where that matters. */
export const doors = money(
  '19a',
  'Most expensive exterior door',
  'Enter the cost of the most expensive door you bought',
  (reader) => blankIfZero(dollars(firstDoor(reader))),
);
export const doorCredit = money(
  '19b',
  'Credit for one door',
  'Multiply line 19a by 30% (0.30). Don’t enter more than $250',
  ({ get, entry, law }) =>
    entry(doors) === null ? null : smallerOf(get(doors) * law.homeEnergy.rate, law.homeEnergy.doorLimit),
);
/** No other door costs more than the first: where one could pass $250, line 19e stops at $500 all the same. */
export const otherDoors = money(
  '19c',
  'Other exterior doors',
  'Enter the cost of all other qualifying exterior doors',
  (reader) =>
    blankIfZero(dollars(minus(costOf(reader, 'door', reader.facts.energy.doors), firstDoor(reader)))),
);
export const otherDoorsCredit = money(
  '19d',
  'Credit for other doors',
  'Multiply line 19c by 30% (0.30)',
  ({ get, entry, law }) => (entry(otherDoors) === null ? null : get(otherDoors) * law.homeEnergy.rate),
);
export const doorsCredit = money(
  '19e',
  'Credit for doors',
  'Add lines 19b and 19d. Don’t enter more than $500',
  ({ entry, law }) => {
    const both = addEntries([entry(doorCredit), entry(otherDoorsCredit)]);
    return both === null ? null : smallerOf(both, law.homeEnergy.doorsLimit);
  },
);

export const windows = money(
  '20a',
  'Windows and skylights',
  'Windows and skylights that meet the Energy Star certification requirements. Enter the cost',
  (reader) => blankIfZero(dollars(costOf(reader, 'window', reader.facts.energy.windows))),
);
export const windowsCredit = money(
  '20b',
  'Credit for windows',
  'Multiply line 20a by 30% (0.30). Don’t enter more than $600',
  ({ get, entry, law }) =>
    entry(windows) === null
      ? null
      : smallerOf(get(windows) * law.homeEnergy.rate, law.homeEnergy.windowsLimit),
);

export const panels = money(
  '25d',
  'Electric panels',
  'Enter the cost of improvement or replacement of panelboards, subpanelboards, branch circuits, or feeders',
  (reader) => blankIfZero(dollars(costOf(reader, 'panel', reader.facts.energy.panels))),
);
export const panelsCredit = money(
  '25e',
  'Credit for panels',
  'Multiply line 25d by 30% (0.30). Don’t enter more than $600',
  ({ get, entry, law }) =>
    entry(panels) === null ? null : smallerOf(get(panels) * law.homeEnergy.rate, law.homeEnergy.panelLimit),
);

export const audits = money('26b', 'Home energy audits', auditText, ({ facts }) =>
  blankIfZero(dollars(facts.energy.audit)),
);
export const auditsCredit = money(
  '26c',
  'Credit for audits',
  'Multiply line 26b by 30% (0.30). Don’t enter more than $150',
  ({ get, entry, law }) =>
    entry(audits) === null ? null : smallerOf(get(audits) * law.homeEnergy.rate, law.homeEnergy.auditLimit),
);

export const improvementsTotal = money(
  '27',
  'Credit for improvements',
  'Add lines 18b, 19e, 20b, 22b, 23b, 24b, 25e, and 26c',
  ({ entry }) =>
    addEntries([
      entry(insulationCredit),
      entry(doorsCredit),
      entry(windowsCredit),
      entry(airConditionerCredit),
      entry(waterHeaterCredit),
      entry(furnaceCredit),
      entry(panelsCredit),
      entry(auditsCredit),
    ]),
);
export const otherImprovements = money(
  '28',
  'Qualifying improvements',
  'Enter the smaller of line 27 or $1,200',
  ({ get, entry, law }) =>
    entry(improvementsTotal) === null
      ? null
      : smallerOf(get(improvementsTotal), law.homeEnergy.improvementsLimit),
);

export const heatPumps = money('29a', 'Heat pumps', pumpText, ({ facts }) =>
  blankIfZero(dollars(facts.energy.heatPumps)),
);
export const heatPumpTotal = money('29d', 'Heat pumps and stoves', 'Add lines 29a, 29b, and 29c', (reader) =>
  asksForItems(reader)
    ? blankIfZero(
        dollars(
          addCents(
            (['heatPump', 'heatPumpWaterHeater', 'biomass'] as const).flatMap((kind) =>
              listItems(reader, kind),
            ),
            ({ cost }) => cost,
          ),
        ),
      )
    : reader.entry(heatPumps),
);
export const heatPumpCredit = money(
  '29e',
  'Credit for heat pumps',
  'Multiply line 29d by 30% (0.30). Don’t enter more than $2,000',
  ({ get, entry, law }) =>
    entry(heatPumpTotal) === null
      ? null
      : smallerOf(get(heatPumpTotal) * law.homeEnergy.rate, law.homeEnergy.heatPumpLimit),
);

/** One door gives at most $250, two and more at most $500: the count matters while line 28 has room for it. */
function doorsNeedCount(reader: TaxReader): boolean {
  if (asksForItems(reader) || !hasImprovements(reader) || reader.facts.energy.mostExpensiveDoor !== null)
    return false;
  const { get, law } = reader;
  const others = sum([get(insulationCredit), get(windowsCredit), get(panelsCredit), get(auditsCredit)]);
  const { rate, doorLimit, improvementsLimit } = law.homeEnergy;
  // Line 19b is in whole dollars: 30% of $834 is still $250.
  return Math.round(get(doors) * rate) > doorLimit && others + doorLimit < improvementsLimit;
}

refuse(
  'energy.doors',
  'If your exterior doors cost more than $834, enter the price of the most expensive one. The credit is limited to $250 for each door (Form 5695, line 19a).',
  doorsNeedCount,
);
refuse(
  'energy.mostExpensiveDoor',
  'The most expensive door can’t cost more than all the doors combined (Form 5695, lines 19a and 19c).',
  ({ facts }) => {
    const { doors: all, mostExpensiveDoor } = facts.energy;
    return mostExpensiveDoor !== null && mostExpensiveDoor > all;
  },
);
