import { type Collector, say } from './carryover-collector';
import { addCents, dollars, plus } from './facts/cents';
import { type ReturnInput } from './facts/return-input';
import { listFilers } from './us/filers';
import { convertedAgain, rothDistributions } from './us/form-8606/roth';

/** What is in Roth IRAs is settled by no line unless something was taken out: the parts of it are named instead. */
export function collectRothBasis(collector: Collector, facts: ReturnInput): void {
  listFilers({ facts }).forEach(({ owner }, copy) => {
    const { rothContributionBasis, rothConversions } = facts.iraBasis[owner];
    const before = rothContributionBasis === null ? 0 : dollars(rothContributionBasis);
    const moved = dollars(addCents(rothConversions, ({ taxable, untaxed }) => plus(taxable, untaxed)));
    const own = facts.adjustments.ira.filter((each) => each.owner === owner);
    const added = dollars(addCents(own, ({ roth }) => roth));
    const converted = collector.amountOn(convertedAgain, copy);
    if (before + moved + added + converted === 0) return;
    collector.leaveOpen(
      `Roth IRA basis${owner === 'spouse' ? ' of your spouse' : ''}`,
      `Before ${facts.taxYear}: ${say(before)} of contributions and ${say(moved)} of conversions. In ${facts.taxYear}: ${say(added)} contributed, ${say(converted)} converted, ${say(collector.amountOn(rothDistributions, copy))} taken out. You need the totals if you take money out (Form 8606, lines 22 and 24).`,
    );
  });
}

/** Basis at the end of the year stands on Form 7203 or in the partner's own records, not on the return. */
export function collectShareBasis(collector: Collector, { k1s, taxYear }: ReturnInput): void {
  for (const { basis, name } of k1s) {
    if (basis === null) continue;
    collector.leaveOpen(
      'Basis of a share',
      `${name === '' ? 'A share' : name} started ${taxYear} with a basis of ${say(dollars(basis.beginning))}, and ${say(dollars(basis.suspendedLoss) + dollars(basis.suspendedRentalLoss))} of losses waited for basis. Form 7203 or your own records have both at the end of ${taxYear}: enter them as the start of this year.`,
    );
  }
}
