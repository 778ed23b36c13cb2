import { captions, identifiers, parties, stateRows } from './f1099-shared';
import { type Kind } from './kind';

/** Form 1099-INT, Interest Income. Captions as on the IRS form (Rev. January 2024) and in brokers' statements (Pub. 1179). */
export const f1099Int: Kind = {
  form: '1099-INT',
  titles: ['1099 int'],
  fields: [
    ...identifiers,
    {
      path: 'box1_interest',
      label: 'Box 1: Interest income',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['interest income not? included? in? box? 3?', 'taxable interest income?', 'interest income'],
    },
    {
      path: 'box2_early_withdrawal_penalty',
      label: 'Box 2: Early withdrawal penalty',
      format: 'money',
      box: '2',
      phrases: ['early withdrawal penalty', 'penalty on early withdrawal'],
    },
    {
      path: 'box3_us_savings_treasury',
      label: 'Box 3: Interest on U.S. Savings Bonds and Treasury obligations',
      format: 'money',
      critical: true,
      box: '3',
      phrases: [
        'interest|int on us|u s? savings bonds and|& treas|treasury obligations|oblig',
        'us|u s? savings bonds and|& treas|treasury obligations|oblig',
        'interest|int on us|u s? treas|treasury obligations|oblig',
        'us|u s? treas|treasury interest|obligations|oblig',
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
      path: 'box5_investment_expenses',
      label: 'Box 5: Investment expenses',
      format: 'money',
      box: '5',
      phrases: ['investment expenses|expense'],
    },
    {
      path: 'box6_foreign_tax',
      label: 'Box 6: Foreign tax paid',
      format: 'money',
      box: '6',
      phrases: ['foreign tax paid'],
    },
    {
      path: 'box7_foreign_country',
      label: 'Box 7: Foreign country or U.S. territory',
      format: 'text',
      box: '7',
      phrases: ['foreign country or us|u s? possession|territory', 'foreign country'],
    },
    {
      path: 'box8_tax_exempt_interest',
      label: 'Box 8: Tax-exempt interest',
      format: 'money',
      critical: true,
      box: '8',
      phrases: ['tax exempt interest'],
    },
    {
      path: 'box9_specified_pab',
      label: 'Box 9: Specified private activity bond interest',
      format: 'money',
      box: '9',
      phrases: ['specified? private activity bond interest|int'],
    },
    {
      path: 'box10_market_discount',
      label: 'Box 10: Market discount',
      format: 'money',
      box: '10',
      phrases: ['market discount'],
    },
    {
      path: 'box11_bond_premium',
      label: 'Box 11: Bond premium',
      format: 'money',
      box: '11',
      phrases: ['bond premium'],
    },
    {
      path: 'box12_bond_premium_treasury',
      label: 'Box 12: Bond premium on Treasury obligations',
      format: 'money',
      box: '12',
      phrases: [
        'bond premium on us? treasury|treas obligations|oblig',
        'bond premium us? treasury obligations?',
      ],
    },
    {
      path: 'box13_bond_premium_tax_exempt',
      label: 'Box 13: Bond premium on tax-exempt bond',
      format: 'money',
      box: '13',
      phrases: ['bond premium on? tax exempt bond|bonds'],
    },
    {
      path: 'box14_cusip',
      label: 'Box 14: Tax-exempt and tax credit bond CUSIP no.',
      format: 'id',
      box: '14',
      phrases: [
        'tax exempt and|& tax credit bond cusip no|number',
        'tax exempt bond cusip no|number',
        'bond cusip no|number',
      ],
    },
  ],
  parties,
  rows: [stateRows('15', '16', '17')],
  codes: [],
  notes: [],
  checks: [{ path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] }],
  captions,
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      aboutBlanks: true,
      paths: ['box1_interest', 'box2_early_withdrawal_penalty'],
      message: 'There’s a penalty in box 2, but no interest in box 1. Check both boxes against your form.',
      holds: (amount) => {
        const penalty = amount('box2_early_withdrawal_penalty');
        return penalty === null || penalty === 0 ? null : (amount('box1_interest') ?? 0) > 0;
      },
    },
    {
      paths: ['box8_tax_exempt_interest', 'box9_specified_pab'],
      message: 'Box 9 is part of box 8, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box9_specified_pab');
        const whole = amount('box8_tax_exempt_interest');
        return part === null || part === 0 ? null : part <= (whole ?? 0);
      },
    },
    {
      paths: [
        'box1_interest',
        'box3_us_savings_treasury',
        'box4_federal_withholding',
        'box8_tax_exempt_interest',
      ],
      message: 'Box 4 is more than the interest on this form. Check the boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        if (tax === null || tax === 0) return null;
        const interest =
          (amount('box1_interest') ?? 0) +
          (amount('box3_us_savings_treasury') ?? 0) +
          (amount('box8_tax_exempt_interest') ?? 0);
        return tax <= interest;
      },
    },
  ],
  facts: {
    group: 'interest',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: {
      interest: 'box1_interest',
      earlyWithdrawalPenalty: 'box2_early_withdrawal_penalty',
      treasuryInterest: 'box3_us_savings_treasury',
      federalWithholding: 'box4_federal_withholding',
      foreignTaxPaid: 'box6_foreign_tax',
      taxExemptInterest: 'box8_tax_exempt_interest',
      privateActivityBondInterest: 'box9_specified_pab',
      marketDiscount: 'box10_market_discount',
      bondPremium: 'box11_bond_premium',
      treasuryBondPremium: 'box12_bond_premium_treasury',
      taxExemptBondPremium: 'box13_bond_premium_tax_exempt',
    },
    firstRow: {
      path: 'state',
      text: { state: 'box15_state' },
      money: { stateWithholding: 'box17_state_tax' },
    },
  },
};
