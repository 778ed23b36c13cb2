import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';

const makers: CopyMakers<Filer> = formWithCopies('schedule-se', 'Self-Employment Tax', listFilers, {
  name: 'Schedule SE (Form 1040)',
  sequence: '17',
  attachedWhen: () => false,
});
export const scheduleSE = makers.form;
const { money } = makers;

export const selfEmploymentEarnings = money(
  '6',
  'Self-employment earnings',
  'Add lines 4c and 5b',
  () => null,
);

export const selfEmploymentTax = money(
  '12',
  'Self-employment tax',
  'Self-employment tax. Add lines 10 and 11. Enter here and on Schedule 2 (Form 1040), line 4',
  () => null,
);

export const deductibleHalf = money(
  '13',
  'Deduction for one-half of self-employment tax',
  'Multiply line 12 by 50% (0.50). Enter here and on Schedule 1 (Form 1040), line 15',
  () => null,
);

export const earnedIncome = money(
  'earned',
  'Earned from self-employment',
  'Net earnings from self-employment less line 13, for credits that depend on earned income',
  () => null,
);
