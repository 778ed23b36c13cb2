import { addCents, dollars } from '@/lib/tax/facts/cents';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { box, leaf } from './element';
import type { XmlNode } from './xml-node';

/** Schedule 1 of 2025: where line 4 comes from, and unemployment compensation that was repaid in the year (line 7). */
export function scheduleOneFacts(facts: ReturnInput, hasOtherGains: boolean) {
  const repaid = dollars(addCents(facts.governmentPayments, (payment) => payment.repaid));
  return { fromForm4797: hasOtherGains, repaidBenefits: repaid > 0, repaid };
}

/** The same in the XML; the schedule of 2024 has no such boxes. */
export function scheduleOneBoxes(facts: ReturnInput, lines: DescribedForm): XmlNode[] {
  if (facts.taxYear < 2025) return [];
  const { fromForm4797, repaidBenefits, repaid } = scheduleOneFacts(facts, lines['4'] !== undefined);
  return [
    ...box('Form4797Ind', fromForm4797),
    ...box('RepaidOverpaymentInd', repaidBenefits),
    ...leaf('RepaymentAmt', repaidBenefits ? String(repaid) : null),
  ];
}
