import { form } from '../../form';
import { penaltyOfPeriods } from '../form-2210';
import { annualizes, regularPenalty } from './election';

/** Filed with Form 2210 only where it lowers the penalty: box C of Part II. */
export const { form: scheduleAi, ...makers } = form('2210-ai', 'Annualized Income Installment Method', {
  name: 'Schedule AI (Form 2210)',
  sequence: '06',
  source: 'Form 2210 (2024), Schedule AI, and its instructions; IRC 6654(d)(2)',
  neededWhen: ({ facts }) => facts.annualizedIncome.use,
  attachedWhen: (reader) => annualizes(reader) && reader.get(penaltyOfPeriods) < regularPenalty(reader),
});
