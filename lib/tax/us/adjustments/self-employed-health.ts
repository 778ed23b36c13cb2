import { form } from '../form';

const makers = form('self-employed-health', 'Self-Employed Health Insurance Deduction', {
  name: 'Form 7206',
  kind: 'form',
  sequence: '206',
  attachedWhen: () => false,
});
export const selfEmployedHealth = makers.form;
const { money } = makers;

export const healthInsuranceDeduction = money(
  '14',
  'Self-employed health insurance deduction',
  'Self-employed health insurance deduction. Enter this amount on Schedule 1 (Form 1040), line 17',
  () => null,
);
