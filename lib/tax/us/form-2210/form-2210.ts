import { form } from '../form';

const makers = form('2210', 'Underpayment of Estimated Tax by Individuals, Estates, and Trusts', {
  sequence: '06',
  attachedWhen: () => false,
});
export const form2210 = makers.form;
const { money } = makers;

export const penalty = money(
  '19',
  'Penalty',
  'Penalty. Enter this amount on Form 1040, 1040-SR, or 1040-NR, line 38',
  () => null,
);
