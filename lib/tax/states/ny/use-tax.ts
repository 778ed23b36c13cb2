import { centsOf } from '../../facts/cents';
import { untaxedPurchases, useTaxDue } from '../shared/payments';
import { type Home, isCity, isYonkers } from './cities';
import { type NewYorkReader } from './form';

type Reads = Pick<NewYorkReader, 'facts' | 'law'>;

/** The last home of the year in New York; people who didn't move state only their address. */
function homeOf({ facts }: Reads): Home {
  const homes = facts.residency.filter(({ state }) => state.toUpperCase() === 'NY');
  return homes.at(-1) ?? { city: facts.address.city, county: '' };
}

/** State and local rate at home; null where neither a taxing city nor the county is known. */
function rateAtHome(reader: Reads): number | null {
  const { city, yonkers, counties, elsewhere } = reader.law.useTax;
  const home = homeOf(reader);
  if (isCity(home)) return city;
  if (isYonkers(home)) return yonkers;
  const county = home.county
    .trim()
    .toLowerCase()
    .replace(/ county$/, '');
  return county === '' ? null : (counties[county] ?? elsewhere);
}

export const useTaxOn = (reader: Reads): number | null =>
  useTaxDue(reader.facts, 'NY', rateAtHome(reader) ?? reader.law.useTax.stateRate);

/** The local part can't be told: only the part of the state is on the return. */
export const lacksLocalRate = (reader: Reads): boolean =>
  centsOf(untaxedPurchases(reader.facts, 'NY')) > 0 && rateAtHome(reader) === null;
