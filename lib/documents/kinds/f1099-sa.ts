import { captions, parties } from './f1099-shared';
import { tin } from './f1098-shared';
import { type FactsItem, type FieldValues, type Kind } from './kind';
import { toDollars, toText } from './printed-values';

const trustee = 'trustees payers';

/**
 * Distributions of an HSA that Form 8889, line 14a, takes as they are: normal ones and those after disability or death
 * of the owner's spouse go through the same lines. Others (excess contributions, prohibited use, another kind of account)
 * follow rules of their own, so the filer enters them.
 */
function readDistribution(values: FieldValues): readonly FactsItem[] | null {
  const distributed = toDollars(values['box1_gross_distribution']);
  const code = toText(values['box3_code']);
  const isOtherAccount = values['box5_archer_msa'] === true || values['box5_ma_msa'] === true;
  if (distributed === null || isOtherAccount || (code !== null && code !== '1')) return null;
  return [{ item: { distributed }, sources: { distributed: 'box1_gross_distribution' } }];
}

/** Form 1099-SA, Distributions From an HSA, Archer MSA, or Medicare Advantage MSA (Rev. November 2019). */
export const f1099Sa: Kind = {
  form: '1099-SA',
  titles: ['1099 sa', 'distributions from an hsa'],
  fields: [
    { ...tin('payer_tin', 'Payer’s TIN', ['payers', 'trustees', 'payer']), critical: true },
    tin('recipient_tin', 'Your taxpayer identification number (TIN)', ['recipients', 'recipient']),
    {
      path: 'account_number',
      label: 'Account number',
      format: 'id',
      phrases: ['account number|no see? instructions?', 'acct number|no', 'account'],
    },
    {
      path: 'box1_gross_distribution',
      label: 'Box 1: Gross distribution',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['gross distribution|distributions'],
    },
    {
      path: 'box2_earnings_on_excess',
      label: 'Box 2: Earnings on excess contributions',
      format: 'money',
      box: '2',
      phrases: ['earnings on excess contributions|cont|contr'],
    },
    {
      path: 'box3_code',
      label: 'Box 3: Distribution code',
      format: 'codes',
      critical: true,
      box: '3',
      phrases: ['distribution code|codes'],
    },
    {
      path: 'box4_fmv_at_death',
      label: 'Box 4: Fair market value on date of death',
      format: 'money',
      box: '4',
      phrases: ['fmv on date of death', 'fair market value on date of death'],
    },
  ],
  parties: [
    {
      name: { path: 'payer_name', label: 'Trustee’s or payer’s name' },
      address: { path: 'payer_address', label: 'Trustee’s or payer’s address' },
      phone: { path: 'payer_phone', label: 'Trustee’s or payer’s telephone number' },
      nameLabels: {
        phrases: [
          `${trustee} name street address city or town state or province country zip or foreign postal code and telephone no|number`,
          `${trustee} name`,
          'trustees name',
          'payers name',
          'trustee',
        ],
      },
    },
    ...parties.slice(1),
  ],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] },
    { path: 'box5_hsa', label: 'Box 5: HSA', phrases: ['hsa'] },
    { path: 'box5_archer_msa', label: 'Box 5: Archer MSA', phrases: ['archer msa'] },
    {
      path: 'box5_ma_msa',
      label: 'Box 5: Medicare Advantage MSA',
      phrases: ['ma msa', 'medicare advantage msa'],
    },
  ],
  captions,
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1_gross_distribution', 'box2_earnings_on_excess'],
      message: 'Box 2 is part of box 1, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box2_earnings_on_excess');
        return part === null || part === 0 ? null : part <= (amount('box1_gross_distribution') ?? 0);
      },
    },
    {
      mild: true,
      paths: ['box3_code', 'box1_gross_distribution'],
      message:
        'The distribution code in box 3 isn’t 1, so other rules apply. Enter the taxable amount in the interview. We don’t import it from this form.',
      holds: (_amount, _taxYear, text) => {
        const code = text('box3_code');
        return code === null ? null : code === '1';
      },
    },
  ],
  facts: {
    group: 'hsaDistributions',
    recipient: 'recipient_tin',
    text: {},
    money: {},
    items: readDistribution,
  },
};
