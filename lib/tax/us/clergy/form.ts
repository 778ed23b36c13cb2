import { type ClergyPay } from '../../facts/clergy';
import { type CopyMakers, formWithCopies } from '../form';

/** One copy for each filer who is a member of the clergy. */
export const makers: CopyMakers<ClergyPay> = formWithCopies(
  'clergy',
  'Ministers’ Pay and Housing',
  ({ facts }) => facts.clergy,
  {
    name: 'Clergy worksheets',
    kind: 'worksheet',
    source: 'Publication 517, Worksheets 1 to 3; IRC 107, 265(a)(1), and 1402(a)(8)',
    neededWhen: ({ facts }) => facts.clergy.length > 0,
  },
);
export const clergyWorksheet = makers.form;
