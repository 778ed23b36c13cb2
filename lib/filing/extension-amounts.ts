import type { ExtensionAmounts } from './extension-schema';
import { readXml } from './mef/read-xml';
import { textAt } from './mef/xml-node';

/** Elements of the amounts; the second name is that of extensions sealed before November 2026. */
const amountNames: Record<keyof ExtensionAmounts, readonly string[]> = {
  tax: ['TotalTaxLiabilityAmt', 'EstimatedTotalTaxLiabilityAmt'],
  payments: ['TotalPaymentsAmt'],
  balance: ['BalanceDueAmt'],
  paying: ['TaxpayerIsPayingAmt', 'AmountPaidAmt'],
};

/** The amounts in the XML as it is sent. */
export function readAmounts(xml: string): ExtensionAmounts {
  const root = readXml(xml);
  const amount = (key: keyof ExtensionAmounts) => {
    const texts = amountNames[key].map((name) => textAt(root, `ReturnData/IRS4868/${name}`));
    return Number(texts.find((text) => text !== null) ?? Number.NaN);
  };
  return {
    tax: amount('tax'),
    payments: amount('payments'),
    balance: amount('balance'),
    paying: amount('paying'),
  };
}
