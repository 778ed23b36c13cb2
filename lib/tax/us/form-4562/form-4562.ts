import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { dollars, dollarsOf } from '../../facts/cents';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { farmCopyOf4562, isOfThisYear, listAllProperty } from './activities';
import { bonusOf, depreciableBasis, isBuilding, isSoftware, usesMidQuarter } from './depreciate';
import { type ActivityReader, makers } from './form';
import { listedDepreciation, listedSection179 } from './part-5';
import { section179Deduction } from './section-179';
import { depreciationWithSale } from './year-of-sale';

const { money, choice } = makers;

function depreciationOfAll(reader: ActivityReader, which: (asset: Asset) => boolean): number {
  const all = listAllProperty(reader.facts);
  const { law, facts } = reader;
  const isOfFarm = reader.copy >= farmCopyOf4562(facts, 0);
  return sum(
    reader.item.assets
      .filter(which)
      .map((asset) => depreciationWithSale(asset, all, law.year, law.depreciation, isOfFarm)),
  );
}

/** Elected this year, of the vehicle too, and waiting from earlier years. */
const ownSection179 = ({ item, law, get }: ActivityReader): number =>
  dollarsOf(
    item.assets.filter((asset) => isOfThisYear(asset, law)),
    (asset) => asset.section179,
  ) +
  get(listedSection179) +
  (item.section179Carryover ? dollars(item.section179Carryover) : 0);

/** Limited by income, the deduction goes to the businesses in their order; the filer may choose otherwise. */
export const section179Share = money(
  '12',
  'Section 179 deduction',
  'Section 179 expense deduction for this business',
  (reader) => {
    const own = ownSection179(reader);
    if (own === 0) return null;
    let earlier = 0;
    for (let copy = 0; copy < reader.copy; copy++) earlier += reader.at(section179Share, copy);
    return smallerOf(own, notBelowZero(reader.get(section179Deduction) - earlier));
  },
);

export const specialAllowance = money(
  '14',
  'Bonus depreciation',
  'Special depreciation allowance for qualified property (other than listed property) placed in service during the tax year',
  ({ item, law }) =>
    blankIfZero(
      sum(
        item.assets
          .filter((asset) => isOfThisYear(asset, law))
          .map((asset) => bonusOf(asset, law.depreciation)),
      ),
    ),
);

/** Software from the shelf over 36 months (Instructions for Form 4562 (2024), line 16). */
export const otherDepreciation = money('16', 'Software', 'Other depreciation (including ACRS)', (reader) =>
  blankIfZero(depreciationOfAll(reader, isSoftware)),
);

export const earlierProperty = money(
  '17',
  'Property from earlier years',
  'MACRS deductions for assets placed in service in tax years beginning before 2024',
  (reader) =>
    blankIfZero(
      depreciationOfAll(reader, (asset) => asset.placedInService < reader.law.firstDay && !isSoftware(asset)),
    ),
);

/** Property of other classes on a row goes by straight line. */
const straightLineClasses: readonly Asset['class'][] = ['qip', 'orchard'];
const slowClasses: readonly Asset['class'][] = ['15', '20'];

/** Column (f): how one asset is depreciated (IRC 168(b)). */
const methodOf = (asset: Asset): string => {
  if (straightLineClasses.includes(asset.class)) return 'S/L';
  return slowClasses.includes(asset.class) ? '150 DB' : '200 DB';
};

/** Columns (d) to (f) of a row of movable property, where it has a basis. */
function makeColumns(
  number: string,
  title: string,
  listAssets: (reader: ActivityReader) => readonly Asset[],
): void {
  const isBlank = (reader: ActivityReader) =>
    listAssets(reader).every((asset) => depreciableBasis(asset, reader.law.depreciation) === 0);
  choice(`${number}(d)`, `Years, ${title}`, `${title}: recovery period`, (reader) =>
    isBlank(reader) ? null : (/^\d+/.exec(title)?.[0] ?? null),
  );
  choice(`${number}(e)`, `Convention, ${title}`, `${title}: convention`, (reader) => {
    if (isBlank(reader)) return null;
    const { law, facts } = reader;
    return usesMidQuarter(listAllProperty(facts), law.year, law.depreciation) ? 'MQ' : 'HY';
  });
  choice(`${number}(f)`, `Method, ${title}`, `${title}: method`, (reader) => {
    if (isBlank(reader)) return null;
    const methods = new Set(listAssets(reader).map(methodOf));
    const [method = null] = methods;
    return methods.size > 1 ? 'Various' : method;
  });
}

