import { isSome } from '../../facts/cents';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';

covers('farmAveraging');

/** Part of the farm and fishing income is elected. */
export const electsAveraging = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  isSome(facts.farmAveraging.electedIncome);

let lowersTax: (reader: TaxReader) => boolean = () => false;

/** Line 23 says when: this module imports no lines, so that it can be loaded before all of them. */
export function decideWhenLower(rule: typeof lowersTax): void {
  lowersTax = rule;
}

/** "Attach Schedule J only if you are using it to figure your tax" (Schedule J, caution below line 23). */
export const { form: scheduleJ, ...makers } = form(
  'schedule-j',
  'Income Averaging for Individuals With Income From Farming or Fishing',
  {
    name: 'Schedule J (Form 1040)',
    sequence: '20',
    source: 'Schedule J (Form 1040) (2024) and its instructions; IRC 1301; Reg. 1.1301-1',
    neededWhen: electsAveraging,
    attachedWhen: (reader) => electsAveraging(reader) && lowersTax(reader),
  },
);
