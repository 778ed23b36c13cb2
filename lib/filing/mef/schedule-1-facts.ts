import { addCents, dollars } from '@/lib/tax/facts/cents';
import type { DescribedForm } from '@/lib/tax/describe-lines';
import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { federalEdition } from '@/lib/tax/us/editions';
import { box, digits, group, leaf } from './element';
import type { XmlNode } from './xml-node';

/** Schedule 1 of 2025: where line 4 comes from, and unemployment compensation that was repaid in the year (line 7). */
export function scheduleOneFacts(facts: ReturnInput, hasOtherGains: boolean) {
  const repaid = dollars(addCents(facts.governmentPayments, (payment) => payment.repaid));
  return { fromForm4797: hasOtherGains, repaidBenefits: repaid > 0, repaid };
}

/** Line 19: alimony that is deducted, with who got it and the month of the agreement ("2015-03"). */
export function deductedAlimony({ taxYear, adjustments }: ReturnInput) {
  const { alimonyAgreementsUpTo } = federalEdition(taxYear).law.adjustments;
  return adjustments.alimonyPaid.flatMap(({ amount, recipientSsn, divorceDate }) =>
    divorceDate === null || divorceDate > alimonyAgreementsUpTo || dollars(amount) === 0
      ? []
      : [{ amount: dollars(amount), recipientSsn, month: divorceDate.slice(0, 7) }],
  );
}

/** A payment without a number is left out: the rules then say that it is missing. */
const alimonyGroups = (facts: ReturnInput): XmlNode[] =>
  deductedAlimony(facts).flatMap(({ amount, recipientSsn, month }) =>
    recipientSsn === ''
      ? []
      : group('AlimonyAmountGrp', [
          ...leaf('AlimonyPaidAmt', String(amount)),
          ...leaf('RecipientSSN', digits(recipientSsn)),
          ...leaf('DivorceOrSeparationAgreementDt', month),
        ]),
  );

/** What Schedule 1 says in the XML besides its lines. */
export const scheduleOneElements = (facts: ReturnInput, lines: DescribedForm): XmlNode[] => [
  ...alimonyGroups(facts),
  ...boxesOf2025(facts, lines),
];

/** The schedule of 2024 has no such boxes. */
function boxesOf2025(facts: ReturnInput, lines: DescribedForm): XmlNode[] {
  if (facts.taxYear < 2025) return [];
  const { fromForm4797, repaidBenefits, repaid } = scheduleOneFacts(facts, lines['4'] !== undefined);
  return [
    ...box('Form4797Ind', fromForm4797),
    ...box('RepaidOverpaymentInd', repaidBenefits),
    ...leaf('RepaymentAmt', repaidBenefits ? String(repaid) : null),
  ];
}
