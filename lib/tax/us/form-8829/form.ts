import { type Business } from '../../facts/business';
import { type HomeOffice } from '../../facts/home-office';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';

const all: CopyMakers<Business> = formWithCopies(
  '8829',
  'Expenses for Business Use of Your Home',
  ({ facts }) => facts.businesses,
  { sequence: '176', attachedWhen: ({ item }) => item.homeOffice !== null && !item.homeOffice.simplified },
);
export const { form: form8829, ...makers } = all;

/** The home office of a business with actual costs; null for the simplified method. */
export const actualOffice = ({ homeOffice }: Business): HomeOffice | null =>
  homeOffice && !homeOffice.simplified ? homeOffice : null;

export const officeOf = ({ item }: TaxCopyReader<Business>): HomeOffice | null => actualOffice(item);
