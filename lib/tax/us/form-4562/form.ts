import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { type DepreciatingActivity, files4562, listDepreciatingActivities } from './activities';

const all: CopyMakers<DepreciatingActivity> = formWithCopies(
  '4562',
  'Depreciation and Amortization',
  listDepreciatingActivities,
  { sequence: '179', attachedWhen: ({ item, law }) => files4562(item, law) },
);
export const { form: form4562, ...makers } = all;

export type ActivityReader = TaxCopyReader<DepreciatingActivity>;
