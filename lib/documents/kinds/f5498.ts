import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type FieldSpec, type Kind } from './kind';

const trustee = ['trustees or issuers', 'trustees', 'issuers', 'trustee'];
const participant = ['participants', 'participant'];

const money = (path: string, box: string, title: string, phrases: readonly string[]): FieldSpec => ({
  path,
  label: `Box ${box}: ${title}`,
  format: 'money',
  box,
  phrases,
});

const shared = {
  parties: [maker('payer', 'Trustee’s', trustee), payerOf('recipient', participant)],
  rows: [],
  codes: [],
  notes: [],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [],
} as const;

const identifiers = [
  tin('payer_tin', 'Trustee’s taxpayer identification number (TIN)', trustee),
  tin('recipient_tin', 'Your taxpayer identification number (TIN)', participant),
  account,
];

/** Form 5498, IRA Contribution Information. It comes in May and is compared with the return, not entered. */
export const f5498: Kind = {
  form: '5498',
  titles: ['5498', 'ira contribution information'],
  notTitles: ['5498 sa', '5498 esa'],
  fields: [
    ...identifiers,
    money('box1_ira', '1', 'IRA contributions', [
      'ira contributions other than amounts in boxes 2 4 8 10 13a and 14a',
      'ira contributions other? than? amounts? in? boxes?',
    ]),
    money('box2_rollover', '2', 'Rollover contributions', ['rollover contributions']),
    money('box3_conversion', '3', 'Roth IRA conversion amount', ['roth ira conversion amount']),
    money('box4_recharacterized', '4', 'Recharacterized contributions', ['recharacterized contributions']),
    money('box5_value', '5', 'Fair market value of account', [
      'fair market value of account',
      'fmv of account',
    ]),
    money('box6_insurance', '6', 'Life insurance cost included in box 1', [
      'life insurance cost included in box 1',
    ]),
    money('box8_sep', '8', 'SEP contributions', ['sep contributions']),
    money('box9_simple', '9', 'SIMPLE contributions', ['simple contributions']),
    money('box10_roth', '10', 'Roth IRA contributions', ['roth ira contributions']),
    money('box12b_rmd', '12b', 'RMD amount', ['rmd amount']),
    money('box13a_postponed', '13a', 'Postponed or late contributions', [
      'postponed late contrib|contributions',
      'postponed contribution|contributions',
    ]),
  ],
  ...shared,
  checks: [
    corrected,
    {
      path: 'box11_rmd_due',
      label: 'Box 11: Required minimum distribution (RMD) for next year',
      phrases: ['11? check if rmd for', '11? if checked required minimum distribution'],
    },
  ],
  captions: [
    { phrases: ['omb no|number 1545'] },
    { box: '7', phrases: ['ira', 'sep', 'simple', 'roth ira'] },
    { box: '12a', phrases: ['rmd date'] },
    { box: '14a', phrases: ['repayments'] },
    { box: '15a', phrases: ['fmv of certain specified assets'] },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { traditional: 'box1_ira', roth: 'box10_roth' },
  },
};

/** Form 5498-SA, HSA, Archer MSA, or Medicare Advantage MSA Information. */
export const f5498Sa: Kind = {
  form: '5498-SA',
  titles: ['5498 sa', 'hsa archer msa or medicare advantage msa information'],
  fields: [
    ...identifiers,
    money('box1_archer', '1', 'Archer MSA contributions', [
      'employee or self employed persons archer msa contributions made in',
      'archer msa contributions',
    ]),
    money('box2_made_this_year', '2', 'Contributions made during the year', ['total contributions made in']),
    money('box3_made_next_year', '3', 'Contributions made the following year for this tax year', [
      'total hsa or archer msa contributions made in',
      'total hsa contributions made in',
    ]),
    money('box4_rollover', '4', 'Rollover contributions', ['rollover contributions']),
    money('box5_value', '5', 'Fair market value of account', [
      'fair market value of hsa archer? msa? or? ma? msa?',
      'fmv of hsa',
    ]),
  ],
  ...shared,
  checks: [corrected, { path: 'box6_hsa', label: 'Box 6: HSA', phrases: ['hsa'] }],
  captions: [{ phrases: ['omb no|number 1545'] }, { phrases: ['archer msa', 'ma msa'] }],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { contributed: 'box2_made_this_year' },
  },
};
