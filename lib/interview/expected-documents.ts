import { isSome } from '@/lib/tax/facts/cents';
import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { type DocumentFacts, type FormFacts } from './document-facts';
import { type Responses } from './schema';

/** A form that somebody will probably get: they had it last year, or their answers say so. */
export interface ExpectedDocument {
  /** "1099-INT". */
  form: string;
  /** Who sends it: "Harbor Bank"; empty where last year's return doesn't say. */
  payer: string;
}

interface Kind {
  form: string;
  /** Where its items stand in the interview, and the answer that names the payer. */
  typed: readonly [group: string, name: string] | null;
  payers: (facts: ReturnInput) => readonly string[];
  /** Whether a form that was read is of this kind. */
  fits: (form: FormFacts) => boolean;
}

const ofGroup =
  (group: FormFacts['group']) =>
  (form: FormFacts): boolean =>
    form.group === group;
const ofForm =
  (name: string) =>
  ({ form }: FormFacts): boolean =>
    form === name;
const unnamed = (items: readonly unknown[]): readonly string[] => (items.length > 0 ? [''] : []);

const kinds: readonly Kind[] = [
  {
    form: 'W-2',
    typed: ['w2s', 'employerName'],
    payers: ({ w2s }) => w2s.map(({ employerName }) => employerName),
    fits: ofGroup('w2s'),
  },
  {
    form: '1099-INT',
    typed: ['interest', 'payer'],
    payers: ({ interest }) => interest.map(({ payer }) => payer),
    fits: ofGroup('interest'),
  },
  {
    form: '1099-DIV',
    typed: ['dividends', 'payer'],
    payers: ({ dividends }) => dividends.map(({ payer }) => payer),
    fits: ofGroup('dividends'),
  },
  {
    form: '1099-R',
    typed: ['retirement', 'payer'],
    payers: ({ retirement }) => retirement.map(({ payer }) => payer),
    fits: ofGroup('retirement'),
  },
  {
    form: '1099-B',
    typed: ['sales', 'description'],
    payers: ({ sales }) => unnamed(sales.filter(({ on1099b }) => on1099b)),
    fits: ofGroup('sales'),
  },
  {
    form: 'SSA-1099',
    typed: ['socialSecurity', 'netBenefits'],
    payers: ({ socialSecurity }) => unnamed(socialSecurity),
    fits: ofGroup('socialSecurity'),
  },
  {
    form: '1099-G',
    typed: null,
    // A state refund comes once; unemployment ends. Only the first is likely to come again.
    payers: ({ governmentPayments }) =>
      unnamed(governmentPayments.filter(({ stateRefund }) => isSome(stateRefund))),
    fits: ofGroup('governmentPayments'),
  },
  {
    form: '1099-NEC',
    typed: null,
    payers: ({ businesses }) => unnamed(businesses.filter(({ income }) => isSome(income.form1099Nec))),
    fits: ofForm('1099-NEC'),
  },
  {
    form: '1099-K',
    typed: null,
    payers: ({ businesses }) => unnamed(businesses.filter(({ income }) => isSome(income.form1099K))),
    fits: ofForm('1099-K'),
  },
  {
    form: 'Schedule K-1',
    typed: ['k1s', 'name'],
    payers: ({ k1s }) => k1s.map(({ name }) => name),
    fits: ofGroup('k1s'),
  },
  {
    form: '1099-SA',
    typed: null,
    payers: ({ hsaDistributions }) => unnamed(hsaDistributions),
    fits: ofGroup('hsaDistributions'),
  },
  {
    form: '1095-A',
    typed: null,
    payers: ({ marketplace }) => unnamed(marketplace),
    fits: ofGroup('marketplace'),
  },
  {
    form: '1098',
    typed: ['mortgages', 'lender'],
    payers: ({ itemized }) =>
      itemized.mortgages.filter(({ onForm1098 }) => onForm1098).map(({ lender }) => lender),
    fits: ofGroup('mortgages'),
  },
  {
    form: '1098-T',
    typed: ['education', 'institution'],
    payers: ({ education }) => education.map(({ institution }) => institution),
    fits: ofGroup('education'),
  },
  {
    form: '1098-E',
    typed: null,
    payers: ({ adjustments }) => (isSome(adjustments.studentLoanInterest) ? [''] : []),
    fits: ofGroup('studentLoans'),
  },
];

