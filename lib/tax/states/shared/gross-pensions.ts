import { asCents, centsOf, dollars } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

/** Box 7 of Form 1099-R says that all of it went to another plan. */
const directRollovers: ReadonlySet<string> = new Set(['G', 'H']);

/** What pensions, annuities and IRAs paid in whole dollars, taxed or not, without what was rolled over or converted. */
export const grossPensions = ({ retirement }: Pick<ReturnInput, 'retirement'>): number =>
  dollars(
    ...retirement
      .filter(({ code }) => ![...code].some((one) => directRollovers.has(one)))
      .map(({ grossDistribution, rollover, rothConversion }) =>
        asCents(Math.max(0, centsOf(grossDistribution) - centsOf(rollover) - centsOf(rothConversion))),
      ),
  );
