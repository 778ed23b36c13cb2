import { checkAnswer, presentResponses } from '@/lib/interview/answers';
import { type DocumentFacts } from '@/lib/interview/document-facts';
import { planInterview } from '@/lib/interview/plan';
import { type AnswerValue, type Responses } from '@/lib/interview/schema';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { answersFor, type StateFiler } from '../../fixtures/state-filers';
import { benefitsStatement, type FilerDocument, pensionStatement, w2File } from './documents';
import { type Given } from './filer';

type Person = { firstName?: string | undefined; lastName?: string | undefined; ssn?: string | undefined };
type Owned = { owner?: 'taxpayer' | 'spouse' | undefined };

const cents = (amount = 0): string => amount.toFixed(2);
const dashed = (ssn = ''): string => `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;
const nameOf = ({ firstName = '', lastName = '' }: Person): string => `${firstName} ${lastName}`;

/** Someone's document, and what they alone know about it: question by question, as the screen puts it. */
interface Held extends FilerDocument {
  readonly asked: readonly (readonly [question: string, answer: string])[];
}

/** The documents that a filer got: their Forms W-2 with boxes 15 to 17, 1099-R and SSA-1099. */
export function documentsOf({ facts }: StateFiler): Held[] {
  const { address } = facts;
  const holder = ({ owner = 'taxpayer' }: Owned): Person =>
    (owner === 'spouse' ? facts.spouse : facts.taxpayer) ?? {};
  const whose = ({ owner = 'taxpayer' }: Owned) => (owner === 'spouse' ? 'My spouse' : 'Me');
  const jobs = (facts.w2s ?? []).map((job): Held => {
    const person = holder(job);
    const [street = '', ...town] = (job.employerAddress ?? '').split(', ');
    const document = w2File({
      year: 2024,
      ssn: dashed(person.ssn),
      ein: job.employerEin ?? '',
      employer: [job.employerName ?? '', street, town.join(', ')],
      control: '',
      employee: [
        nameOf(person),
        address?.street ?? '',
        `${address?.city}, ${address?.state} ${address?.zip}`,
      ],
      amounts: {
        '1': cents(job.wages),
        '2': cents(job.federalWithholding),
        '3': cents(job.socialSecurityWages),
        '4': cents(job.socialSecurityWithholding),
        '5': cents(job.medicareWages),
        '6': cents(job.medicareWithholding),
      },
      box12: [],
      retirement: false,
      box14: [],
      states: (job.states ?? []).map(({ state = '', wages, withholding }) => ({
        state,
        id: '1234567',
        wages: cents(wages),
        tax: cents(withholding),
      })),
    });
    return {
      ...document,
      says: { ...document.says, item: { ...document.says.item, states: job.states } },
      asked: [[`Whose W-2 from ${job.employerName} is this?`, whose(job)]],
    };
  });
  const sent = (owned: Owned) => ({ to: nameOf(holder(owned)), ssn: dashed(holder(owned).ssn) });
  const pensions = (facts.retirement ?? []).map((pension): Held => ({
    ...pensionStatement({
      payer: pension.payer ?? '',
      tin: pension.payerEin ?? '',
      ...sent(pension),
      gross: pension.grossDistribution ?? 0,
      withheld: pension.federalWithholding ?? 0,
    }),
    asked: [
      [`Whose 1099-R from ${pension.payer} is this?`, whose(pension)],
      ['What is the payer’s TIN?', pension.payerEin ?? ''],
      ['Who pays this pension?', 'A company’s plan, such as a 401(k)'],
    ],
  }));
  const before = jobs.length + pensions.length;
  const benefits = (facts.socialSecurity ?? []).map((benefit, index): Held => ({
    ...benefitsStatement({ ...sent(benefit), net: benefit.netBenefits ?? 0 }),
    asked: [[`Whose SSA-1099 from “${fileName(before + index)}” is this?`, whose(benefit)]],
  }));
  return [...jobs, ...pensions, ...benefits];
}

export const fileName = (index: number): string => `paper-${index + 1}.pdf`;

/** As the reader gives a document when nothing on it is doubtful. */
const asRead = ({ form, says }: FilerDocument, index: number): DocumentFacts => ({
  documentId: `document-${index}`,
  name: fileName(index),
  type: form === 'W-2' ? 'W-2' : '1099',
  forms: [{ ...says, extractionId: `extraction-${index}`, form, sources: {}, unconfirmed: 0, taxYear: 2024 }],
});

const words = (value: AnswerValue): Given =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : Array.isArray(value) ? value : String(value);

/**
 * What somebody with these documents answers on the screen, and the facts that come of it.
 * @returns the answer to a question by its id, or by its words where it is about a document; undefined: nothing to say
 */
export function tellWith(
  filer: StateFiler,
  held: readonly Held[],
): {
  say: (question: { id: string; title: string }) => Given | undefined;
  state: { answers: Responses; documents: DocumentFacts[] };
} {
  const known = answersFor(filer);
  const aboutDocuments = new Map(held.flatMap(({ asked }) => asked));
  const documents = held.map(asRead);
  const answers: Responses = {};
  const stated = new Set<string>();
  for (;;) {
    const state = { answers: { ...answers }, documents };
    const open = planInterview(state)
      .categories.flatMap(({ questions }) => questions)
      .find(({ id, optional }) => answers[id] === undefined && (optional !== true || id in known));
    if (open === undefined) break;
    const answer = (known[open.id] ?? aboutDocuments.get(open.text)) as AnswerValue | undefined;
    if (answer !== undefined) stated.add(open.id);
    const nothing = open.type === 'boolean' ? false : open.type === 'number' ? 0 : ['None of these'];
    const checked = checkAnswer(state, open.id, answer ?? nothing);
    if (!checked.ok) throw new Error(`${open.id} (${open.text}): ${checked.message}`);
    answers[open.id] = checked.value;
  }
  const state = { answers, documents };
  const shown = presentResponses(state);
  return {
    say: ({ id, title }) => {
      const value = stated.has(id) ? shown[id] : undefined;
      return value === undefined ? aboutDocuments.get(title) : words(value);
    },
    state,
  };
}

/** The same people with other Social Security numbers: the simulator takes each once. */
export function withNumbers(filer: StateFiler, taxpayer: string, spouse: string): StateFiler {
  const plain = (ssn: string) => ssn.replaceAll('-', '');
  const facts: ReturnInputJson = {
    ...filer.facts,
    taxpayer: { ...filer.facts.taxpayer, ssn: plain(taxpayer) },
    ...(filer.facts.spouse ? { spouse: { ...filer.facts.spouse, ssn: plain(spouse) } } : {}),
  };
  return { ...filer, facts };
}