/** A name as it is compared: banks and employers print theirs in many ways. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '' && !['the', 'inc', 'llc', 'co', 'corp', 'na', 'ltd'].includes(word))
    .join(' ');

/** True when two names are those of one payer, as far as print says; a name that isn't given fits every one. */
function isSamePayer(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a === '' || b === '' || a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** The forms that the facts of a return came from, each payer once, in the order of a return. */
export const listExpected = (facts: ReturnInput): ExpectedDocument[] =>
  kinds.flatMap(({ form, payers }) => {
    const found: string[] = [];
    for (const payer of payers(facts))
      if (!found.some((known) => plain(known) === plain(payer))) found.push(payer.trim());
    return found.map((payer) => ({ form, payer }));
  });

function nameOf({ item }: FormFacts): string {
  const name = item['employerName'] ?? item['payer'] ?? item['lender'] ?? item['institution'] ?? item['name'];
  return typeof name === 'string' ? name : '';
}

/** Which forms usually come with what somebody said about the year: the question, the choice, the form. */
const formsOfAnswers: readonly (readonly [questionId: string, choice: string | true, form: string])[] = [
  ['had-w2-income', true, 'W-2'],
  ['money-kinds', 'interest', '1099-INT'],
  ['money-kinds', 'dividends', '1099-DIV'],
  ['money-kinds', 'retirement', '1099-R'],
  ['income-kinds', 'sales', '1099-B'],
  ['money-kinds', 'social-security', 'SSA-1099'],
  ['money-kinds', 'government', '1099-G'],
  ['income-kinds', 'partner', 'Schedule K-1'],
  ['income-kinds', 'hsa-money', '1099-SA'],
  ['life-events', 'marketplace', '1095-A'],
  ['costs', 'student-loan', '1098-E'],
  ['costs', 'tuition', '1098-T'],
];

/** The forms that the year's own answers make expect, beside those that are expected anyway. */
export function expectFromAnswers(
  answers: Responses,
  expected: readonly ExpectedDocument[],
): ExpectedDocument[] {
  const known = new Set(expected.map(({ form }) => form));
  return formsOfAnswers.flatMap(([questionId, choice, form]) => {
    const answer = answers[questionId];
    const isAnswered = Array.isArray(answer) ? answer.some((one) => one === choice) : answer === choice;
    return isAnswered && !known.has(form) ? [{ form, payer: '' }] : [];
  });
}

/**
 * Which of last year's forms are there by now, uploaded or typed in. Two of one payer need two.
 * @param answers the year's own answers, without those that last year's return gave
 */
export function markReceived(
  expected: readonly ExpectedDocument[],
  documents: readonly DocumentFacts[],
  answers: Responses,
): (ExpectedDocument & { received: boolean })[] {
  const forms = documents.flatMap((document) => document.forms);
  const taken = new Set<FormFacts>();
  const typed = Object.entries(answers);
  return expected.map(({ form: name, payer }) => {
    const kind = kinds.find(({ form }) => form === name);
    const read = forms.find(
      (form) => !taken.has(form) && kind?.fits(form) === true && isSamePayer(nameOf(form), payer),
    );
    if (read) taken.add(read);
    const [group, nameId] = kind?.typed ?? [null, null];
    const isTyped =
      group !== null &&
      typed.some(
        ([id, answer]) =>
          id.startsWith(`${group}.`) &&
          id.endsWith(`.${nameId}`) &&
          (typeof answer !== 'string' || isSamePayer(answer, payer)),
      );
    return { form: name, payer, received: read !== undefined || isTyped };
  });
}
