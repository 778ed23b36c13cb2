import { form } from '../form';
import { netQualifiedLoss } from '../form-4684/losses';
import { standardDeduction } from '../worksheets/standard-deduction';
import { scheduleA } from './schedule-a';

/**
 * Who doesn't itemize takes a net qualified disaster loss beside the standard deduction: Schedule A carries both on line
 * 16, and nothing else (Instructions for Schedule A, line 16, “Increased standard deduction reporting”). It is a form of
 * its own here, since everything else asks Schedule A whether deductions are itemized.
 */
const makers = form('schedule-a-standard', 'Itemized Deductions', {
  name: 'Schedule A (Form 1040), standard deduction with a disaster loss',
  sequence: '07',
  source: 'Instructions for Schedule A (Form 1040) (2024), line 16; Instructions for Form 4684',
  neededWhen: ({ facts }) => facts.casualties.length > 0,
  attachedWhen: (reader) => netQualifiedLoss(reader) > 0 && !reader.attached(scheduleA),
});
export const scheduleAWithStandard = makers.form;
const { money } = makers;

const disasterLoss = money(
  '16 loss',
  'Net qualified disaster loss',
  'Net Qualified Disaster Loss, from Form 4684, line 15',
  (reader) => netQualifiedLoss(reader),
);
const standard = money(
  '16 standard',
  'Standard deduction',
  'Standard Deduction Claimed With Qualified Disaster Loss',
  ({ get }) => get(standardDeduction),
);
const both = money(
  '16',
  'Standard deduction and disaster loss',
  'Other—from list in instructions. List type and amount',
  ({ get }) => get(disasterLoss) + get(standard),
);
export const increasedDeduction = money(
  '17',
  'Increased standard deduction',
  'Enter the amount on line 16 on Form 1040 or 1040-SR, line 12',
  ({ get }) => get(both),
);
