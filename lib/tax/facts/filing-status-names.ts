import { type FilingStatus } from './household';

/** Filing statuses as Form 1040 prints them. */
export const filingStatusNames: Readonly<Record<FilingStatus, string>> = {
  single: 'Single',
  mfj: 'Married filing jointly',
  mfs: 'Married filing separately',
  hoh: 'Head of household',
  qss: 'Qualifying surviving spouse',
};
