import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';

const makers: CopyMakers<Filer> = formWithCopies('8889', 'Health Savings Accounts (HSAs)', listFilers, {
  sequence: '52',
  attachedWhen: () => false,
});
export const form8889 = makers.form;
const { money } = makers;

export const hsaDeduction = money(
  '13',
  'HSA deduction',
  'HSA deduction. Enter the smaller of line 2 or line 12 here and on Schedule 1 (Form 1040), Part II, line 13',
  () => null,
);

export const taxableHsaDistributions = money(
  '16',
  'Taxable HSA distributions',
  'Taxable HSA distributions. Include this amount in the total on Schedule 1 (Form 1040), Part I, line 8f',
  () => null,
);

export const additionalHsaTax = money(
  '17b',
  'Additional 20% tax',
  'Additional 20% tax. Include in the total on Schedule 2 (Form 1040), Part II, line 17c',
  () => null,
);

export const testingPeriodIncome = money(
  '20',
  'Income from failing the testing period',
  'Total income. Include this amount on Schedule 1 (Form 1040), Part I, line 8f',
  () => null,
);

export const testingPeriodTax = money(
  '21',
  'Additional tax for failing the testing period',
  'Additional tax. Include this amount in the total on Schedule 2 (Form 1040), Part II, line 17d',
  () => null,
);
