import { captions, identifiers, parties, stateRows } from './f1099-shared';
import { type FieldFormat, type FieldSpec, type Kind, type RowGroup } from './kind';
import { readSales } from './sales-facts';

/**
 * Form 1099-B, Proceeds From Broker and Barter Exchange Transactions. Brokers print one sale per form, or a
 * statement with a table of sales in sections by holding period (Pub. 1179, part 4).
 */
const box = (
  path: string,
  number: string,
  label: string,
  format: FieldFormat,
  phrases: readonly string[],
): FieldSpec => ({ path, label: `Box ${number}: ${label}`, format, box: number, phrases });

const column = (path: string, label: string, format: FieldFormat, phrases: readonly string[]): FieldSpec => ({
  path,
  label,
  format,
  phrases,
});

const transactions: RowGroup = {
  path: 'transactions',
  most: 400,
  isTable: true,
  unkept: ['gain'],
  columns: [
    column('description', 'What was sold', 'text', [
      '1a description cusip?',
      'description of? property? cusip?',
      'security description',
    ]),
    column('quantity', 'Quantity', 'id', ['quantity', 'quantity sold', 'shares', 'units']),
    column('date_acquired', 'Date acquired', 'date', [
      '1b date acquired|acq',
      'date acquired|acq',
      'acquired',
    ]),
    {
      ...column('date_sold', 'Date sold', 'date', [
        '1c date sold or? disposed?',
        'date sold or? disposed?',
        'sold',
      ]),
      critical: true,
    },
    {
      ...column('proceeds', 'Proceeds', 'money', ['1d gross? proceeds', 'gross? proceeds', 'sales price']),
      critical: true,
    },
    {
      ...column('cost_basis', 'Cost basis', 'money', ['1e cost or? other? basis', 'cost or? other? basis']),
      critical: true,
    },
    column('wash_sale', 'Wash sale loss disallowed', 'money', [
      '1g wash sale loss? disallowed?',
      'wash sale loss? disallowed?',
    ]),
    column('gain', 'Gain or loss', 'money', ['gain loss amount?', 'gain or loss', 'realized gain loss']),
  ],
  follows: { path: 'cusip', label: 'CUSIP', pattern: /^CUSIP:?\s+([0-9A-Z]{9})\b/u },
  ends: ['total', 'totals', 'subtotal', 'subtotals', 'grand'],
  totals: {
    path: 'totals_by_8949_box',
    by: 'form_8949_box',
    columns: ['proceeds', 'cost_basis', 'wash_sale'],
  },
  sections: [
    { path: 'term', label: 'Holding period', pattern: /short[- ]?term/iu, value: 'short_term' },
    { path: 'term', label: 'Holding period', pattern: /long[- ]?term/iu, value: 'long_term' },
    { path: 'form_8949_box', label: 'Box on Form 8949', pattern: /\bbox ([A-F])\b/iu, value: '$1' },
  ],
};

