import type { ReturnInput } from '@/lib/tax/facts/return-input';

/** Filing statuses as Form 1040 prints them. */
export const filingStatusWords: Record<ReturnInput['filingStatus'], string> = {
  single: 'Single',
  mfj: 'Married filing jointly',
  mfs: 'Married filing separately',
  hoh: 'Head of household',
  qss: 'Qualifying surviving spouse',
};
