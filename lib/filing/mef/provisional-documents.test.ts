import { calculateLines, signingFor, withIdentity } from '../testing/signed';
import { buildExtension, type Extension } from './build-extension';
import { dueDiligenceDocument } from './due-diligence-document';
import { findAll, textAt } from './xml-node';

const saying = (nodes: readonly { name: string; text?: string }[]) =>
  Object.fromEntries(nodes.map(({ name, text }) => [name, text]));

test('Form 8867 names its elements as the IRS does; what has no box for "N/A" is passed over', () => {
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-05-04' },
      w2s: [{ wages: 10_000, federalWithholding: 0, socialSecurityWages: 10_000 }],
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  const preparer = {
    name: 'Pat Reed',
    ptin: 'P01234567',
    firmName: 'Harbor Tax',
    firmEin: '987000123',
    pin: '54321',
    signedOn: '2025-03-01',
    dueDiligence: {
      '1': 'yes',
      '2': 'na',
      '4': 'yes',
      '4a': 'yes',
      '4b': 'yes',
      '9a': 'yes',
      '9b': 'na',
      '9c': 'na',
    },
  } as const;
  const [document] = dueDiligenceDocument(calculated, { ...signingFor(calculated.facts), preparer });
  expect(saying(document?.children ?? [])).toEqual({
    PreparerPersonNm: 'Pat Reed',
    PTIN: 'P01234567',
    EICClaimedInd: 'X',
    TxpyrProvidedOrObtainedInfoInd: 'true',
    CompleteApplicableWorksheetCd: 'N/A',
    IncorIncmplInconInfoInd: 'true',
    MakeInquiryInd: 'true',
    DocumentInquiryInd: 'true',
    EICEligibleClaimQlfyChildInd: 'true',
    ExplainTiebreakerRulesCd: 'N/A',
  });
});

describe('Form 4868', () => {
  const extension: Extension = {
    taxYear: 2024,
    taxpayer: { firstName: 'Ann', lastName: 'Lee', ssn: '400-01-0001', phone: '' },
    spouse: null,
    address: { street: '12 Birch Lane', apartment: '', city: 'Portland', state: 'ME', zip: '04102' },
    amounts: { tax: 4019, payments: 3000, balance: 1019, paying: 500 },
    abroad: true,
    debit: null,
    writtenAt: '2025-04-10T12:00:00Z',
  };
  const from = { efin: '109999', softwareId: '24000001' };

  test('has the amounts of lines 4 to 7, and no signature without a payment', () => {
    const root = buildExtension(extension, from);
    expect(saying(findAll(root, 'ReturnData/IRS4868')[0]?.children ?? [])).toEqual({
      TotalTaxLiabilityAmt: '4019',
      TotalPaymentsAmt: '3000',
      BalanceDueAmt: '1019',
      TaxpayerIsPayingAmt: '500',
      TaxpayerAbroadInd: 'X',
    });
    expect(textAt(root, 'ReturnHeader/PrimarySignaturePIN')).toBeNull();
  });

  test('is signed with a payment, whose amount is line 7', () => {
    const account = {
      routingNumber: '021000021',
      accountNumber: '998877665',
      accountType: 'checking' as const,
    };
    const root = buildExtension(
      {
        ...extension,
        debit: {
          account: { ...account, amount: 500, date: '2025-04-15' },
          pin: '12345',
          priorAgi: 41_000,
          signedOn: '2025-04-09',
          spouse: null,
        },
      },
      from,
    );
    const header = (name: string) => textAt(root, `ReturnHeader/${name}`);
    expect([header('PINTypeCd'), header('JuratDisclosureCd'), header('PrimarySignaturePIN')]).toEqual([
      'Self-Select On-Line',
      'Form 4868',
      '12345',
    ]);
    expect(header('PrimarySignatureDt')).toBe('2025-04-09');
    expect(textAt(root, 'ReturnData/IRSPayment/PaymentAmt')).toBe('500');
    expect(header('SpouseSignaturePIN')).toBeNull();
  });

  test('is signed by both spouses on a joint form', () => {
    const account = {
      routingNumber: '021000021',
      accountNumber: '998877665',
      accountType: 'checking' as const,
    };
    const root = buildExtension(
      {
        ...extension,
        debit: {
          account: { ...account, amount: 500, date: '2025-04-15' },
          pin: '12345',
          priorAgi: 41_000,
          signedOn: '2025-04-09',
          spouse: { pin: '54321', priorAgi: 41_000 },
        },
      },
      from,
    );
    const header = (name: string) => textAt(root, `ReturnHeader/${name}`);
    expect([
      header('SpousePINEnteredByCd'),
      header('SpouseSignaturePIN'),
      header('SpouseSignatureDt'),
      header('SelfSelectPINGrp/SpousePriorYearAGIAmt'),
    ]).toEqual(['Taxpayer', '54321', '2025-04-09', '41000']);
  });
});