export const f1099B: Kind = {
  form: '1099-B',
  titles: ['1099 b', 'proceeds from broker and barter exchange transactions'],
  fields: [
    ...identifiers,
    {
      path: 'applicable_checkbox_8949',
      label: 'Applicable checkbox on Form 8949',
      format: 'codes',
      phrases: [
        'applicable checkbox on form 8949',
        'applicable check box on form 8949',
        'form 8949 code|checkbox',
      ],
    },
    {
      path: 'cusip',
      label: 'CUSIP number',
      format: 'id',
      phrases: ['cusip number|no'],
    },
    box('box1a_description', '1a', 'Description of property', 'text', [
      'description of property example? 100? sh? xyz? co?',
      'description of property',
    ]),
    { ...box('box1b_date_acquired', '1b', 'Date acquired', 'date', ['date acquired']), critical: true },
    {
      ...box('box1c_date_sold', '1c', 'Date sold or disposed', 'date', ['date sold or? disposed? of?']),
      critical: true,
    },
    { ...box('box1d_proceeds', '1d', 'Proceeds', 'money', ['proceeds', 'gross proceeds']), critical: true },
    {
      ...box('box1e_cost_basis', '1e', 'Cost or other basis', 'money', ['cost or other basis', 'cost basis']),
      critical: true,
    },
    box('box1f_accrued_market_discount', '1f', 'Accrued market discount', 'money', [
      'accrued market discount',
    ]),
    box('box1g_wash_sale', '1g', 'Wash sale loss disallowed', 'money', ['wash sale loss? disallowed?']),
    box('box4_federal_withholding', '4', 'Federal income tax withheld', 'money', [
      'federal|fed income tax withheld|withholding',
      'federal|fed tax withheld',
    ]),
    box('box8_realized_closed_contracts', '8', 'Profit or loss realized on closed contracts', 'money', [
      'profit or loss realized in? on closed contracts',
      'profit or loss realized in 2024|2025|2023|2022 on closed contracts',
      'profit or loss realized',
    ]),
    box('box9_unrealized_prior', '9', 'Unrealized profit or loss on open contracts, prior year', 'money', [
      'unrealized profit or loss on open contracts 12 31',
      'unrealized profit or loss on open contracts',
    ]),
    box('box10_unrealized_current', '10', 'Unrealized profit or loss on open contracts', 'money', [
      'unrealized profit or loss on open contracts 12 31',
      'unrealized profit or loss on open contracts',
    ]),
    box('box11_aggregate', '11', 'Aggregate profit or loss on contracts', 'money', [
      'aggregate profit or loss on contracts',
    ]),
    box('box13_bartering', '13', 'Bartering', 'money', ['bartering']),
  ],
  parties,
  rows: [
    stateRows('14', '15', '16'),
    // Named for readers of the values; its labels belong to the statement below.
    { ...transactions, columns: transactions.columns.map((one) => ({ ...one, phrases: [] })) },
  ],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    {
      path: 'box2_short_term',
      label: 'Box 2: Short-term gain or loss',
      phrases: ['2? short term gain or loss'],
    },
    { path: 'box2_long_term', label: 'Box 2: Long-term gain or loss', phrases: ['long term gain or loss'] },
    { path: 'box2_ordinary', label: 'Box 2: Ordinary', phrases: ['ordinary'] },
    {
      path: 'box3_collectibles',
      label: 'Box 3: Proceeds from collectibles',
      phrases: ['3? proceeds from collectibles', 'collectibles'],
    },
    { path: 'box3_qof', label: 'Box 3: Proceeds from qualified opportunity fund (QOF)', phrases: ['qof'] },
    {
      path: 'box5_noncovered',
      label: 'Box 5: Noncovered security',
      phrases: ['5? if? checked? noncovered security'],
    },
    {
      path: 'box6_gross_proceeds',
      label: 'Box 6: Gross proceeds reported',
      phrases: ['6? reported to irs gross proceeds', 'gross proceeds'],
    },
    { path: 'box6_net_proceeds', label: 'Box 6: Net proceeds reported', phrases: ['net proceeds'] },
    {
      path: 'box7_loss_not_allowed',
      label: 'Box 7: Loss not allowed',
      phrases: ['7? if checked loss is not allowed based on amount in 1d', 'loss is not allowed'],
    },
    {
      path: 'box12_basis_reported',
      label: 'Box 12: Basis reported to the IRS',
      phrases: ['12? if? checked? basis reported to irs'],
    },
  ],
  captions,
  identity: ['payer_tin', 'recipient_tin', 'account_number', 'cusip'],
  boxChecks: [],
  facts: {
    group: 'sales',
    recipient: 'recipient_tin',
    text: {},
    money: {},
    items: readSales,
  },
};

/** The statement: the same form, its sales in a table. */
export const f1099BStatement: Kind = {
  ...f1099B,
  fields: identifiers,
  rows: [transactions],
  checks: [],
};
