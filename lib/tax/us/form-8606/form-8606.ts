import { form } from '../form';

const makers = form('8606', 'Nondeductible IRAs', { sequence: '48', attachedWhen: () => false });
export const form8606 = makers.form;
const { money } = makers;

export const taxableIraDistributions = money(
  '15c',
  'Taxable IRA distributions',
  'Taxable amount. Also include this amount on Form 1040 or 1040-SR, line 4b',
  () => null,
);
