import { form } from '../form';

const makers = form('schedule-d-tax-worksheet', 'Schedule D Tax Worksheet', {
  name: 'Schedule D Tax Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2024), Schedule D Tax Worksheet',
  attachedWhen: () => false,
});
export const scheduleDTaxWorksheet = makers.form;
const { money } = makers;

export const scheduleDTax = money(
  '47',
  'Tax',
  'Tax on all taxable income. Also include this amount on Form 1040 or 1040-SR, line 16',
  () => null,
);
