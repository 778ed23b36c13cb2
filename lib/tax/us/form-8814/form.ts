import { type ChildIncome } from '../../facts/child-income';
import { type CopyMakers, formWithCopies } from '../form';

/** One Form 8814 for each child whose income the parents report. */
export const makers: CopyMakers<ChildIncome> = formWithCopies(
  '8814',
  'Parents’ Election To Report Child’s Interest and Dividends',
  ({ facts }) => facts.childIncome,
  {
    name: 'Form 8814',
    sequence: '40',
    source: 'Form 8814 (2024) and its instructions; IRC 1(g)(7)',
    neededWhen: ({ facts }) => facts.childIncome.length > 0,
  },
);
export const form8814 = makers.form;