/** Columns (c) to (g) of one row of Section B. */
function makeRow(number: string, title: string, ...classes: Asset['class'][]) {
  const isInRow = (reader: ActivityReader) => (asset: Asset) =>
    classes.includes(asset.class) && isOfThisYear(asset, reader.law);
  const basis = money(
    `${number}(c)`,
    `Basis, ${title}`,
    `${title}: basis for depreciation (business/investment use only)`,
    (reader) =>
      blankIfZero(
        sum(
          reader.item.assets
            .filter(isInRow(reader))
            .map((asset) => depreciableBasis(asset, reader.law.depreciation)),
        ),
      ),
  );
  if (title.includes('-year'))
    makeColumns(number, title, (reader) => reader.item.assets.filter(isInRow(reader)));
  return {
    basis,
    deduction: money(`${number}(g)`, `Depreciation, ${title}`, `${title}: depreciation deduction`, (reader) =>
      blankIfZero(depreciationOfAll(reader, isInRow(reader))),
    ),
  };
}

/** Rows that have other letters since 2025, when 50-year property came in before them. */
export const residentialRow = makeRow('19h', 'residential rental property', '27.5');
export const nonresidentialRow = makeRow('19i', 'nonresidential real property', '39');

const rows = [
  makeRow('19a', '3-year property', '3'),
  makeRow('19b', '5-year property', '5'),
  makeRow('19c', '7-year property', '7'),
  makeRow('19d', '10-year property', '10', 'orchard'),
  makeRow('19e', '15-year property', '15', 'qip'),
  makeRow('19f', '20-year property', '20'),
  residentialRow,
  nonresidentialRow,
] as const;

export const listedProperty = money(
  '21',
  'Listed property',
  'Listed property. Enter amount from line 28',
  ({ entry }) => entry(listedDepreciation),
);

/** What depreciation comes to without line 12. */
export const depreciationBeforeSection179 = money(
  '22 without 12',
  'Depreciation without section 179',
  'Lines 14 through 17, line 19, column (g), and line 21',
  ({ entry }) =>
    addEntries([
      entry(specialAllowance),
      entry(otherDepreciation),
      entry(earlierProperty),
      ...rows.map(({ deduction }) => entry(deduction)),
      entry(listedProperty),
    ]),
);

/** Also right when only property of earlier years is left and the form itself need not be filed. */
export const depreciationForSchedule = money(
  '22',
  'Total depreciation',
  'Total. Add amounts from line 12, lines 14 through 17, lines 19 and 20 in column (g), and line 21. Enter here and on the appropriate lines of your return',
  ({ entry }) => addEntries([entry(section179Share), entry(depreciationBeforeSection179)]),
);

const reasons = (assets: readonly Asset[], { law }: TaxReader): boolean =>
  assets.some(
    (asset) =>
      dollars(asset.cost) > 0 &&
      (asset.placedInService > law.lastDay ||
        asset.placedInService < law.depreciation.startsOn ||
        (asset.class === 'qip' && asset.placedInService < law.depreciation.improvementsFrom) ||
        (asset.bonus &&
          !isBuilding(asset) &&
          asset.placedInService < (law.depreciation.bonusRatesEarlier[0]?.from ?? ''))),
  );
const oldOrFuture =
  'Property placed in service after 2024 isn’t supported. Neither is property under older depreciation rules (before 1987, bonus depreciation before 2008, qualified improvements before 2018).';
refuse('businesses.assets', oldOrFuture, (reader) =>
  reader.facts.businesses.some(({ assets }) => reasons(assets, reader)),
);
refuse('farms.assets', oldOrFuture, (reader) =>
  reader.facts.farms.some(({ assets }) => reasons(assets, reader)),
);
refuse('rentals.assets', oldOrFuture, (reader) =>
  reader.facts.rentals.some(({ assets }) => reasons(assets, reader)),
);
