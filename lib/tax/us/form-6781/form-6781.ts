import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { dollars, dollarsOf, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Section1256Account } from '../../facts/section-1256';
import { covers } from '../coverage';
import { type CopyMakers, form, formWithCopies, type TaxReader } from '../form';

covers('section1256', 'k1s.*.section1256');

export const hasContracts = ({ facts }: { readonly facts: ReturnInput }): boolean =>
  facts.section1256.length > 0 || facts.k1s.some((k1) => isSome(k1.section1256));

/** Accounts with Forms 1099-B, and what Schedules K-1 pass on (box 11 of Form 1065, box 10 of Form 1120-S, code C). */
const listAccounts = ({ facts }: { readonly facts: ReturnInput }): readonly Section1256Account[] => [
  ...facts.section1256.map((account) => account),
  ...facts.k1s.flatMap(({ owner, name, section1256 }): Section1256Account[] =>
    isSome(section1256) ? [{ owner, account: name, profit: section1256, adjustment: noCents }] : [],
  ),
];

const makers = form('6781', 'Gains and Losses From Section 1256 Contracts and Straddles', {
  sequence: '82',
  source: 'Form 6781 (2024), Part I; IRC 1256(a)',
  neededWhen: hasContracts,
  attachedWhen: hasContracts,
});
export const form6781 = makers.form;
const { money } = makers;

const rows: CopyMakers<Section1256Account> = formWithCopies(
  '6781-line-1',
  'Section 1256 Contracts Marked to Market',
  listAccounts,
  {
    name: 'Form 6781, line 1',
    source: 'Form 6781 (2024), line 1',
    neededWhen: hasContracts,
    attachedWhen: ({ attached }) => attached(form6781),
  },
);
export const form6781Rows = rows.form;

export const account = rows.choice(
  '1(a)',
  'Account',
  'Identification of account',
  ({ item }) => item.account || null,
);
export const rowLoss = rows.money('1(b)', 'Loss', 'Loss for the account, as a positive amount', ({ item }) =>
  blankIfZero(notBelowZero(-dollars(item.profit))),
);
export const rowGain = rows.money('1(c)', 'Gain', 'Gain for the account', ({ item }) =>
  blankIfZero(notBelowZero(dollars(item.profit))),
);

const when = (rule: (reader: TaxReader) => number) => (reader: TaxReader) =>
  hasContracts(reader) ? rule(reader) : null;

export const losses = money(
  '2(b)',
  'Losses',
  'Add the losses on line 1',
  when(({ each }) => sum(each(rowLoss))),
);
export const gains = money(
  '2(c)',
  'Gains',
  'Add the gains on line 1',
  when(({ each }) => sum(each(rowGain))),
);
export const netGain = money(
  '3',
  'Net gain or loss',
  'Net gain or loss: combine line 2, columns (b) and (c)',
  when(({ get }) => get(gains) - get(losses)),
);
export const adjustments = money(
  '4',
  'Adjustments',
  'Form 1099-B adjustments. See instructions and attach statement',
  ({ facts }) => blankIfZero(dollarsOf(facts.section1256, ({ adjustment }) => adjustment)),
);
export const adjustedGain = money(
  '5',
  'Gain or loss with adjustments',
  'Combine lines 3 and 4',
  when(({ get }) => get(netGain) + get(adjustments)),
);
/** No loss is carried back here (line 6). */
export const taxedGain = money(
  '7',
  'Gain or loss for the year',
  'Combine lines 5 and 6',
  when(({ get }) => get(adjustedGain)),
);
export const shortTermPart = money(
  '8',
  'Short-term part',
  'Short-term capital gain or loss: multiply line 7 by 40% (0.40). Also include on Schedule D (Form 1040), line 4',
  when(({ get, law }) => get(taxedGain) * law.section1256.shortTermShare),
);
/** The rest, so that both parts add up. */
export const longTermPart = money(
  '9',
  'Long-term part',
  'Long-term capital gain or loss: multiply line 7 by 60% (0.60). Also include on Schedule D (Form 1040), line 11',
  when(({ get }) => get(taxedGain) - get(shortTermPart)),
);
