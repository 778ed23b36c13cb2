import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { reachedOldAge } from '../mef/form-1040-facts';
import type { PrintedFacts } from './printed-return';

/** "2024-06-15" as the state forms write a date of birth: 06/15/2024. */
const usDate = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** The county of the last home of the year in a state; empty when none was given. */
function countyOf({ residency }: ReturnInput, code: string): string {
  const homes = residency
    .filter(({ state }) => state.toUpperCase() === code)
    .toSorted((a, b) => (a.to ?? '9999').localeCompare(b.to ?? '9999'));
  return homes.at(-1)?.county ?? '';
}

function tenureOf({ homes }: ReturnInput, code: string): 'owner' | 'tenant' | 'both' | 'none' {
  const uses = homes.filter(({ state }) => state.toUpperCase() === code).map(({ use }) => use);
  const rents = uses.some((use) => use === 'rent' || use === 'mobileHomeLot');
  const owns = uses.some((use) => use === 'own' || use === 'coop');
  if (rents && owns) return 'both';
  if (rents) return 'tenant';
  return owns ? 'owner' : 'none';
}

/**
 * What the main form of a state says besides its lines: numbers of people, boxes for ages, the county, whether the home
 * was owned. `dependents` is the number on the federal return.
 */
export function stateFacts(facts: ReturnInput, code: string, dependents: number): PrintedFacts {
  const { taxpayer, filingStatus, address } = facts;
  const spouse = filingStatus === 'mfj' ? facts.spouse : null;
  const own = taxpayer.claimableAsDependent ? 0 : 1;
  const partner = spouse === null || spouse.claimableAsDependent ? 0 : 1;
  const count = (number: number): string => (number === 0 ? '' : String(number));
  return {
    streetAndApartment: [address.street, address.apartment].filter(Boolean).join(' '),
    ownExemption: count(own),
    spouseExemption: count(partner),
    dependentExemptions: count(dependents),
    householdSize: count(own + partner + dependents),
    returnStatus: filingStatus === 'single' && own === 0 ? 'dependent' : filingStatus,
    lastNamesFirst: [taxpayer, ...(spouse === null ? [] : [spouse])]
      .map(({ lastName, firstName }) => [lastName, firstName].filter(Boolean).join(', '))
      .join('; '),
    jointSpouseSsn: spouse?.ssn ?? '',
    apartSpouseSsn: filingStatus === 'mfs' ? (facts.spouse?.ssn ?? '') : '',
    dateOfBirth: usDate(taxpayer.dateOfBirth),
    spouseDateOfBirth: spouse === null ? '' : usDate(spouse.dateOfBirth),
    old: reachedOldAge(taxpayer, facts.taxYear),
    spouseOld: reachedOldAge(spouse, facts.taxYear),
    disabled: taxpayer.blind || taxpayer.permanentlyDisabled,
    spouseDisabled: spouse !== null && (spouse.blind || spouse.permanentlyDisabled),
    county: countyOf(facts, code),
    tenure: tenureOf(facts, code),
    publicAssistance: code === 'ID' && facts.states.ID.publicAssistance,
    veteran: code === 'NJ' && facts.states.NJ.taxpayerVeteran,
    spouseVeteran: code === 'NJ' && spouse !== null && facts.states.NJ.spouseVeteran,
  };
}
