import { form } from '../form';

const makers = form(
  '5329',
  'Additional Taxes on Qualified Plans (Including IRAs) and Other Tax-Favored Accounts',
  { sequence: '29', attachedWhen: () => false },
);
export const form5329 = makers.form;
const { money } = makers;

export const additionalTaxOnPlans = money(
  'total',
  'Additional tax on retirement accounts',
  'The total of the additional taxes. Include this amount on Schedule 2 (Form 1040), line 8',
  () => null,
);
