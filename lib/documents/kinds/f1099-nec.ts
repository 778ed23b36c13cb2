import { captions, identifiers, parties, stateRows } from './f1099-shared';
import { type Kind } from './kind';

const state = stateRows('6', '6', '5', '7');

/** Form 1099-NEC, Nonemployee Compensation. Its state lines begin with the tax; box 6 holds state and number together. */
export const f1099Nec: Kind = {
  form: '1099-NEC',
  titles: ['1099 nec'],
  fields: [
    ...identifiers,
    {
      path: 'box1_nonemployee_comp',
      label: 'Box 1: Nonemployee compensation',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['nonemployee compensation|comp', 'non employee compensation'],
    },
    {
      path: 'box4_federal_withholding',
      label: 'Box 4: Federal income tax withheld',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
    },
  ],
  parties,
  rows: [
    {
      path: 'state',
      columns: state.columns
        .filter((column) => column.format !== 'state')
        .map((column) =>
          column.format === 'id'
            ? {
                ...column,
                label: 'Box 6: State and payer’s state number',
                phrases: ['state payers state no|number', 'payers state no|number'],
              }
            : column,
        ),
    },
  ],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box2_direct_sales',
      label: 'Box 2: Payer made direct sales totaling $5,000 or more',
      phrases: [
        '2? payer made direct sales totaling 5 000 or more of consumer products to recipient for resale',
        '2? payer made direct sales',
      ],
    },
  ],
  captions: [...captions, { phrases: ['3', 'excess golden parachute payments'] }],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1_nonemployee_comp', 'box4_federal_withholding'],
      message: 'Box 4 is more than half of box 1. Check both boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        return tax === null || tax === 0 ? null : tax <= 0.5 * (amount('box1_nonemployee_comp') ?? 0);
      },
    },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { form1099Nec: 'box1_nonemployee_comp', federalWithholding: 'box4_federal_withholding' },
    firstRow: {
      path: 'state',
      text: { state: 'box6_state_id' },
      money: { stateWithholding: 'box5_state_tax' },
    },
  },
};
