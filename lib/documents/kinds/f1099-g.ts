import { captions, identifiers, parties, stateRows } from './f1099-shared';
import { type Kind } from './kind';

/** Form 1099-G, Certain Government Payments (Rev. January 2024). Box 3 is filled only for a refund of another year than the last. */
export const f1099G: Kind = {
  form: '1099-G',
  titles: ['1099 g'],
  fields: [
    ...identifiers,
    {
      path: 'box1_unemployment',
      label: 'Box 1: Unemployment compensation',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['unemployment compensation|comp|benefits', 'total unemployment compensation'],
    },
    {
      path: 'box2_state_refund',
      label: 'Box 2: State or local income tax refunds, credits, or offsets',
      format: 'money',
      critical: true,
      box: '2',
      phrases: [
        'state or local income tax refunds credits or offsets',
        'state or? local? income tax refunds|refund credits? or? offsets?',
      ],
    },
    {
      path: 'box3_box2_tax_year',
      label: 'Box 3: Tax year of box 2',
      format: 'year',
      box: '3',
      phrases: [
        'box 2 amount is for tax? year?',
        'amount in box 2 is for tax? year?',
        'tax year of refund|refunds',
        'refund is for tax? year?',
        'for tax year',
      ],
    },
    {
      path: 'box4_federal_withholding',
      label: 'Box 4: Federal income tax withheld',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
    },
    {
      path: 'box5_rtaa',
      label: 'Box 5: RTAA payments',
      format: 'money',
      box: '5',
      phrases: ['rtaa payments|payment', 'rtaa'],
    },
    {
      path: 'box6_taxable_grants',
      label: 'Box 6: Taxable grants',
      format: 'money',
      box: '6',
      phrases: ['taxable grants'],
    },
    {
      path: 'box7_agriculture',
      label: 'Box 7: Agriculture payments',
      format: 'money',
      box: '7',
      phrases: ['agriculture payments'],
    },
    {
      path: 'box9_market_gain',
      label: 'Box 9: Market gain',
      format: 'money',
      box: '9',
      phrases: ['market gain'],
    },
  ],
  parties,
  rows: [stateRows('10a', '10b', '11')],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box8_trade_or_business',
      label: 'Box 8: Box 2 is trade or business income',
      phrases: [
        '8? if checked box 2 is trade or business income',
        'check if box 2 is trade or business income',
      ],
    },
  ],
  captions: [...captions, { phrases: ['tax year'] }],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      mild: true,
      paths: ['box3_box2_tax_year', 'box2_state_refund'],
      message:
        'Box 3 shows that the refund in box 2 isn’t for last year. The taxable part depends on your return for that year. We’ll ask about it in the interview.',
      holds: (amount, taxYear, text) => {
        const year = text('box3_box2_tax_year');
        if (year === null || taxYear === null || (amount('box2_state_refund') ?? 0) === 0) return null;
        return Number(year) === taxYear - 1;
      },
    },
    {
      paths: ['box1_unemployment', 'box4_federal_withholding'],
      message: 'Box 4 is more than the payments on this form. Check the boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        if (tax === null || tax === 0) return null;
        const paid = [
          'box1_unemployment',
          'box5_rtaa',
          'box6_taxable_grants',
          'box7_agriculture',
          'box9_market_gain',
        ];
        return tax <= paid.reduce((sum, path) => sum + (amount(path) ?? 0), 0);
      },
    },
  ],
  facts: {
    group: 'governmentPayments',
    recipient: 'recipient_tin',
    text: {},
    refundYear: 'box3_box2_tax_year',
    money: {
      unemployment: 'box1_unemployment',
      stateRefund: 'box2_state_refund',
      federalWithholding: 'box4_federal_withholding',
    },
    firstRow: {
      path: 'state',
      text: { state: 'box10a_state' },
      money: { stateWithholding: 'box11_state_tax' },
    },
  },
};
