import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { listFilers } from '../../us/filers';
import { daysWithin, shareWithin, staysIn, yearOf } from './days';
import { undated, wagesHere } from './placed';
import { kindOfPerson } from './residency';

/**
 * States whose couples with a joint federal return file apart where only one of them lived there all year, unless both count
 * as residents.
 */
export const separatesResidents: Readonly<Record<string, string>> = {
  CT: 'Form CT-1040 Instructions (2024), Special Rules for Married Individuals',
  IL: 'Form IL-1040 Instructions (2024), filing status; 35 ILCS 5/502(c)',
  MA: 'M.G.L. c. 62C, s. 6(a); Letter Ruling 83-31',
  NJ: 'Form NJ-1040 Instructions (2024), filing status; Bulletin GIT-4',
  NY: 'Form IT-201 and IT-203 Instructions (2024), filing status; N.Y. Tax Law 651(b)',
  RI: 'R.I. Gen. Laws 44-30-31(c)',
  VA: 'Va. Code 58.1-326',
};
/** These want the same days of residence of both, too. */
const sameDays: ReadonlySet<string> = new Set(['CT', 'MA']);

/** Whether spouses with a joint federal return have to file apart in a state, because one of them lived elsewhere. */
export function filesApart(facts: ReturnInput, code: string): boolean {
  if (facts.filingStatus !== 'mfj' || !(code in separatesResidents)) return false;
  const stated = facts.stateFiling.find(({ state }) => state.toUpperCase() === code)?.kind ?? 'auto';
  if (stated !== 'auto') return false;
  const owners = listFilers({ facts }).map(({ owner }) => owner);
  const kinds = owners.map((owner) => kindOfPerson(facts, code, owner));
  if (kinds.includes('resident')) return kinds.some((kind) => kind !== 'resident');
  const days = owners.map((owner) => daysWithin(yearOf(facts), staysIn(facts, code, owner)));
  return sameDays.has(code) && kinds.includes('partYear') && new Set(days).size > 1;
}

/** States that take two returns of somebody who moved and had income from there while living elsewhere. */
export const takesTwoReturns: Readonly<Record<string, string>> = {
  MD: 'Forms 502 and 505; Maryland Resident Tax Booklet (2024), Instruction 26',
  NJ: 'Forms NJ-1040 and NJ-1040NR; Bulletin GIT-6',
  VA: 'Forms 760PY and 763; Form 760PY Instructions (2024)',
};

/** Whether somebody who moved earned in a state also while living elsewhere, and the state wants a return for each part. */
export function needsTwoReturns(facts: ReturnInput, code: string): boolean {
  if (!(code in takesTwoReturns)) return false;
  const place = { facts, code };
  const movedAway = (owner: Owner) => undated(place, owner) < 1;
  if (!listFilers({ facts }).some(({ owner }) => kindOfPerson(facts, code, owner) === 'partYear'))
    return false;
  const isHere = ({ state }: { state: string }) => state.toUpperCase() === code;
  return (
    facts.w2s.some((w2) => {
      if (w2.firstDay === null && w2.lastDay === null) return false;
      const { from, to } = yearOf(facts);
      const job = { from: w2.firstDay ?? from, to: w2.lastDay ?? to };
      return wagesHere(place, w2) > shareWithin(job, staysIn(facts, code, w2.owner)) + 0.01;
    }) ||
    [...facts.businesses, ...facts.rentals, ...facts.farms, ...facts.k1s].some(
      (item) => movedAway(item.owner) && (isHere(item) || item.apportionment.some(isHere)),
    ) ||
    facts.sales.some(
      ({ owner, sold, stateOfProperty }) =>
        stateOfProperty.toUpperCase() === code &&
        shareWithin({ from: sold, to: sold }, staysIn(facts, code, owner)) === 0,
    )
  );
}
