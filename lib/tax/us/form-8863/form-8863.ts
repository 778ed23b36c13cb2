import { form } from '../form';

const makers = form('8863', 'Education Credits', { sequence: '50', attachedWhen: () => false });
export const form8863 = makers.form;
const { money } = makers;

export const refundableEducationCredit = money(
  '8',
  'Refundable American opportunity credit',
  'Refundable American opportunity credit. Enter the amount here and on Form 1040 or 1040-SR, line 29',
  () => null,
);

export const educationCredits = money(
  '19',
  'Nonrefundable education credits',
  'Nonrefundable education credits. Enter the amount from line 7 of the Credit Limit Worksheet here and on Schedule 3 (Form 1040), line 3',
  () => null,
);
