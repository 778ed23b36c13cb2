import { addEntries, blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { dollars, dollarsOf } from '../../facts/cents';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import {
  type DepreciatingActivity,
  isOfThisYear,
  listDepreciatingActivities,
  placesPropertyInService,
} from './activities';
import { bonusOf, depreciableBasis, depreciationOf, isBuilding } from './depreciate';
import { section179Deduction } from './section-179';

const makers: CopyMakers<DepreciatingActivity> = formWithCopies(
  '4562',
  'Depreciation and Amortization',
  listDepreciatingActivities,
  { sequence: '179', attachedWhen: ({ item, law }) => placesPropertyInService(item, law) },
);
export const form4562 = makers.form;
const { money, count } = makers;

type ActivityReader = TaxCopyReader<DepreciatingActivity>;

const allAssets = ({ facts }: TaxReader): Asset[] => [
  ...facts.businesses.flatMap(({ assets }) => assets),
  ...facts.rentals.flatMap(({ assets }) => assets),
];

function depreciationOfAll(reader: ActivityReader, which: (asset: Asset) => boolean): number {
  const all = allAssets(reader);
  const { law } = reader;
  return sum(
    reader.item.assets.filter(which).map((asset) => depreciationOf(asset, all, law.year, law.depreciation)),
  );
}

const costOf179 = ({ item, law }: ActivityReader): number =>
  dollarsOf(
    item.assets.filter((asset) => isOfThisYear(asset, law)),
    (asset) => asset.section179,
  );

/** Limited by income, the deduction goes to the businesses in their order; the filer may choose otherwise. */
export const section179Share = money(
  '12',
  'Section 179 deduction',
  'Section 179 expense deduction of this business',
  (reader) => {
    const own = reader.item.assets.length === 0 ? 0 : costOf179(reader);
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

export const earlierProperty = money(
  '17',
  'Property of earlier years',
  'MACRS deductions for assets placed in service in tax years beginning before 2024',
  (reader) => blankIfZero(depreciationOfAll(reader, (asset) => asset.placedInService < reader.law.firstDay)),
);

/** Columns (c) and (g) of one row of Section B. */
function makeRow(number: string, period: Asset['class'], title: string) {
  const isInRow = (reader: ActivityReader) => (asset: Asset) =>
    asset.class === period && isOfThisYear(asset, reader.law);
  return {
    basis: money(
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
    ),
    deduction: money(`${number}(g)`, `Depreciation, ${title}`, `${title}: depreciation deduction`, (reader) =>
      blankIfZero(depreciationOfAll(reader, isInRow(reader))),
    ),
  };
}

const rows = [
  makeRow('19a', '3', '3-year property'),
  makeRow('19b', '5', '5-year property'),
  makeRow('19c', '7', '7-year property'),
  makeRow('19d', '10', '10-year property'),
  makeRow('19e', '15', '15-year property'),
  makeRow('19f', '20', '20-year property'),
  makeRow('19h', '27.5', 'residential rental property'),
  makeRow('19i', '39', 'nonresidential real property'),
] as const;

/** What depreciation comes to without line 12. */
export const depreciationBeforeSection179 = money(
  '22 without 12',
  'Depreciation without section 179',
  'Lines 14 through 17 and line 19, column (g)',
  ({ entry }) =>
    addEntries([
      entry(specialAllowance),
      entry(earlierProperty),
      ...rows.map(({ deduction }) => entry(deduction)),
    ]),
);

/** Also right when only property of earlier years is left and the form itself need not be filed. */
export const depreciationForSchedule = money(
  '22',
  'Total depreciation',
  'Total. Add amounts from line 12, lines 14 through 17, lines 19 and 20 in column (g), and line 21. Enter here and on the appropriate lines of your return',
  ({ entry }) => addEntries([entry(section179Share), entry(depreciationBeforeSection179)]),
);

export const businessMiles = count(
  '30',
  'Business miles',
  'Total business/investment miles driven during the year (don’t include commuting miles)',
  ({ item }) => item.vehicle?.businessMiles ?? null,
);

export const commutingMiles = count(
  '31',
  'Commuting miles',
  'Total commuting miles driven during the year',
  ({ item }) => item.vehicle?.commutingMiles ?? null,
);

export const otherMiles = count(
  '32',
  'Other personal miles',
  'Total other personal (noncommuting) miles driven',
  ({ item }) => item.vehicle?.otherMiles ?? null,
);

export const allMiles = count(
  '33',
  'All miles',
  'Total miles driven during the year. Add lines 30 through 32',
  ({ entry }) => addEntries([entry(businessMiles), entry(commutingMiles), entry(otherMiles)]),
);

const reasons = (assets: readonly Asset[], { law }: TaxReader): boolean =>
  assets.some(
    (asset) =>
      dollars(asset.cost) > 0 &&
      (asset.placedInService > law.lastDay ||
        asset.placedInService < law.depreciation.startsOn ||
        (asset.class === '39' && asset.placedInService < law.depreciation.thirtyNineYearsFrom) ||
        (asset.bonus &&
          !isBuilding(asset) &&
          asset.placedInService < (law.depreciation.bonusRates[0]?.from ?? ''))),
  );
const oldOrFuture =
  'Property placed in service after 2024 or under older rules of depreciation (before 1987, buildings of 31.5 years, bonus before 2008) is not supported.';
refuse('businesses.assets', oldOrFuture, (reader) =>
  reader.facts.businesses.some(({ assets }) => reasons(assets, reader)),
);
refuse('rentals.assets', oldOrFuture, (reader) =>
  reader.facts.rentals.some(({ assets }) => reasons(assets, reader)),
);
