import { type Collector, say } from './carryover-collector';
import { type ReturnInput } from './facts/return-input';
import { passiveUnits } from './us/form-3800/credits';
import { carriedOn, currentTotal, currentUsed, listCarriedRows, listCurrentRows } from './us/form-3800/rows';
import { creditNotAllowed } from './us/form-8582-cr/form-8582-cr';

/** What last year's return didn't use, by credit and year: this year's goes back one year first (IRC 39(a)). */
export function collectBusinessCredits(collector: Collector, facts: ReturnInput): void {
  const current = listCurrentRows({ facts }).map(({ line }, copy) => {
    const rest = collector.amountOn(currentTotal, copy) - collector.amountOn(currentUsed, copy);
    return rest === 0 ? '' : `${say(rest)} on ${line.form} from ${facts.taxYear}`;
  });
  const carried = listCarriedRows({ facts }).map(({ line, units }, copy) => {
    const rest = collector.amountOn(carriedOn, copy);
    const years = [...new Set(units.map(({ year }) => year))].join(', ');
    return rest === 0 ? '' : `${say(rest)} on ${line.form} from ${years}`;
  });
  const unused = [...carried, ...current].filter((words) => words !== '');
  if (unused.length > 0)
    collector.leaveOpen(
      'General business credits',
      `You didn’t use all of these credits (Form 3800): ${unused.join('; ')}. Unused credits from ${facts.taxYear} carry back one year first. Enter what’s left, year by year.`,
    );
}

/** What Form 8582-CR didn't allow; it waits for passive income and isn't carried back (IRC 469(b)). */
export function collectPassiveCredits(collector: Collector, facts: ReturnInput): void {
  const waiting = passiveUnits({ facts }).map(({ line, year }, copy) => {
    const rest = collector.amountOn(creditNotAllowed, copy);
    return rest === 0 ? '' : `${say(rest)} on ${line.form} from ${year ?? facts.taxYear}`;
  });
  const unallowed = waiting.filter((words) => words !== '');
  if (unallowed.length > 0)
    collector.leaveOpen(
      'Passive activity credits',
      `The passive activity rules held back these credits (Form 8582-CR): ${unallowed.join('; ')}. Enter each one as a credit from an earlier year that was held back.`,
    );
}
