import { type Collector, say } from './carryover-collector';
import { addCents, dollars, isSome, plus } from './facts/cents';
import { type ReturnInput } from './facts/return-input';
import { listFilers } from './us/filers';
import { balanceAtEnd, debtAtEnd } from './us/form-7203/debt';
import { carriedOver } from './us/form-7203/losses';
import { listShareholdings } from './us/form-7203/shareholdings';
import { stockAtEnd } from './us/form-7203/stock';
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
      `${owner === 'spouse' ? 'Your spouse’s ' : ''}Roth IRA basis`,
      `Before ${facts.taxYear}: ${say(before)} of contributions and ${say(moved)} of conversions. In ${facts.taxYear}: ${say(added)} contributed, ${say(converted)} converted, ${say(collector.amountOn(rothDistributions, copy))} withdrawn. You’ll need the totals if you take a distribution (Form 8606, lines 22 and 24).`,
    );
  });
}

/** A shareholder's basis stands on Form 7203; a partner's in the records, and so does a loss that risk keeps back. */
export function collectShareBasis(collector: Collector, facts: ReturnInput): void {
  const onForm = listShareholdings({ facts });
  onForm.forEach(({ position, basis }, copy) => {
    const at = `k1s.${position}.basis`;
    collector.carry(`${at}.beginning`, stockAtEnd, copy);
    collector.carry(`${at}.debtBeginning`, debtAtEnd, copy);
    collector.carry(`${at}.debtFaceBeginning`, balanceAtEnd, copy);
    if (isSome(basis.notAtRisk)) return;
    const [business, rental, otherRental] = carriedOver;
    if (business) collector.carry(`${at}.suspendedLoss`, business, copy);
    if (rental) collector.carry(`${at}.suspendedRentalLoss`, rental, copy);
    const other = otherRental ? collector.amountOn(otherRental, copy) : 0;
    if (other > 0)
      collector.leaveOpen(
        'Rental loss suspended for lack of basis',
        `${say(other)} of other rental losses is suspended for lack of basis (Form 7203, line 37, column (e)). Plainfile can’t carry this over yet.`,
      );
  });
  facts.k1s.forEach(({ basis, name }, position) => {
    const isOnForm = onForm.some((shareholding) => shareholding.position === position);
    if (basis === null || (isOnForm && !isSome(basis.notAtRisk))) return;
    collector.leaveOpen(
      'Basis in a business',
      `Your basis in ${name === '' ? 'this business' : name} was ${say(dollars(basis.beginning))} at the start of ${facts.taxYear}, and ${say(dollars(basis.suspendedLoss) + dollars(basis.suspendedRentalLoss))} of losses were suspended for lack of basis. Find both amounts for the end of ${facts.taxYear} in your records, and enter them as this year’s starting amounts.`,
    );
  });
}
