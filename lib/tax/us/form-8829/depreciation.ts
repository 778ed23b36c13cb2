import { smallerOf } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { refuse } from '../coverage';
import { commercialPercent } from '../form-4562/depreciate';
import { actualOffice, makers, officeOf } from './form';
import { businessPercentage } from './part-1';

const { money, rate } = makers;
const percent = 100;

/** Part III, for an owner. */
export const homeBasis = money(
  '37',
  'Basis of the home',
  'Enter the smaller of your home’s adjusted basis or its fair market value. See instructions',
  (reader) => {
    const office = officeOf(reader);
    if (!office || !isSome(office.homeBasis)) return null;
    const basis = dollars(office.homeBasis);
    return isSome(office.homeValue) ? smallerOf(basis, dollars(office.homeValue)) : basis;
  },
);

export const landValue = money('38', 'Land', 'Value of land included on line 37', (reader) => {
  const office = officeOf(reader);
  return office && reader.entry(homeBasis) !== null ? dollars(office.landValue) : null;
});

export const buildingBasis = money(
  '39',
  'Basis of building',
  'Basis of building. Subtract line 38 from line 37',
  ({ get, entry }) => (entry(homeBasis) === null ? null : get(homeBasis) - get(landValue)),
);

export const businessBasis = money(
  '40',
  'Business basis of building',
  'Business basis of building. Multiply line 39 by line 7',
  ({ get, entry }) => (entry(buildingBasis) === null ? null : get(buildingBasis) * get(businessPercentage)),
);

export const depreciationRate = rate(
  '41',
  'Depreciation percentage',
  'Depreciation percentage (see instructions)',
  (reader) => {
    const used = officeOf(reader)?.firstUsed;
    if (reader.entry(homeBasis) === null || !used) return null;
    const { year, depreciation } = reader.law;
    const years = year - Number(used.slice(0, 4));
    return commercialPercent(Number(used.slice(5, 7)), years, depreciation) / percent;
  },
);

export const homeDepreciation = money(
  '42',
  'Depreciation on your home',
  'Depreciation allowable. Multiply line 40 by line 41. Enter here and on line 30 above',
  ({ get, entry }) => (entry(businessBasis) === null ? null : get(businessBasis) * get(depreciationRate)),
);

refuse(
  'businesses.homeOffice',
  'To depreciate your home, enter the date you first used it for business, from May 13, 1993, through 2024. The value of the land must be less than the value of the home.',
  ({ facts, law }) =>
    facts.businesses
      .map(actualOffice)
      .some(
        (office) =>
          office !== null &&
          isSome(office.homeBasis) &&
          (office.firstUsed === null ||
            office.firstUsed < law.depreciation.thirtyNineYearsFrom ||
            office.firstUsed > law.lastDay ||
            dollars(office.landValue) > dollars(office.homeBasis)),
      ),
);
