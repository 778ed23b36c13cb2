import { type FieldSpec, type PartySpec } from './kind';

/** The left half of Forms 1098: who lent or taught, and who paid. `words` are the label's first words. */

const address = [
  {
    phrases: ['street address including? apt|apartment? no?'],
  },
  {
    phrases: [
      'city or town state or province country and zip or foreign postal code',
      'city or? town? state or? province? country? and? zip or? foreign? postal? code?',
    ],
  },
];

const block =
  'name street address city or town state or province country zip or foreign postal code and telephone no|number';

/** The party that made out the form: one block of name, address and telephone number. */
export const maker = (prefix: string, title: string, words: readonly string[]): PartySpec => ({
  name: { path: `${prefix}_name`, label: `${title} name` },
  address: { path: `${prefix}_address`, label: `${title} address` },
  phone: { path: `${prefix}_phone`, label: `${title} telephone number` },
  nameLabels: { phrases: words.flatMap((word) => [`${word} ${block}`, `${word} name and? address?`, word]) },
});

/** The person it was made out for: name, street and town under labels of their own. */
export const payerOf = (prefix: string, words: readonly string[]): PartySpec => ({
  name: { path: `${prefix}_name`, label: 'Your name' },
  address: { path: `${prefix}_address`, label: 'Your address' },
  nameLabels: { phrases: words.flatMap((word) => [`${word} name and? address?`, word]) },
  addressLabels: address,
});

export const tin = (path: string, label: string, words: readonly string[], critical?: true): FieldSpec => ({
  path,
  label,
  format: 'tin',
  phrases: words.flatMap((word) => [
    `${word} tin|ein|ssn`,
    `${word} federal identification|id number|no?`,
    `${word} identification number|no`,
    `${word} employer identification number|no`,
    `${word} taxpayer identification number|no`,
    `${word} social security number|no`,
  ]),
  ...(critical ? { critical } : {}),
});

export const account: FieldSpec = {
  path: 'account_number',
  label: 'Account number',
  format: 'id',
  phrases: [
    'account number|no see? instructions?',
    'acct number|no',
    'loan number|no',
    'service provider acct no',
  ],
};

export const corrected = { path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] };
