import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { daysWithin, staysIn } from '../shared/days';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NewJerseyLaw } from './law';

export type NewJerseyReader = Reader<ReturnInput, NewJerseyLaw>;
export type CategoryReader = CopyReader<ReturnInput, NewJerseyLaw, Filer>;

const forms = createStateForms<NewJerseyLaw>('NJ');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: NJ-1040 from the printed form of 2024. NJ-1040NR repeats lines 15 to 29 in two columns; its lines from 37 on
// are as in 2023 and less sure.
export const nj1040 = form('nj-1040', 'Resident Income Tax Return', {
  name: 'Form NJ-1040',
  attachedWhen: (reader) => !residency.isNonresident(reader),
});
export const nj1040nr = form('nj-1040nr', 'Nonresident Income Tax Return', {
  name: 'Form NJ-1040NR',
  attachedWhen: (reader) => residency.isNonresident(reader),
});
export const categoryMakers: FormMakers<CategoryReader> = formWithCopies<Filer>(
  'nj-categories',
  'Categories of income by person',
  listFilers,
  {
    name: 'Categories worksheet',
    kind: 'worksheet',
    source: 'N.J.S.A. 54A:5-1: 16 categories. A loss in one doesn’t reduce income in another',
  },
);

/**
 * Movers take exemptions, limits, and credits for the months at home; 15 days or more count as a month (NJ-1040
 * Instructions, line 30, and Bulletin GIT-6). From 0 to 1; 1 for residents of all year.
 */
export const partOfYear = (reader: NewJerseyReader): number =>
  residency.isPartYear(reader) ? monthsAtHome(reader) / 12 : 1;

const monthsAtHome = ({ facts }: NewJerseyReader): number => {
  const filers = listFilers({ facts });
  let months = 0;
  for (const { owner } of filers) {
    const stays = staysIn(facts, 'NJ', owner);
    for (let month = 1; month <= 12; month++) {
      const start = `${facts.taxYear}-${String(month).padStart(2, '0')}`;
      if (daysWithin({ from: `${start}-01`, to: lastDayOf(facts.taxYear, month) }, stays) >= 15) months += 1;
    }
  }
  return months / filers.length;
};
const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
