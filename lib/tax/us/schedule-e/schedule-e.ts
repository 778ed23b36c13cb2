import { form } from '../form';

const makers = form('schedule-e', 'Supplemental Income and Loss', {
  name: 'Schedule E (Form 1040)',
  sequence: '13',
  attachedWhen: () => false,
});
export const scheduleE = makers.form;
const { money } = makers;

export const supplementalIncome = money(
  '41',
  'Total income or loss',
  'Total income or (loss). Combine lines 26, 32, 37, 39, and 40. Enter the result here and on Schedule 1 (Form 1040), line 5',
  () => null,
);

export const eicInvestmentIncome = money(
  'EIC',
  'Investment income for the earned income credit',
  'Royalties, rental of personal property and passive activities (EIC Worksheet 1, lines 7 to 12)',
  () => null,
);
