import { form, type TaxReader } from '../form';

let isNeeded: (reader: TaxReader) => boolean = () => false;

/** Set beside line 1: this module imports no lines, so that it can be loaded before all of them. */
export function decideWorksheet(rule: typeof isNeeded): void {
  isNeeded = rule;
}

export const { form: scheduleDTaxWorksheet, ...makers } = form(
  'schedule-d-tax-worksheet',
  'Schedule D Tax Worksheet',
  {
    name: 'Schedule D Tax Worksheet',
    kind: 'worksheet',
    source: 'Instructions for Schedule D (2024), Schedule D Tax Worksheet',
    attachedWhen: (reader) => isNeeded(reader),
  },
);
