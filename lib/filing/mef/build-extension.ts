import type { ExtensionAmounts } from '../extension-schema';
import type { Originator } from './build-return';
import { box, digits, group, leaf } from './element';
import { formatOf } from './format';
import { nameControl, nameLine, placeText } from './filer-names';
import type { DirectDebit } from './signing';
import type { XmlNode } from './xml-node';

interface Named {
  firstName: string;
  lastName: string;
  ssn: string;
}

/** A PIN and last year's income. */
interface Signature {
  pin: string;
  priorAgi: number;
}

/** Everything on Form 4868. */
export interface Extension {
  taxYear: number;
  taxpayer: Named & { phone: string };
  /** On a joint return. */
  spouse: Named | null;
  address: { street: string; apartment: string; city: string; state: string; zip: string };
  amounts: ExtensionAmounts;
  /** Outside the United States on the due date. */
  abroad: boolean;
  /** Payment from a bank account, which is signed; the day as YYYY-MM-DD. */
  debit:
    | (Signature & {
        account: DirectDebit;
        signedOn: string;
        /** On a joint form. */ spouse: Signature | null;
      })
    | null;
  /** When it was finished, ISO 8601 with offset. */
  writtenAt: string;
}

const namespace = 'http://www.irs.gov/efile';

/**
 * Form 4868 as a submission of its own. IRS4868's elements as the IRS's stylesheet of the form reads them. A signature
 * belongs to it only with a payment, and then with the jurat "Form 4868" (docs/filing.md).
 */
export function buildExtension(extension: Extension, from: Originator): XmlNode {
  const { taxYear, taxpayer, spouse, address, amounts, abroad, debit, writtenAt } = extension;
  const documents: XmlNode[] = [
    {
      name: 'IRS4868',
      attributes: { documentId: 'IRS48680001' },
      children: [
        { name: 'TotalTaxLiabilityAmt', text: String(amounts.tax) },
        { name: 'TotalPaymentsAmt', text: String(amounts.payments) },
        { name: 'BalanceDueAmt', text: String(amounts.balance) },
        { name: 'TaxpayerIsPayingAmt', text: String(amounts.paying) },
        ...box('TaxpayerAbroadInd', abroad),
      ],
    },
    ...(debit === null ? [] : [paymentOf(debit.account, taxpayer.phone)]),
  ];
  return {
    name: 'Return',
    attributes: {
      xmlns: namespace,
      'xmlns:efile': namespace,
      returnVersion: formatOf(taxYear).returnVersion,
    },
    children: [
      {
        name: 'ReturnHeader',
        attributes: { binaryAttachmentCnt: '0' },
        children: [
          { name: 'ReturnTs', text: writtenAt },
          { name: 'TaxYr', text: String(taxYear) },
          { name: 'TaxPeriodBeginDt', text: `${taxYear}-01-01` },
          { name: 'TaxPeriodEndDt', text: `${taxYear}-12-31` },
          { name: 'SoftwareId', text: from.softwareId },
          ...group('OriginatorGrp', [
            { name: 'EFIN', text: from.efin },
            { name: 'OriginatorTypeCd', text: 'OnlineFiler' },
          ]),
          ...(debit === null
            ? []
            : [
                ...group('SelfSelectPINGrp', [
                  ...leaf('PrimaryPriorYearAGIAmt', String(debit.priorAgi)),
                  ...leaf(
                    'SpousePriorYearAGIAmt',
                    debit.spouse === null ? null : String(debit.spouse.priorAgi),
                  ),
                ]),
                { name: 'PINTypeCd', text: 'Self-Select On-Line' },
                { name: 'JuratDisclosureCd', text: 'Form 4868' },
                { name: 'PrimaryPINEnteredByCd', text: 'Taxpayer' },
                ...leaf('SpousePINEnteredByCd', debit.spouse === null ? null : 'Taxpayer'),
                { name: 'PrimarySignaturePIN', text: debit.pin },
                ...leaf('SpouseSignaturePIN', debit.spouse?.pin),
                { name: 'PrimarySignatureDt', text: debit.signedOn },
                ...leaf('SpouseSignatureDt', debit.spouse === null ? null : debit.signedOn),
              ]),
          { name: 'ReturnTypeCd', text: '4868' },
          ...group('Filer', [
            ...leaf('PrimarySSN', digits(taxpayer.ssn)),
            ...leaf('SpouseSSN', spouse === null ? null : digits(spouse.ssn)),
            ...leaf('NameLine1Txt', nameLine(taxpayer, spouse)),
            ...leaf('PrimaryNameControlTxt', nameControl(taxpayer.lastName)),
            ...leaf('SpouseNameControlTxt', spouse === null ? null : nameControl(spouse.lastName)),
            ...group('USAddress', [
              ...leaf('AddressLine1Txt', placeText(`${address.street} ${address.apartment}`, 35)),
              ...leaf('CityNm', placeText(address.city, 22)),
              ...leaf('StateAbbreviationCd', address.state.toUpperCase()),
              ...leaf('ZIPCd', digits(address.zip)),
            ]),
          ]),
        ],
      },
      { name: 'ReturnData', attributes: { documentCnt: String(documents.length) }, children: documents },
    ],
  };
}

const paymentOf = (account: DirectDebit, phone: string): XmlNode => ({
  name: 'IRSPayment',
  attributes: { documentId: 'IRSPayment0001' },
  children: [
    { name: 'RoutingTransitNum', text: account.routingNumber },
    { name: 'BankAccountNum', text: account.accountNumber },
    { name: 'BankAccountTypeCd', text: account.accountType === 'checking' ? '1' : '2' },
    { name: 'PaymentAmt', text: String(account.amount) },
    { name: 'RequestedPaymentDt', text: account.date },
    ...leaf('TaxpayerDaytimePhoneNum', digits(phone).slice(-10)),
  ],
});
