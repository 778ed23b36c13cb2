import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type Residency } from '../../facts/household';
import { iraTaxable } from '../../us/form-1040/income';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { listFilers } from '../../us/filers';
import { selfEmploymentEarnings } from '../../us/schedule-se/schedule-se';
import { countDays, daysWithin, overlap, staysIn, yearOf } from '../shared/days';
import { countDependents, countFilers, filersOf } from '../shared/people';
import { rowOf, taxBySteps, taxFromTable } from '../shared/rates';
import * as credits from './credits';
import { it201Makers, type NewYorkReader, residency } from './form';
import { federalAgi, newYorkAgi } from './income';
import { taxableIncome, totalStateTax } from './tax';

const { money } = it201Makers;

const boroughs = /^(new york( city)?|nyc|manhattan|brooklyn|bronx|the bronx|queens|staten island)$/i;
const counties = /^(new york|kings|queens|bronx|richmond)( county)?$/i;
const suburbs = /^(rockland|nassau|suffolk|orange|putnam|dutchess|westchester)( county)?$/i;

export type Home = Pick<Residency, 'city' | 'county'>;
export const isCity = ({ city, county }: Home): boolean =>
  boroughs.test(city.trim()) || counties.test(county.trim());
export const isYonkers = ({ city }: Home): boolean => /^yonkers$/i.test(city.trim());

/** Of each filer the share of the year in homes of a kind. */
function sharesIn({ facts }: Pick<NewYorkReader, 'facts'>, is: (home: Home) => boolean): number[] {
  const year = yearOf(facts);
  return listFilers({ facts }).map(({ owner }) => {
    if (facts.residency.length === 0)
      return is({ city: facts.address.city, county: '' })
        ? daysWithin(year, staysIn(facts, 'NY', owner)) / countDays(year)
        : 0;
    const stays = facts.residency
      .filter((home) => home.state.toUpperCase() === 'NY' && (home.owner === 'both' || home.owner === owner))
      .filter(is)
      .map(({ from, to }) => overlap(year, { from: from ?? year.from, to: to ?? year.to }));
    return daysWithin(year, stays) / countDays(year);
  });
}
const allYear = (reader: NewYorkReader, is: (home: Home) => boolean): boolean =>
  sharesIn(reader, is).every((share) => share >= 1);

/** Somebody moved into or out of a city that taxes its residents (Form IT-360.1), or only one spouse lives there. */
export const movedCities = (reader: NewYorkReader): boolean =>
  [isCity, isYonkers].some((is) => {
    const shares = sharesIn(reader, is);
    return shares.some((share) => share > 0) && !shares.every((share) => share >= 1);
  });
export const livesInCity = (reader: NewYorkReader): boolean =>
  residency.isResident(reader) && allYear(reader, isCity);
export const livesInYonkers = (reader: NewYorkReader): boolean =>
  residency.isResident(reader) && allYear(reader, isYonkers);

const isClaimed = ({ facts }: NewYorkReader): boolean =>
  countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) > 0;

