import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type KentuckyLaw } from './law';

// Line numbers: Form 740, lines 5 to 28, which have stood for several years (the amended return 740-X names them, too); the
// payments and the last lines are as good as the booklet of 2023. Form 740-NP has other numbers for the same steps.
export type KentuckyReader = Reader<ReturnInput, KentuckyLaw>;

const forms = createStateForms<KentuckyLaw>('KY');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

/** Column A is the spouse and column B the taxpayer where both file apart on one return; else they are only a comparison. */
export const columns = formWithCopies<Filer>(
  'ky-740-columns',
  'Married couple’s separate columns',
  listFilers,
  {
    name: 'Form 740, columns A and B',
    kind: 'worksheet',
  },
);
export const makers = form('ky-740', 'Kentucky Individual Income Tax Return', { name: 'Form 740' });
export const proration = form('ky-740-np', 'Nonresident or Part-Year Resident Percentage', {
  name: 'Form 740-NP',
  attachedWhen: (reader) => !residency.isResident(reader),
});
