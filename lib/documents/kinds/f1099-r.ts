import { captions, identifiers, parties } from './f1099-shared';
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

/** Form 1099-R, Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc. */
export const f1099R: Kind = {
  form: '1099-R',
  titles: ['1099 r'],
  fields: [
    ...identifiers,
    money('box1_gross_distribution', '1', 'Gross distribution', ['gross distribution|distributions'], true),
    money('box2a_taxable_amount', '2a', 'Taxable amount', ['taxable amount'], true),
    money('box3_capital_gain', '3', 'Capital gain (included in box 2a)', [
      'capital gain included? in? box? 2a?',
    ]),
    money(
      'box4_federal_withholding',
      '4',
      'Federal income tax withheld',
      ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
      true,
    ),
    money(
      'box5_employee_contributions',
      '5',
      'Employee contributions/designated Roth contributions or insurance premiums',
      [
        'employee contributions designated roth contributions or insurance premiums',
        'employee contributions',
      ],
    ),
    money('box6_nua', '6', 'Net unrealized appreciation in employer’s securities', [
      'net unrealized appreciation in? employers? securities?',
    ]),
    {
      path: 'box7_codes',
      label: 'Box 7: Distribution code(s)',
      format: 'codes',
      critical: true,
      box: '7',
      phrases: ['distribution code s', 'distribution codes|code'],
    },
    money('box8_other', '8', 'Other', ['other']),
    money('box9b_total_employee_contributions', '9b', 'Total employee contributions', [
      'total employee contributions|contrib',
    ]),
    money('box10_irr', '10', 'Amount allocable to in-plan Roth rollover (IRR) within 5 years', [
      'amount allocable to irr within? 5? years?',
    ]),
  ],
  parties,
  rows: [
    {
      path: 'state',
      columns: [
        money('box14_state_tax', '14', 'State tax withheld', ['state income? tax withheld|withholding']),
        {
          path: 'box15_state_id',
          label: 'Box 15: State and payer’s state number',
          format: 'id',
          box: '15',
          phrases: ['state payers state no|number', 'payers state no|number'],
        },
        money('box16_state_distribution', '16', 'State distribution', ['state distribution']),
        money('box17_local_tax', '17', 'Local tax withheld', ['local tax withheld']),
        {
          path: 'box18_locality',
          label: 'Box 18: Name of locality',
          format: 'text',
          box: '18',
          phrases: ['name of locality'],
        },
        money('box19_local_distribution', '19', 'Local distribution', ['local distribution']),
      ],
    },
  ],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box2b_not_determined',
      label: 'Box 2b: Taxable amount not determined',
      phrases: ['2b? taxable amount not determined'],
    },
    {
      path: 'box2b_total_distribution',
      label: 'Box 2b: Total distribution',
      phrases: ['total distribution'],
    },
    { path: 'box7_ira_sep_simple', label: 'Box 7: IRA/SEP/SIMPLE', phrases: ['ira sep simple'] },
    {
      path: 'box12_fatca',
      label: 'Box 12: FATCA filing requirement',
      phrases: ['12? fatca filing? requirement|req?'],
    },
  ],
  captions: [
    ...captions,
    { box: '9a', phrases: ['your percentage of total distribution'] },
    { box: '11', phrases: ['1st year of desig|designated roth contrib|contributions'] },
    { box: '13', phrases: ['date of payment'] },
  ],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1_gross_distribution', 'box2a_taxable_amount'],
      message: 'Box 2a is part of box 1, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const taxable = amount('box2a_taxable_amount');
        return taxable === null || taxable === 0 ? null : taxable <= (amount('box1_gross_distribution') ?? 0);
      },
    },
    {
      paths: ['box1_gross_distribution', 'box4_federal_withholding'],
      message: 'Box 4 is more than box 1. Check both boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        return tax === null || tax === 0 ? null : tax <= (amount('box1_gross_distribution') ?? 0);
      },
    },
  ],
  facts: {
    group: 'retirement',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name', payerEin: 'payer_tin', code: 'box7_codes' },
    money: {
      grossDistribution: 'box1_gross_distribution',
      taxableAmount: 'box2a_taxable_amount',
      capitalGain: 'box3_capital_gain',
      federalWithholding: 'box4_federal_withholding',
    },
    flags: { taxableNotDetermined: 'box2b_not_determined', ira: 'box7_ira_sep_simple' },
    firstRow: {
      path: 'state',
      text: { state: 'box15_state_id' },
      money: { stateWithholding: 'box14_state_tax', localWithholding: 'box17_local_tax' },
    },
  },
};