export const cityTaxable = money('47', 'NYC taxable income', 'NYC taxable income', (reader) =>
  livesInCity(reader) ? reader.get(taxableIncome) : null,
);
export const cityTax = money('47a', 'NYC resident tax', 'NYC resident tax on line 47 amount', (reader) => {
  if (!livesInCity(reader)) return null;
  const { get, facts, law } = reader;
  return taxFromTable(get(cityTaxable), law.city.steps[facts.filingStatus], law.table);
});
export const cityHousehold = money('48', 'NYC household credit', 'NYC household credit', (reader) => {
  const { facts, get, law } = reader;
  const { filingStatus } = facts;
  if (!livesInCity(reader) || isClaimed(reader) || filingStatus === 'mfs') return null;
  const income = get(federalAgi);
  if (filingStatus === 'single') return blankIfZero(rowOf(income, law.city.householdSingle).amount);
  const people = countDependents(reader) + filersOf(facts);
  return blankIfZero(rowOf(income, law.city.householdFamily).amount * people);
});
export const cityAfterHousehold = money(
  '49',
  'NYC tax after credit',
  'Subtract line 48 from line 47a',
  ({ get }) => notBelowZero(get(cityTax) - get(cityHousehold)),
);
export const cityTotal = money('54', 'NYC tax', 'Subtract line 53 from line 52', (reader) =>
  livesInCity(reader) ? reader.get(cityAfterHousehold) : null,
);
/** By person: all earnings of people who live in the district are taken as earned there. */
export const mobilityTax = money(
  '54e',
  'MCTMT',
  'Metropolitan commuter transportation mobility tax on net earnings from self-employment',
  (reader) => {
    const { each, law, facts } = reader;
    const { over, city, suburbs: outside } = law.mobilityTax;
    const inCity = livesInCity(reader);
    const near =
      facts.residency.length > 0 &&
      facts.residency.every((home) => suburbs.test(home.county.trim()) || isYonkers(home));
    if (!inCity && !near) return null;
    const percent = inCity ? city : outside;
    return blankIfZero(
      sum(each(selfEmploymentEarnings).map((own) => (own > over ? roundHalfUp(own * percent) : 0))),
    );
  },
);
export const yonkersSurcharge = money(
  '55',
  'Yonkers resident income tax surcharge',
  'Yonkers resident income tax surcharge: 16.75% of the state tax less refundable credits',
  (reader) => {
    if (!livesInYonkers(reader)) return null;
    const { get, law } = reader;
    const taken = sum(
      [
        credits.childCredit,
        credits.careCredit,
        credits.earnedIncomeCredit,
        credits.propertyCredit,
        credits.tuitionCredit,
      ].map(get),
    );
    return notBelowZero(get(totalStateTax) - taken) * law.yonkers.surcharge;
  },
);
/** For the limits of both credits distributions from IRAs don't count. */
const schoolIncome = ({ get }: NewYorkReader): number => get(federalAgi) - get(iraTaxable);

export const schoolFixed = money(
  '69',
  'NYC school tax credit',
  'NYC school tax credit (fixed amount)',
  (reader) => {
    if (!livesInCity(reader) || isClaimed(reader)) return null;
    const { facts, law } = reader;
    return schoolIncome(reader) <= law.city.schoolLimit ? law.city.schoolAmount[facts.filingStatus] : null;
  },
);
export const schoolReduction = money(
  '69a',
  'NYC school tax credit (rate reduction)',
  'NYC school tax credit (rate reduction amount)',
  (reader) => {
    if (!livesInCity(reader) || isClaimed(reader)) return null;
    const { get, facts, law } = reader;
    if (schoolIncome(reader) > law.city.reductionLimit) return null;
    return blankIfZero(taxBySteps(get(cityTaxable), law.city.reduction[facts.filingStatus]));
  },
);
export const cityEarnedIncome = money(
  '70',
  'NYC earned income credit',
  'NYC earned income credit',
  (reader) => {
    if (!livesInCity(reader)) return null;
    const { get, law } = reader;
    const { earnedIncome, earnedIncomeFall, earnedIncomeFallsOver } = law.city;
    const income = get(newYorkAgi);
    let share = earnedIncome[0]?.amount ?? 0;
    for (const { over } of earnedIncome)
      share -= Math.min(earnedIncomeFallsOver, notBelowZero(income - over)) * earnedIncomeFall;
    return blankIfZero(get(federalCredit) * share);
  },
);
export const cityCredits = [schoolFixed, schoolReduction, cityEarnedIncome] as const;

/** Care of a child under 4 in a city household with little income has a credit of its own, which isn't computed. */
export const missesCityCare = (reader: NewYorkReader): boolean =>
  livesInCity(reader) &&
  reader.get(credits.careCredit) > 0 &&
  reader.get(federalAgi) <= reader.law.city.careIncomeLimit &&
  reader.facts.dependents.some(
    ({ dateOfBirth }) =>
      reader.facts.taxYear - Number(dateOfBirth.slice(0, 4)) < reader.law.city.careUnderAge,
  );
