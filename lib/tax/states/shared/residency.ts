import { type Form } from '../../engine/form';
import { type Line } from '../../engine/line';
import { type Owner } from '../../facts/owner';
import { type Filer, listFilers } from '../../us/filers';
import { type StateForms, type StateLaw, type StateReader } from '../form';
import { countDays, daysWithin, staysIn, yearOf } from './days';

export type ReturnKind = 'resident' | 'partYear' | 'nonresident';

export interface ResidencyLines {
  /** Days in the state by person; a form with copies over the filers. */
  readonly days: Line<number>;
  /** "resident", "partYear" or "nonresident", for the return as a whole. */
  readonly kind: Line<string>;
  /** Days in the state over the days of the year, both spouses together: 1 for residents. */
  readonly share: Line<number>;
  readonly forms: readonly Form[];
  readonly isResident: (reader: StateReader) => boolean;
  readonly isPartYear: (reader: StateReader) => boolean;
  readonly isNonresident: (reader: StateReader) => boolean;
}

/** Days of the shortest six months of a year, from January to June: what a law means by six months at home. */
export const sixMonths = 181;

/** Whether one person lived in a state all year, part of it, or never. */
export function kindOfPerson(facts: StateReader['facts'], code: string, owner: Owner): ReturnKind {
  const year = yearOf(facts);
  const days = daysWithin(year, staysIn(facts, code, owner));
  if (days === 0) return 'nonresident';
  return days >= countDays(year) ? 'resident' : 'partYear';
}

/** The residency rules of one state: whose home it was, and for how long. */
export function makeResidency<L extends StateLaw>({
  code,
  form,
  formWithCopies,
}: StateForms<L>): ResidencyLines {
  const prefix = code.toLowerCase();
  const people = formWithCopies<Filer>(`${prefix}-days`, 'Days in the state', listFilers, { kind: 'rules' });
  const days = people.count(
    '1',
    'Days as a resident',
    'Days of the year this was your home',
    ({ facts, item }) => daysWithin(yearOf(facts), staysIn(facts, code, item.owner)),
  );
  const rules = form(`${prefix}-residency`, 'Residency', { kind: 'rules' });
  const kind = rules.choice(
    '1',
    'Residency',
    'Resident, part-year resident, or nonresident',
    ({ facts, each }): ReturnKind => {
      const stated = facts.stateFiling.find(({ state }) => state.toUpperCase() === code)?.kind ?? 'auto';
      if (stated !== 'auto' && stated !== 'none') return stated;
      const year = countDays(yearOf(facts));
      const all = each(days);
      if (all.every((own) => own === 0)) return 'nonresident';
      return all.every((own) => own >= year) ? 'resident' : 'partYear';
    },
  );
  const share = rules.rate(
    '2',
    'Share of year as a resident',
    'Days as a resident divided by days in the year',
    ({ facts, each }) => {
      const all = each(days);
      return all.reduce((total, own) => total + own, 0) / (all.length * countDays(yearOf(facts)));
    },
  );
  const is = (wanted: ReturnKind) => (reader: StateReader) => reader.get(kind) === wanted;
  return {
    forms: [people.form, rules.form],
    days,
    kind,
    share,
    isResident: is('resident'),
    isPartYear: is('partYear'),
    isNonresident: is('nonresident'),
  };
}
