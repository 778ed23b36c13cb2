import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

const lenderWords = ['recipients lenders', 'lenders', 'lender'];
const borrowerWords = ['payers borrowers', 'borrowers', 'borrower'];

/** Form 1098, Mortgage Interest Statement (Rev. January 2022 and later). */
export const f1098: Kind = {
  form: '1098',
  titles: ['form 1098', '1098 mortgage interest statement', 'mortgage interest statement'],
  notTitles: ['form 1098 c', 'form 1098 e', 'form 1098 f', 'form 1098 ma', 'form 1098 q', 'form 1098 t'],
  fields: [
    tin('lender_tin', 'Lender’s taxpayer identification number (TIN)', lenderWords, true),
    tin('borrower_tin', 'Your taxpayer identification number (TIN)', borrowerWords),
    account,
    {
      path: 'box1_mortgage_interest',
      label: 'Box 1: Mortgage interest received',
      format: 'money',
      critical: true,
      box: '1',
      phrases: [
        'mortgage interest received|paid from? payer? s? borrower? s? by? lender?',
        'mortgage interest received from borrower s',
      ],
    },
    {
      path: 'box2_outstanding_principal',
      label: 'Box 2: Outstanding mortgage principal',
      format: 'money',
      critical: true,
      box: '2',
      phrases: ['outstanding mortgage principal balance?', 'outstanding principal balance?'],
    },
    {
      path: 'box3_origination_date',
      label: 'Box 3: Mortgage origination date',
      format: 'date',
      box: '3',
      phrases: ['mortgage origination date', 'origination date'],
    },
    {
      path: 'box4_refund_overpaid',
      label: 'Box 4: Refund of overpaid interest',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['refund of overpaid interest'],
    },
    {
      path: 'box5_mortgage_insurance',
      label: 'Box 5: Mortgage insurance premiums',
      format: 'money',
      critical: true,
      box: '5',
      phrases: ['mortgage insurance premiums|premium'],
    },
    {
      path: 'box6_points',
      label: 'Box 6: Points paid on purchase of principal residence',
      format: 'money',
      critical: true,
      box: '6',
      phrases: ['points paid on purchase of principal residence', 'points paid on purchase', 'points paid'],
    },
    {
      path: 'box8_property_address',
      label: 'Box 8: Address or description of the property',
      format: 'text',
      box: '8',
      phrases: ['address or description of property securing mortgage', 'property address'],
    },
    {
      path: 'box11_acquisition_date',
      label: 'Box 11: Mortgage acquisition date',
      format: 'date',
      box: '11',
      phrases: ['mortgage acquisition date', 'acquisition date'],
    },
  ],
  parties: [maker('lender', 'Lender’s', lenderWords), payerOf('borrower', borrowerWords)],
  rows: [],
  codes: [],
  notes: [{ path: 'box10_other', label: 'Box 10: Other', box: '10', phrases: ['other'], asText: true }],
  checks: [
    corrected,
    {
      path: 'box7_same_address',
      label: 'Box 7: The property’s address is the same as yours',
      phrases: [
        'if address of property securing mortgage is the same as payers borrowers address the? box? is? checked? or?',
        'if address of property securing mortgage is the same',
      ],
    },
  ],
  captions: [
    { box: '9', phrases: ['number of properties securing the? mortgage?', 'number of mortgaged properties'] },
    { phrases: ['caution the amount shown may not be fully deductible'] },
    { phrases: ['omb no|number 1545'] },
  ],
  identity: ['lender_tin', 'borrower_tin', 'account_number'],
  boxChecks: [
    {
      aboutBlanks: true,
      paths: ['box1_mortgage_interest', 'box2_outstanding_principal'],
      message:
        'There’s a loan balance in box 2 but no interest in box 1. Check both boxes against your form.',
      holds: (amount) =>
        (amount('box2_outstanding_principal') ?? 0) > 0 ? amount('box1_mortgage_interest') !== null : null,
    },
    {
      paths: ['box1_mortgage_interest', 'box2_outstanding_principal'],
      message:
        'Box 1 is more than a fifth of box 2, which is unusual for a mortgage. Check both boxes against your form.',
      mild: true,
      holds: (amount) => {
        const [interest, principal] = [
          amount('box1_mortgage_interest'),
          amount('box2_outstanding_principal'),
        ];
        return interest === null || principal === null || principal === 0
          ? null
          : interest <= 0.2 * principal;
      },
    },
  ],
  facts: {
    group: 'mortgages',
    recipient: 'borrower_tin',
    text: { lender: 'lender_name' },
    money: {
      interest: 'box1_mortgage_interest',
      points: 'box6_points',
      insurance: 'box5_mortgage_insurance',
      balance: 'box2_outstanding_principal',
    },
    dates: { originated: 'box3_origination_date' },
  },
};
