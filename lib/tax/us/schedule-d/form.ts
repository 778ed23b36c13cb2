import { isSome } from '../../facts/cents';
import { form } from '../form';

/** Capital gain distributions alone go straight to Form 1040, line 7 (Instructions for Form 1040, line 7). */
export const { form: scheduleD, ...makers } = form('schedule-d', 'Capital Gains and Losses', {
  name: 'Schedule D (Form 1040)',
  sequence: '12',
  attachedWhen: ({ facts, law }) =>
    facts.sales.some(({ sold }) => sold >= law.firstDay) ||
    isSome(facts.capitalLossCarryover.shortTerm) ||
    isSome(facts.capitalLossCarryover.longTerm) ||
    facts.k1s.some((k1) => isSome(k1.shortTermGain) || isSome(k1.longTermGain)) ||
    facts.dividends.some((form) => isSome(form.unrecaptured1250) || isSome(form.collectibles28)),
});
