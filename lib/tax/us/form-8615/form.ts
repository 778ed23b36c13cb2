import { form, type TaxReader } from '../form';

let isNeeded: (reader: TaxReader) => boolean = () => false;

/** Set beside line 5: this module imports no lines, so that it can be loaded before all of them. */
export function decideForm8615(rule: typeof isNeeded): void {
  isNeeded = rule;
}

export const { form: form8615, ...makers } = form(
  '8615',
  'Tax for Certain Children Who Have Unearned Income',
  {
    sequence: '33',
    source: 'Form 8615 (2024) and its instructions',
    attachedWhen: (reader) => isNeeded(reader),
  },
);
