import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, centsOf, exactDollars, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { type Owner } from '../../facts/owner';
import { ratio } from '../shared/income';
import { onlyState, yearOf } from '../shared/days';
import { formWithCopies, income } from './form';
import { exemptions, taxableIncome } from './income';

/** A county's name as letters only, so that "St. Joseph County" and "St Joseph" are one. */
const letters = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bcounty\b/, '')
    .replace(/\bsaint\b/, 'st')
    .replace(/[^a-z]/g, '');

/** The rate of a county; null for a name that is none of the ninety-two. */
export function countyRate(rates: Readonly<Record<string, number>>, name: string): number | null {
  const wanted = letters(name);
  for (const county of Object.keys(rates)) if (letters(county) === wanted) return rates[county] ?? null;
  return null;
}

/** The county a person lived in on January 1; null for somebody who lived elsewhere, empty where it isn't stated. */
export function homeCounty(facts: ReturnInput, owner: Owner): string | null {
  const { from: first } = yearOf(facts);
  const stated = facts.states.IN;
  const named = (owner === 'spouse' && stated.spouseCountyOfResidenceJan1) || stated.countyOfResidenceJan1;
  const home = facts.residency.find(
    (stay) =>
      stay.state.toUpperCase() === 'IN' &&
      (stay.owner === 'both' || stay.owner === owner) &&
      (stay.from === null || stay.from <= first),
  );
  const isHome = facts.residency.length === 0 ? onlyState(facts) === 'IN' : home !== undefined;
  if (!isHome) return null;
  return named || (home?.county ?? '');
}

/** Wages of a person that documents put in Indiana. */
export const indianaWages = (facts: ReturnInput, owner: Owner): number =>
  exactDollars(
    addCents(facts.w2s, (w2) =>
      w2.owner === owner
        ? addCents(w2.states, ({ state, wages }) => (state.toUpperCase() === 'IN' ? wages : noCents))
        : noCents,
    ),
  );

/** The county of the main job on January 1: as stated, or the only locality of the documents; "none" for none. */
export function workCounty(facts: ReturnInput, owner: Owner): string {
  const stated = facts.states.IN;
  const named = (owner === 'spouse' && stated.spouseCountyOfWorkJan1) || stated.countyOfWorkJan1;
  if (named !== '') return named;
  for (const w2 of facts.w2s)
    if (w2.owner === owner)
      for (const { state, locality, wages } of w2.states)
        if (state.toUpperCase() === 'IN' && locality !== '' && centsOf(wages) > 0) return locality;
  return '';
}

const makers = formWithCopies<Filer>('in-ct-40', 'County Tax for Indiana Residents', listFilers, {
  name: 'Schedule CT-40',
});
export const countySchedule = makers.form;
const { money, rate } = makers;

/** One county for both: all of it in the first column; two counties: each person's share of the income. */
const countyIncome = money(
  '1',
  'Income subject to county tax',
  'Your share of Form IT-40, line 7. If you lived outside Indiana on January 1, enter the income from your main Indiana job',
  (reader) => {
    const { facts, item, copy, get, each } = reader;
    const filers = listFilers(reader);
    const homes = filers.map(({ owner }) => homeCounty(facts, owner));
    const own = homes[copy] ?? null;
    if (own === null) {
      const work = workCounty(facts, item.owner);
      if (work === '' || letters(work) === 'none') return null;
      return blankIfZero(notBelowZero(indianaWages(facts, item.owner) - get(exemptions) / filers.length));
    }
    if (filers.length === 1) return get(taxableIncome);
    const sameHome = homes.every((home) => home !== null && letters(home) === letters(own));
    if (sameHome) return copy === 0 ? get(taxableIncome) : null;
    const agis = each(income.agiHere);
    const all = agis.reduce((total, one) => total + notBelowZero(one), 0);
    return blankIfZero(get(taxableIncome) * ratio(notBelowZero(agis[copy] ?? 0), all));
  },
);
const ownRate = rate('2', 'County rate', 'Your county’s rate', ({ facts, item, law }) => {
  const county = homeCounty(facts, item.owner) ?? workCounty(facts, item.owner);
  return countyRate(law.county.rates, county);
});
export const countyTaxOfPerson = money('3', 'County tax', 'Multiply line 1 by line 2', ({ get, entry }) =>
  entry(countyIncome) === null ? null : get(countyIncome) * get(ownRate),
);

/** Tax of localities outside of Indiana, up to the county's rate on the same income. */
export function localTaxElsewhere(facts: ReturnInput, highestRate: number, countyTax: number): number {
  let credit = 0;
  for (const { kind, income: taxed, taxAfterCredits } of facts.otherStateTaxes)
    if (kind === 'city')
      credit += smallerOf(exactDollars(taxAfterCredits), exactDollars(taxed) * highestRate);
  return smallerOf(credit, countyTax);
}

export { ownRate };
