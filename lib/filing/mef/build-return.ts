import { personText, placeText, nameControl, nameLine } from './filer-names';
import { amendDocuments } from './amended-document';
import { buildDocuments, type CalculatedLines } from './build-documents';
import { dueDiligenceDocument } from './due-diligence-document';
import { digits, group, leaf } from './element';
import { formatOf } from './format';
import { childOrderOf, orderChildren } from './order-children';
import type { Signing } from './signing';
import type { XmlNode } from './xml-node';

const namespace = 'http://www.irs.gov/efile';

/** Who sends: numbers that the IRS gives to the operator. */
export interface Originator {
  efin: string;
  softwareId: string;
}

function buildHeader({ facts }: CalculatedLines, signing: Signing, from: Originator): XmlNode {
  const { taxYear, taxpayer, spouse, filingStatus, address } = facts;
  const joint = filingStatus === 'mfj' ? spouse : null;
  const online = signing.track === 'self';
  const [primary, second] = [signing.taxpayer, signing.spouse];
  const children: XmlNode[] = [
    { name: 'ReturnTs', text: signing.returnedAt },
    { name: 'TaxYr', text: String(taxYear) },
    { name: 'TaxPeriodBeginDt', text: `${taxYear}-01-01` },
    { name: 'TaxPeriodEndDt', text: `${taxYear}-12-31` },
    ...leaf('ImperfectReturnInd', signing.imperfect ? 'X' : null),
    { name: 'SoftwareId', text: from.softwareId },
    { name: 'SoftwareVersionNum', text: formatOf(taxYear).softwareVersion },
    ...group('OriginatorGrp', [
      { name: 'EFIN', text: from.efin },
      { name: 'OriginatorTypeCd', text: online ? 'OnlineFiler' : 'ERO' },
    ]),
    ...(online
      ? group('SelfSelectPINGrp', [
          ...leaf('PrimaryBirthDt', taxpayer.dateOfBirth),
          ...leaf('SpouseBirthDt', joint?.dateOfBirth),
          ...leaf('PrimaryPriorYearPIN', primary.priorPin),
          ...leaf('SpousePriorYearPIN', second?.priorPin),
          ...leaf('PrimaryPriorYearAGIAmt', primary.priorAgi === null ? null : String(primary.priorAgi)),
          ...leaf(
            'SpousePriorYearAGIAmt',
            second === null || second.priorAgi === null ? null : String(second.priorAgi),
          ),
        ])
      : group('PractitionerPINGrp', [
          { name: 'EFIN', text: from.efin },
          ...leaf('PIN', signing.preparer?.pin),
        ])),
    ...leaf('IdentityProtectionPIN', primary.ipPin),
    ...leaf('SpouseIdentityProtectionPIN', second?.ipPin),
    { name: 'PINTypeCd', text: online ? 'Self-Select On-Line' : 'Practitioner' },
    { name: 'JuratDisclosureCd', text: online ? 'Online Self Select PIN' : 'Practitioner PIN' },
    { name: 'PrimaryPINEnteredByCd', text: 'Taxpayer' },
    ...leaf('SpousePINEnteredByCd', second === null ? null : 'Taxpayer'),
    { name: 'PrimarySignaturePIN', text: primary.pin },
    ...leaf('SpouseSignaturePIN', second?.pin),
    { name: 'PrimarySignatureDt', text: primary.signedOn },
    ...leaf('SpouseSignatureDt', second?.signedOn),
    { name: 'ReturnTypeCd', text: '1040' },
    ...group('Filer', [
      ...leaf('PrimarySSN', digits(taxpayer.ssn)),
      ...leaf(
        'SpouseSSN',
        filingStatus === 'mfj' || filingStatus === 'mfs' ? digits(spouse?.ssn ?? '') : null,
      ),
      ...leaf('NameLine1Txt', nameLine(taxpayer, joint)),
      ...leaf('PrimaryNameControlTxt', nameControl(taxpayer.lastName)),
      ...leaf('SpouseNameControlTxt', joint === null ? null : nameControl(joint.lastName)),
      ...group('USAddress', [
        ...leaf('AddressLine1Txt', placeText(`${address.street} ${address.apartment}`, 35)),
        ...leaf('CityNm', placeText(address.city, 22)),
        ...leaf('StateAbbreviationCd', address.state.toUpperCase()),
        ...leaf('ZIPCd', digits(address.zip)),
      ]),
      ...leaf('PhoneNum', digits(taxpayer.phone).slice(-10)),
    ]),
    ...(signing.preparer === null
      ? []
      : group('PaidPreparerInformationGrp', [
          ...leaf('PTIN', signing.preparer.ptin),
          ...leaf('PreparerPersonNm', personText(signing.preparer.name)),
          ...leaf('PreparerFirmEIN', signing.preparer.firmEin),
          ...group(
            'PreparerFirmName',
            leaf('BusinessNameLine1Txt', placeText(signing.preparer.firmName, 75)),
          ),
          ...leaf('PreparationDt', signing.preparer.signedOn),
        ])),
    ...(online
      ? group('FilingSecurityInformation', [
          ...leaf('AtSubmissionDeviceId', signing.deviceId),
          ...leaf('TotalPreparationSubmissionTs', signing.returnedAt),
        ])
      : []),
  ];
  return orderChildren(
    { name: 'ReturnHeader', attributes: { binaryAttachmentCnt: '0' }, children },
    'ReturnHeader',
    taxYear,
  );
}

/** Direct debit of what is owed, when the filer asked for it. */
function paymentDocument({ facts }: CalculatedLines, { payment }: Signing): XmlNode[] {
  return payment === null
    ? []
    : group('IRSPayment', [
        { name: 'RoutingTransitNum', text: payment.routingNumber },
        { name: 'BankAccountNum', text: payment.accountNumber },
        { name: 'BankAccountTypeCd', text: payment.accountType === 'checking' ? '1' : '2' },
        { name: 'PaymentAmt', text: String(payment.amount) },
        { name: 'RequestedPaymentDt', text: payment.date },
        ...leaf('TaxpayerDaytimePhoneNum', digits(facts.taxpayer.phone).slice(-10)),
      ]);
}

/** The whole return as it is signed: header, documents with their numbers, and nothing that a later hour would change. */
export function buildReturn(calculated: CalculatedLines, signing: Signing, from: Originator): XmlNode {
  const { taxYear } = calculated.facts;
  const counters = new Map<string, number>();
  const order = childOrderOf('ReturnData', taxYear)?.names ?? [];
  const own = amendDocuments(buildDocuments(calculated), calculated.facts, calculated.amended);
  const built = [...own, ...dueDiligenceDocument(calculated, signing)].sort(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  );
  const at = built.findIndex(({ name }) => name === 'OtherWithholdingStatement');
  const payment = paymentDocument(calculated, signing);
  const ordered =
    at === -1 ? [...built, ...payment] : [...built.slice(0, at), ...payment, ...built.slice(at)];
  const documents = ordered.map((document) => {
    const count = (counters.get(document.name) ?? 0) + 1;
    counters.set(document.name, count);
    return { ...document, attributes: { documentId: `${document.name}${String(count).padStart(4, '0')}` } };
  });
  return {
    name: 'Return',
    attributes: {
      xmlns: namespace,
      'xmlns:efile': namespace,
      returnVersion: formatOf(taxYear).returnVersion,
    },
    children: [
      buildHeader(calculated, signing, from),
      { name: 'ReturnData', attributes: { documentCnt: String(documents.length) }, children: documents },
    ],
  };
}
