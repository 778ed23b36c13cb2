import { captions, identifiers, parties, stateRows } from './f1099-shared';
import { type FieldSpec, type Kind } from './kind';

const money = (
  path: string,
  box: string,
  name: string,
  phrases: readonly string[],
  critical?: true,
): FieldSpec => ({
  path,
  label: `Box ${box}: ${name}`,
  format: 'money',
  box,
  phrases,
  ...(critical ? { critical } : {}),
});

/**
 * Form 1099-DIV, Dividends and Distributions. Captions as on the IRS form (Rev. January 2024); before
 * 2021 exempt-interest dividends were box 11, so labels count more than numbers.
 */
export const f1099Div: Kind = {
  form: '1099-DIV',
  titles: ['1099 div'],
  fields: [
    ...identifiers,
    money(
      'box1a_ordinary_dividends',
      '1a',
      'Total ordinary dividends',
      ['total? ordinary dividends', 'ordinary dividends'],
      true,
    ),
    money('box1b_qualified_dividends', '1b', 'Qualified dividends', ['qualified dividends'], true),
    money(
      'box2a_capital_gain_dist',
      '2a',
      'Total capital gain distributions',
      ['total? capital gain|gains distr|dist|distribution|distributions'],
      true,
    ),
    money('box2b_unrecap_1250', '2b', 'Unrecaptured Section 1250 gain', [
      'unrecap|unrecaptured sec|section 1250 gain',
      'unrecap|unrecaptured 1250 gain',
    ]),
    money('box2c_section_1202', '2c', 'Section 1202 gain', ['section|sec 1202 gain']),
    money('box2d_collectibles_28', '2d', 'Collectibles (28%) gain', [
      'collectibles 28? gain',
      'collectibles 28 rate gain',
    ]),
    money('box2e_897_ordinary', '2e', 'Section 897 ordinary dividends', [
      'section|sec 897 ordinary dividends',
    ]),
    money('box2f_897_capital_gain', '2f', 'Section 897 capital gain', ['section|sec 897 capital gain']),
    money('box3_nondividend', '3', 'Nondividend distributions', [
      'nondividend|nondiv distributions|distribution',
      'non dividend distributions|distribution',
    ]),
    money(
      'box4_federal_withholding',
      '4',
      'Federal income tax withheld',
      ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
      true,
    ),
    money('box5_section_199a', '5', 'Section 199A dividends', ['section|sec 199a dividends'], true),
    money('box6_investment_expenses', '6', 'Investment expenses', ['investment expenses|expense']),
    money('box7_foreign_tax', '7', 'Foreign tax paid', ['foreign tax paid'], true),
    {
      path: 'box8_foreign_country',
      label: 'Box 8: Foreign country or U.S. territory',
      format: 'text',
      box: '8',
      phrases: ['foreign country or us|u s? possession|territory', 'foreign country'],
    },
    money('box9_cash_liquidation', '9', 'Cash liquidation distributions', [
      'cash liquidation|liquidating distributions|distribution|distr',
    ]),
    money('box10_noncash_liquidation', '10', 'Noncash liquidation distributions', [
      'noncash liquidation|liquidating distributions|distribution|distr',
      'non cash liquidation|liquidating distributions|distribution',
    ]),
    money('box12_exempt_interest_dividends', '12', 'Exempt-interest dividends', [
      'exempt interest dividends',
      'tax exempt interest dividends',
    ]),
    money('box13_specified_pab', '13', 'Specified private activity bond interest dividends', [
      'specified? private activity bond interest dividends|div?',
      'spec? private activity bond int dividends|div?',
    ]),
  ],
  parties,
  rows: [stateRows('14', '15', '16')],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box11_fatca',
      label: 'Box 11: FATCA filing requirement',
      phrases: ['fatca filing requirement|req'],
    },
  ],
  captions,
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1a_ordinary_dividends', 'box1b_qualified_dividends'],
      message: 'Box 1b is part of box 1a, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box1b_qualified_dividends');
        return part === null || part === 0 ? null : part <= (amount('box1a_ordinary_dividends') ?? 0);
      },
    },
    {
      paths: ['box2a_capital_gain_dist', 'box2b_unrecap_1250', 'box2c_section_1202', 'box2d_collectibles_28'],
      message:
        'Boxes 2b, 2c, and 2d are parts of box 2a, so none of them can be more. Check these boxes against your form.',
      holds: (amount) => {
        const whole = amount('box2a_capital_gain_dist') ?? 0;
        const parts = ['box2b_unrecap_1250', 'box2c_section_1202', 'box2d_collectibles_28'].map(
          (path) => amount(path) ?? 0,
        );
        return parts.every((part) => part === 0) ? null : parts.every((part) => part <= whole);
      },
    },
    {
      paths: ['box12_exempt_interest_dividends', 'box13_specified_pab'],
      message: 'Box 13 is part of box 12, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box13_specified_pab');
        return part === null || part === 0 ? null : part <= (amount('box12_exempt_interest_dividends') ?? 0);
      },
    },
  ],
  facts: {
    group: 'dividends',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: {
      ordinary: 'box1a_ordinary_dividends',
      qualified: 'box1b_qualified_dividends',
      capitalGain: 'box2a_capital_gain_dist',
      unrecaptured1250: 'box2b_unrecap_1250',
      section1202: 'box2c_section_1202',
      collectibles28: 'box2d_collectibles_28',
      nondividend: 'box3_nondividend',
      federalWithholding: 'box4_federal_withholding',
      section199A: 'box5_section_199a',
      foreignTaxPaid: 'box7_foreign_tax',
      exemptInterest: 'box12_exempt_interest_dividends',
      privateActivityBondInterest: 'box13_specified_pab',
    },
    firstRow: {
      path: 'state',
      text: { state: 'box14_state' },
      money: { stateWithholding: 'box16_state_tax' },
    },
  },
};
