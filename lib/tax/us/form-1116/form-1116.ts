import { form } from '../form';

const makers = form('1116', 'Foreign Tax Credit', { sequence: '19', attachedWhen: () => false });
export const form1116 = makers.form;
const { money } = makers;

export const foreignTaxCredit = money(
  '35',
  'Foreign tax credit',
  'Subtract line 34 from line 33. This is your foreign tax credit. Enter here and on Schedule 3 (Form 1040), line 1',
  () => null,
);
