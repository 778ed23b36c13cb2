import { form } from '../form';

const makers = form('schedule-d', 'Capital Gains and Losses', {
  name: 'Schedule D (Form 1040)',
  sequence: '12',
  attachedWhen: () => false,
});
export const scheduleD = makers.form;
const { money } = makers;

export const netLongTermGain = money(
  '15',
  'Net long-term gain or loss',
  'Net long-term capital gain or (loss). Combine lines 8a through 14 in column (h)',
  () => null,
);

export const netGain = money(
  '16',
  'Net gain or loss',
  'Combine lines 7 and 15 and enter the result',
  () => null,
);

export const capitalGainForReturn = money(
  '21',
  'Gain or loss for Form 1040',
  'The gain from line 16, or the loss that is allowed this year. Enter on Form 1040, line 7',
  () => null,
);
