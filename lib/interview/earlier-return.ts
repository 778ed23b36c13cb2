import { type Carryover } from '@/lib/tax/carryover-collector';
import { type ByStatus } from '@/lib/tax/us/law/law';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { type TaxYear } from '@/lib/tax/us/edition';
import { type DocumentFacts, type FormFacts, isChecked } from './document-facts';
import { type CarriedAnswer } from './last-year';
import { type Responses } from './schema';

/** A figure of the uploaded return, with the field that it was read from. */
export interface EarlierFact extends Carryover {
  field: string;
}

/** A person named on last year's return. */
export interface EarlierPerson {
  firstName: string;
  lastName: string;
  /** As printed; may be masked. */
  ssn: string | null;
}

/** What a Form 1040 of another year says, as it was read and confirmed. */
export interface EarlierReturn {
  taxYear: number | null;
  taxpayer: EarlierPerson | null;
  spouse: EarlierPerson | null;
  address: string | null;
  dependents: readonly (EarlierPerson & { relationship: string | null })[];
  filingStatus: keyof ByStatus | null;
  agi: number | null;
  /** Line 12, and the total of Schedule A where the file has it. */
  deduction: number | null;
  itemized: number | null;
  /** What it hands on to the next year's return, apart from what needs the law of its year. */
  carried: readonly EarlierFact[];
  /** The same for a return that itemized. */
  ifItemized: readonly EarlierFact[];
}

/** A return that counts: the document, the form and what it says. */
export interface CountedReturn {
  documentId: string;
  name: string;
  form: FormFacts;
  earlier: EarlierReturn;
}

/**
 * The uploaded returns of the year before that count: one of another year, or with values that nobody has looked at, doesn't.
 * Pictures of its pages are documents of their own.
 */
function listCounted(documents: readonly DocumentFacts[], taxYear: number): CountedReturn[] {
  return documents.flatMap(({ documentId, name, forms }) =>
    forms.flatMap((form): CountedReturn[] => {
      const { earlier } = form;
      return earlier?.taxYear === taxYear - 1 && isChecked(form) ? [{ documentId, name, form, earlier }] : [];
    }),
  );
}

/** Of several the last one that names its people. */
export function findEarlierReturn(
  documents: readonly DocumentFacts[],
  taxYear: number,
): CountedReturn | null {
  const counted = listCounted(documents, taxYear);
  return counted.findLast(({ earlier }) => earlier.taxpayer !== null) ?? counted.at(-1) ?? null;
}

/** Most boxes for age and blindness. */
const mostBoxes = 4;

/**
 * Whether that return itemized: yes where line 12 is the total of its Schedule A, no where it is a standard deduction of its
 * year, with or without boxes for age and blindness. Null where neither is certain.
 */
function didItemize(earlier: EarlierReturn, taxYear: TaxYear): boolean | null {
  const { deduction, itemized, filingStatus } = earlier;
  if (deduction === null) return null;
  if (itemized !== null && itemized > 0 && Math.round(itemized) === Math.round(deduction)) return true;
  if (filingStatus === null || itemized !== null) return null;
  const { priorStandardDeduction, priorAgeOrBlindness } = lawOfYear(taxYear).stateRefund;
  const basic = priorStandardDeduction[filingStatus];
  const each = priorAgeOrBlindness[filingStatus];
  const isStandard = Array.from({ length: mostBoxes + 1 }, (_, boxes) => basic + boxes * each).includes(
    Math.round(deduction),
  );
  return isStandard ? false : null;
}

/** The facts that the uploaded return of last year states, with the line of each. */
export function listEarlierFacts(earlier: EarlierReturn, taxYear: TaxYear): EarlierFact[] {
  const itemized = didItemize(earlier, taxYear);
  return [
    ...earlier.carried,
    ...(itemized === null
      ? []
      : [{ fact: 'priorYear.itemized', value: itemized, source: 'Form 1040, line 12', field: 'line12' }]),
    ...(itemized === true ? earlier.ifItemized : []),
  ];
}

const mark = ' (uploaded)';

/** Whether an answer comes from an uploaded return, by where it is from. */
export const isUploaded = (from: string | undefined): boolean => from?.endsWith(mark) === true;

const lastFour = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll(/\D/gu, '').slice(-4) : '';

/** On last year's joint return the filer may have been the spouse: then what is each person's own changes places. */
function isTurned({ taxpayer, spouse }: EarlierReturn, answers: Responses): boolean {
  const filer = lastFour(answers['taxpayer.ssn']);
  return filer.length === 4 && filer === lastFour(spouse?.ssn) && filer !== lastFour(taxpayer?.ssn);
}

const turn = (fact: string): string =>
  fact.replace(/^iraBasis\.(taxpayer|spouse)\./u, (_, owner: string) =>
    owner === 'taxpayer' ? 'iraBasis.spouse.' : 'iraBasis.taxpayer.',
  );

/** A figure of an uploaded return with the document that it stands on. */
interface UploadedFact extends EarlierFact {
  documentId: string;
  extractionId: string;
}

/** The facts of the uploaded returns that count, as this year's return has the two people; of two for one fact the later. */
export function listUploadedFacts(
  documents: readonly DocumentFacts[],
  taxYear: TaxYear,
  answers: Responses,
): UploadedFact[] {
  const facts = new Map<string, UploadedFact>();
  for (const { documentId, form, earlier } of listCounted(documents, taxYear)) {
    const turned = isTurned(earlier, answers);
    for (const one of listEarlierFacts(earlier, taxYear)) {
      const fact = turned ? turn(one.fact) : one.fact;
      facts.set(fact, { ...one, fact, documentId, extractionId: form.extractionId });
    }
  }
  return [...facts.values()];
}

/** The answers that the uploaded return of last year gives; nobody is asked for them. */
export function carryFromDocument(
  documents: readonly DocumentFacts[],
  taxYear: TaxYear,
  answers: Responses,
): CarriedAnswer[] {
  return listUploadedFacts(documents, taxYear, answers).map(({ fact, value, source }) => ({
    questionId: fact,
    answer: value,
    from: `${taxYear - 1} ${source}${mark}`,
  }));
}
