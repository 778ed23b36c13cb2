import { form } from '../form';

const makers = form('5695', 'Residential Energy Credits', { sequence: '158', attachedWhen: () => false });
export const form5695 = makers.form;
const { money } = makers;

export const cleanEnergyCredit = money(
  '15',
  'Residential clean energy credit',
  'Residential clean energy credit. Enter the smaller of line 13 or line 14. Also include this amount on Schedule 3 (Form 1040), line 5a',
  () => null,
);

export const homeImprovementCredit = money(
  '32',
  'Energy efficient home improvement credit',
  'Energy efficient home improvement credit. Also include this amount on Schedule 3 (Form 1040), line 5b',
  () => null,
);
