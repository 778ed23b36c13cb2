import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { scanText } from '@/lib/training/scan-text';

/** What a document or a page of the interview is about. */
export const documentKinds = [
  'w2',
  'person',
  'dependent',
  'home',
  'business',
  'hsa',
  'care',
  'interest',
  'dividends',
  'pension',
  'mortgage',
  'sale',
  'estimated',
  'account',
  'number',
  'answers',
  'payers',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One thing that was typed in or read off a document, as it was stated: nothing in it is computed. */
export interface ListedDocument {
  kind: DocumentKind;
  title: string;
  /** As somebody typed it: never shown unchecked, see `sayName`. */
  name: string;
  /** Whose it is, by first name; unchecked too. Empty where it says nothing. */
  owner: string;
  /** Dollars, a day as `YYYY-MM-DD`, or words of ours. What is missing or 0 is left out. */
  rows: readonly Row[];
}
type Row = readonly [label: string, value: number | string | null | undefined];

/** Shown together with a kind. */
const together: Partial<Record<DocumentKind, readonly DocumentKind[]>> = {
  person: ['dependent'],
  payers: ['w2', 'interest', 'dividends', 'pension'],
};

/** The documents of one kind. */
export const listDocuments = (input: ReturnInputJson, kind: DocumentKind): ListedDocument[] =>
  readDocuments(input).filter((one) => one.kind === kind || together[kind]?.includes(one.kind) === true);

/** Everything on the documents of a return, in the order in which people think of them. */
export function readDocuments(input: ReturnInputJson): ListedDocument[] {
  const firstNameOf = (owner: 'taxpayer' | 'spouse' | undefined): string =>
    owner === undefined || input.spouse === undefined || input.spouse === null
      ? ''
      : ((owner === 'spouse' ? input.spouse.firstName : input.taxpayer.firstName) ?? '');
  const document = (
    kind: DocumentKind,
    title: string,
    name: string | undefined,
    rows: readonly Row[],
    owner?: 'taxpayer' | 'spouse',
  ): ListedDocument => ({ kind, title, name: name ?? '', owner: firstNameOf(owner), rows });

  return [
    ...(input.w2s ?? []).map((one) =>
      document(
        'w2',
        'Form W-2',
        one.employerName,
        [
          ['wages', one.wages],
          ['federal tax withheld', one.federalWithholding],
          ['Social Security tax withheld', one.socialSecurityWithholding],
          ['Medicare tax withheld', one.medicareWithholding],
          ['EIN', one.employerEin?.replace(/^(\d\d)(\d{7})$/, '$1-$2')],
        ],
        one.owner ?? 'taxpayer',
      ),
    ),
    ...readPeople(input, document),
    ...readPayers(input, document),
    ...(input.businesses ?? []).map((one) =>
      document('business', 'Business', one.name, [
        ['type of work', sayName(one.product ?? '')],
        ['code', one.principalCode],
        ['accounting method', one.cashMethod === false ? 'accrual' : 'cash'],
        ['income on Forms 1099-NEC', one.income?.form1099Nec],
        ['income on Forms 1099-K', one.income?.form1099K],
        ['other receipts', one.income?.other],
        [`started in ${input.taxYear}`, one.startedThisYear === true ? 'yes' : undefined],
      ]),
    ),
    ...(input.adjustments?.hsa ?? []).map((one) =>
      document(
        'hsa',
        'Health savings account',
        '',
        [
          ['coverage', one.coverage === 'family' ? 'family' : 'self-only'],
          ['your contributions', one.contributed],
          ['employer contributions', one.employerContributed],
        ],
        one.owner ?? 'taxpayer',
      ),
    ),
    ...(input.childCare?.providers ?? []).map((one) =>
      document('care', 'Care', one.name, [
        ['paid', one.amount],
        ['tax number ends in', lastFour(one.id)],
      ]),
    ),
    ...(input.childCare?.persons ?? []).map((one) =>
      document(
        'care',
        'Care for',
        one.spouse === true
          ? input.spouse?.firstName
          : input.dependents?.[one.dependentIndex ?? -1]?.firstName,
        [['cost', one.expenses]],
      ),
    ),
    ...(input.itemized?.mortgages ?? []).map((one) =>
      document('mortgage', 'Mortgage', one.lender, [
        ['interest', one.interest],
        ['points', one.points],
        ['balance you entered', one.balance],
        ['taken out on', one.originated],
      ]),
    ),
    ...(input.sales ?? []).map((one) =>
      document('sale', 'Sale', one.description, [
        ['bought on', one.acquired],
        ['sold on', one.sold],
        ['sold for', one.proceeds],
        ['cost (basis)', one.basis],
        ['gain or loss before adjustments', one.proceeds - one.basis],
        ['held', one.term === 'long' ? 'long-term' : one.term === 'short' ? 'short-term' : undefined],
      ]),
    ),
    ...(input.payments?.estimated ?? []).map((one) =>
      document('estimated', 'Estimated payment', '', [
        ['paid on', one.date],
        ['amount', one.amount],
      ]),
    ),
    document('answers', 'Your answers', '', [
      ['digital assets', sayYes(input.digitalAssets)],
      ['Presidential Election Campaign', sayYes(input.presidentialCampaign?.taxpayer)],
      ['someone can claim you as a dependent', sayYes(input.taxpayer.claimableAsDependent)],
    ]),
    document('account', 'Refund', '', [
      [
        'comes',
        (input.refund?.accountNumber ?? '') === ''
          ? 'as a paper check, since you didn’t enter a bank account'
          : `by direct deposit to a ${input.refund?.accountType ?? 'checking'} account ending in ${input.refund?.accountNumber?.slice(-4)}`,
      ],
    ]),
  ];
}

type Make = (
  kind: DocumentKind,
  title: string,
  name: string | undefined,
  rows: readonly Row[],
  owner?: 'taxpayer' | 'spouse',
) => ListedDocument;

/** Those on the return and where they live. */
function readPeople(input: ReturnInputJson, document: Make): ListedDocument[] {
  const { taxpayer, spouse, dependents, address } = input;
  const adults = [
    ['Taxpayer', taxpayer] as const,
    ...(spouse === undefined || spouse === null ? [] : [['Spouse', spouse] as const]),
  ];
  return [
    ...adults.map(([title, one]) =>
      document('person', title, one.firstName, [
        ['born', one.dateOfBirth],
        ['occupation', sayName(one.occupation ?? '')],
        ['blind', one.blind === true ? 'yes' : undefined],
      ]),
    ),
    ...(dependents ?? []).map((one) =>
      document('dependent', 'Dependent', one.firstName, [
        ['born', one.dateOfBirth],
        ['months in your home', one.monthsInHome === undefined ? undefined : String(one.monthsInHome)],
        ['relationship', relationships[one.relationship] ?? one.relationship],
      ]),
    ),
    ...[...adults.map(([, one]) => one), ...(dependents ?? [])].map((one) =>
      document('number', 'Social Security number', one.firstName, [['ends in', lastFour(one.ssn)]]),
    ),
    document('home', 'Home address', '', [
      ['street', sayName([address?.street, address?.apartment].filter((part) => part).join(' '))],
      ['city', sayName(address?.city ?? '')],
      ['state', address?.state],
      ['ZIP code', address?.zip],
    ]),
  ];
}

const relationships: Readonly<Record<string, string>> = {
  fosterChild: 'foster child',
  nieceOrNephew: 'niece or nephew',
  otherRelative: 'other relative',
  notRelated: 'not related',
};

/** Who paid interest, dividends or a pension. */
const readPayers = (input: ReturnInputJson, document: Make): ListedDocument[] => [
  ...(input.interest ?? []).map((one) =>
    document(
      'interest',
      'Form 1099-INT',
      one.payer,
      [
        ['interest', one.interest],
        ['tax-exempt interest', one.taxExemptInterest],
        ['federal tax withheld', one.federalWithholding],
      ],
      one.owner ?? 'taxpayer',
    ),
  ),
  ...(input.dividends ?? []).map((one) =>
    document(
      'dividends',
      'Form 1099-DIV',
      one.payer,
      [
        ['ordinary dividends', one.ordinary],
        ['qualified dividends', one.qualified],
        ['federal tax withheld', one.federalWithholding],
      ],
      one.owner ?? 'taxpayer',
    ),
  ),
  ...(input.retirement ?? []).map((one) =>
    document(
      'pension',
      'Form 1099-R',
      one.payer,
      [
        ['gross distribution', one.grossDistribution],
        ['taxable amount', one.taxableAmount],
        ['federal tax withheld', one.federalWithholding],
        ['box 7 code', one.code],
      ],
      one.owner ?? 'taxpayer',
    ),
  ),
];

const sayYes = (answer: boolean | undefined): string => (answer === true ? 'yes' : 'no');

/** All of a number is shown nowhere in a chat. */
const lastFour = (number: string | null | undefined): string | undefined =>
  number === null || number === undefined || number.length < 9 ? undefined : number.slice(-4);

/** A name as it may be shown: plain and short. A name is whatever somebody typed; null when it could be anything else. */
export const sayName = (name: string): string | null =>
  plainName.test(name) && name.split(' ').length <= mostWords && scanText(name).length === 0 ? name : null;
const plainName = /^[\p{L}\d][\p{L}\d&.,' -]{0,39}$/u;
const mostWords = 5;
