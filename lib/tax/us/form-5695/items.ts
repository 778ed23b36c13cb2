import { type Line } from '../../engine/line';
import { blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, type Cents, centsOf, dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { refuse, warn } from '../coverage';
import { type TaxReader } from '../form';
import { makers } from './form';

const { money } = makers;

type Item = ReturnInput['energy']['items'][number];
export type ItemKind = Item['kind'];

/** Whether the year wants each item by itself, with the ID of its maker (IRC 25C(h)). */
export const asksForItems = ({ law }: Pick<TaxReader, 'law'>): boolean =>
  law.homeEnergy.identifiedItems !== null;

/** Items of a kind that count, the most expensive first. One without the ID of its maker has no credit. */
export const listItems = ({ facts }: Pick<TaxReader, 'facts'>, kind: ItemKind): Item[] =>
  facts.energy.items
    .filter((item) => item.kind === kind && item.manufacturerId.trim() !== '')
    .sort((a, b) => centsOf(b.cost) - centsOf(a.cost));

/** Cost of a kind of improvement in cents: the one amount that is stated, or all items with an ID. */
export const costOf = (reader: TaxReader, kind: ItemKind, stated: Cents): Cents =>
  asksForItems(reader) ? addCents(listItems(reader, kind), ({ cost }) => cost) : stated;

const costText = 'Enter the cost of the most expensive one and its qualified manufacturer ID (QMID)';

/** How many of the most expensive items of a kind stand on the form one by one (Form 5695 (2025), lines 19 to 29). */
export const namedItems: Readonly<Partial<Record<ItemKind, number>>> = {
  door: 3,
  window: 4,
  waterHeater: 2,
};

const costOfItems = (items: readonly Item[]) => blankIfZero(sum(items.map(({ cost }) => dollars(cost))));

/** Two lines: the most expensive items of a kind, and all others. */
function makeCosts(kind: ItemKind, name: string, [first, rest]: readonly [string, string]) {
  const named = namedItems[kind] ?? 1;
  const text =
    named === 1
      ? costText
      : `Enter the cost of the ${named} most expensive ones and their qualified manufacturer IDs (QMIDs)`;
  return {
    first: money(first, `Most expensive: ${name}`, text, (reader) =>
      asksForItems(reader) ? costOfItems(listItems(reader, kind).slice(0, named)) : null,
    ),
    rest: money(rest, `Others: ${name}`, 'Enter the cost of all others', (reader) =>
      asksForItems(reader) ? costOfItems(listItems(reader, kind).slice(named)) : null,
    ),
  };
}

export const windowItems = makeCosts('window', 'windows and skylights', ['20a item', '20b item']);
const airConditioners = makeCosts('airConditioner', 'central air conditioners', ['22a', '22b']);
const waterHeaters = makeCosts('waterHeater', 'water heaters', ['23a', '23b']);
const furnaces = makeCosts('furnace', 'furnaces and boilers', ['24a', '24b']);
export const heatPumpItems = makeCosts('heatPump', 'heat pumps', ['29a item', '29b']);
export const waterHeaterItems = makeCosts('heatPumpWaterHeater', 'heat pump water heaters', [
  '29c',
  '29d item',
]);
export const biomassItems = makeCosts('biomass', 'biomass stoves and boilers', ['29e item', '29f']);

/** The two doors after the first, and what is left, which only the form of 2025 keeps apart. */
export const nextDoors = money(
  '19d item',
  'Next two most expensive exterior doors',
  'Enter the cost of the next two most expensive doors and their qualified manufacturer IDs (QMIDs)',
  (reader) => (asksForItems(reader) ? costOfItems(listItems(reader, 'door').slice(1, 3)) : null),
);
export const furtherDoors = money(
  '19e item',
  'All other exterior doors',
  'Enter the cost of all other qualifying exterior doors',
  (reader) => (asksForItems(reader) ? costOfItems(listItems(reader, 'door').slice(3)) : null),
);

/** Cost and credit of equipment: 30%, up to the limit of each kind. */
function makeEquipment(kind: ItemKind, name: string, number: string) {
  const cost = money(`${number}c`, `Cost: ${name}`, `Add lines ${number}a and ${number}b`, (reader) =>
    asksForItems(reader)
      ? blankIfZero(dollars(addCents(listItems(reader, kind), (item) => item.cost)))
      : null,
  );
  const credit = money(
    `${number}d`,
    `Credit: ${name}`,
    `Multiply line ${number}c by 30% (0.30). Don’t enter more than $600`,
    ({ entry, get, law }) => {
      const { identifiedItems, rate } = law.homeEnergy;
      return entry(cost) === null || identifiedItems === null
        ? null
        : smallerOf(get(cost) * rate, identifiedItems.equipmentLimit);
    },
  );
  return { cost, credit };
}

const airConditionerLines = makeEquipment('airConditioner', 'central air conditioners', '22');
const waterHeaterLines = makeEquipment('waterHeater', 'water heaters', '23');
const furnaceLines = makeEquipment('furnace', 'furnaces and boilers', '24');
export const airConditionerCredit = airConditionerLines.credit;
export const waterHeaterCredit = waterHeaterLines.credit;
export const furnaceCredit = furnaceLines.credit;

/** The lines of this module: years that ask for no IDs have none of them. */
export const linesOfItems = (): Line<unknown>[] => [
  nextDoors,
  furtherDoors,
  ...[
    windowItems,
    airConditioners,
    waterHeaters,
    furnaces,
    heatPumpItems,
    waterHeaterItems,
    biomassItems,
  ].flatMap(({ first, rest }) => [first, rest]),
  ...[airConditionerLines, waterHeaterLines, furnaceLines].flatMap(({ cost, credit }) => [cost, credit]),
];

refuse(
  'energy',
  'Doors, windows, electric panels, and heat pumps installed this year need the four-character manufacturer ID (QMID). Enter each one separately. Only insulation and home energy audits can be entered as totals.',
  ({ facts: { energy }, law }) =>
    law.homeEnergy.identifiedItems !== null &&
    [energy.doors, energy.windows, energy.panels, energy.heatPumps].some(isSome),
);
warn(
  'energy.items',
  'A home improvement is missing its qualified manufacturer ID (QMID). Without it, you can’t take the credit for that item.',
  ({ facts }) =>
    facts.energy.items.some(({ cost, manufacturerId }) => isSome(cost) && manufacturerId.trim() === ''),
);
