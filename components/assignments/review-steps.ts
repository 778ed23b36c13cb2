import { type ReviewField, reviewForms } from '@/components/documents/review-fields';
import { isDoubtful, pathsOf } from '@/lib/documents/doubt';
import { type Problem } from '@/lib/documents/extract/schema';
import { readingOf } from '@/lib/documents/reading';
import { type Document } from '@/lib/documents/schema';
import { countOf, listOf } from '@/lib/format/words';
import { type Tick } from '@/lib/reviews/schema';
import { waitingFirst } from './waiting-first';

/** One thing to look at: a value in doubt, boxes that look blank, or a document as a whole once its values are done. */
export type ReviewStep =
  | {
      kind: 'field';
      key: string;
      document: Document;
      /** Name of the form, such as "W-2". */
      form: string;
      title: string;
      field: ReviewField;
      problems: readonly Problem[];
      /** The value that makes the form's arithmetic fit; null when there is none. */
      proposal: string | null;
      /** Who ticked the value as it is now. */
      checkedBy: readonly string[];
    }
  | {
      kind: 'blank';
      key: string;
      document: Document;
      form: string;
      title: string;
      /** Boxes read as blank or unchecked with doubt, which are checked with one look at the form. */
      fields: readonly ReviewField[];
      checkedBy: readonly string[];
    }
  | { kind: 'document'; key: string; document: Document; problems: readonly Problem[] };

const isLookedAt = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'reviewed' || status === 'approved' || status === 'needs-clarification';

const placeOf = (documentId: string, path: string): string => `${documentId} ${path}`;

type FieldStepData = Extract<ReviewStep, { kind: 'field' }>;
type ValueStep = Extract<ReviewStep, { kind: 'field' | 'blank' }>;

/** Key of the step for one value. */
export const fieldKey = placeOf;

const nobodyApart: ReadonlySet<string> = new Set();

const isBlank = ({ field: { value }, problems }: FieldStepData): boolean =>
  (value === null || value === '' || value === false) && problems.length === 0;

/**
 * The boxes of each form that look blank as one step behind its values, where there are several. A box in `apart` isn't
 * blank after all, and has a step of its own.
 */
function groupBlank(steps: readonly FieldStepData[], apart: ReadonlySet<string>): ValueStep[] {
  const groups = new Map<string, FieldStepData[]>();
  for (const step of steps) {
    const { path, ownPath } = step.field;
    const key = `${placeOf(step.document.id, path.slice(0, path.length - ownPath.length))} blank`;
    if (isBlank(step) && !apart.has(step.key)) groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  const grouped = [...groups].filter(([, members]) => members.length > 1);
  const inGroup = new Set(grouped.flatMap(([, members]) => members));
  const asSteps = grouped.flatMap(([key, members]): ValueStep[] => {
    const [first] = members;
    if (first === undefined) return [];
    const { document, form, title } = first;
    const checkedBy = [...new Set(members.flatMap((member) => member.checkedBy))];
    return [
      { kind: 'blank', key, document, form, title, fields: members.map(({ field }) => field), checkedBy },
    ];
  });
  return [...steps.filter((step) => !inGroup.has(step)), ...asSteps];
}

/** The values of the documents that `isWanted` of those who ticked them as they are now, in the order of the forms. */
function fieldSteps(
  documents: readonly Document[],
  ticks: readonly Tick[],
  isWanted: (ticked: readonly Tick[], isDoubted: boolean) => boolean,
): FieldStepData[] {
  const ticksAt = new Map<string, Tick[]>();
  for (const tick of ticks) {
    const key = placeOf(tick.documentId, tick.fieldPath);
    ticksAt.set(key, [...(ticksAt.get(key) ?? []), tick]);
  }
  return waitingFirst(documents)
    .filter(({ status }) => status !== 'processing')
    .flatMap((document) =>
      reviewForms(document).flatMap(({ form, title, doubtful, clear, problems }) =>
        [...doubtful, ...clear].flatMap((field) => {
          const key = placeOf(document.id, field.path);
          const ticked = ticksAt.get(key) ?? [];
          if (!isWanted(ticked, doubtful.includes(field))) return [];
          const proposal = problems.find(
            ({ suggestion }) => suggestion?.fieldPath === field.path,
          )?.suggestion;
          return {
            kind: 'field' as const,
            key,
            document,
            form,
            title,
            field,
            problems: problems.filter((problem) => pathsOf(problem).includes(field.path)),
            proposal: proposal?.value ?? null,
            checkedBy: ticked.map(({ preparerName }) => preparerName),
          };
        }),
      ),
    );
}

/** Values that were read with doubt and that nobody has ticked as they are now, in the order of the forms. */
const doubtfulSteps = (documents: readonly Document[], ticks: readonly Tick[]): FieldStepData[] =>
  fieldSteps(documents, ticks, (ticked, isDoubted) => isDoubted && ticked.length === 0);

/** What a second reviewer looks at: values in doubt, and those that a colleague ticked, until they tick them too. */
export const secondSteps = (
  documents: readonly Document[],
  ticks: readonly Tick[],
  reviewerId: string,
  apart: ReadonlySet<string> = nobodyApart,
): ReviewStep[] => {
  const values = fieldSteps(
    documents,
    ticks,
    (ticked, isDoubted) =>
      (isDoubted || ticked.length > 0) && ticked.every(({ preparerId }) => preparerId !== reviewerId),
  );
  return waitingFirst(documents).flatMap(({ id }) =>
    groupBlank(
      values.filter((step) => step.document.id === id),
      apart,
    ),
  );
};

/** All that is left to look at: the doubtful values of each document, then the document itself. */
export function reviewSteps(
  documents: readonly Document[],
  ticks: readonly Tick[],
  apart: ReadonlySet<string> = nobodyApart,
): ReviewStep[] {
  const fields = doubtfulSteps(documents, ticks);
  return waitingFirst(documents)
    .filter(({ status }) => status !== 'processing')
    .flatMap((document): ReviewStep[] => {
      const own = groupBlank(
        fields.filter((step) => step.document.id === document.id),
        apart,
      );
      if (isLookedAt(document)) return own;
      const problems = [...document.problems, ...document.extractions.flatMap((form) => form.problems)];
      return [...own, { kind: 'document', key: document.id, document, problems }];
    });
}

/** Why a review isn't complete although no step is left: documents that are being read, that nothing was read from, or not all. */
export function sayUnread(documents: readonly Document[]): string[] {
  const named = (reading: ReturnType<typeof readingOf>) =>
    documents.filter((document) => readingOf(document) === reading).map(({ name }) => name);
  const [goingOn, unread, cut] = [named('going-on'), named('nothing'), named('partly')];
  return [
    ...(goingOn.length === 0 ? [] : [`We’re still reading ${listOf(goingOn)}.`]),
    ...(unread.length === 0 ? [] : [`We couldn’t read ${listOf(unread)}. Enter the boxes by hand.`]),
    ...(cut.length === 0
      ? []
      : [`We couldn’t read all of ${listOf(cut)}. Compare each page with what we read.`]),
  ];
}

/** Forms of a document that belong to another year than the return it was uploaded for, in words. */
export function sayOtherYears(
  { taxReturnId, extractions }: Pick<Document, 'taxReturnId' | 'extractions'>,
  taxReturn: { id: string; taxYear: number } | null,
): string[] {
  if (taxReturn === null || (taxReturnId !== null && taxReturnId !== taxReturn.id)) return [];
  return extractions.flatMap(({ form, taxYear }) =>
    taxYear === null || taxYear === taxReturn.taxYear
      ? []
      : [`This ${form} is for ${taxYear}, but the return is for ${taxReturn.taxYear}.`],
  );
}

/** What a preparer approves although it is still open, in words; nothing when all is done. */
export function openForApproval(
  documents: readonly Document[],
  ticks: readonly Tick[],
  requests: readonly { answeredAt: string | null; closedAt: string | null }[],
  others: { errors: number; unsignedLetters: number; uncheckedChanges: number },
): string[] {
  const { errors, unsignedLetters, uncheckedChanges } = others;
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [countOf(number, one, many)];
  const open = requests.filter(({ closedAt }) => closedAt === null);
  const inDoubt = doubtfulSteps(documents, ticks).filter(({ field }) => isDoubtful(field));
  return [
    ...count(errors, 'error found by our checks', 'errors found by our checks'),
    ...count(
      uncheckedChanges,
      'unchecked change since the last review',
      'unchecked changes since the last review',
    ),
    ...count(inDoubt.length, 'unchecked value we weren’t sure of', 'unchecked values we weren’t sure of'),
    ...count(
      documents.filter(({ status }) => status === 'processing').length,
      'document we’re still reading',
      'documents we’re still reading',
    ),
    ...count(
      documents.filter((document) => !isLookedAt(document) && document.status !== 'processing').length,
      'unreviewed document',
      'unreviewed documents',
    ),
    ...count(
      open.filter(({ answeredAt }) => answeredAt === null).length,
      'question the client hasn’t answered',
      'questions the client hasn’t answered',
    ),
    ...count(
      open.filter(({ answeredAt }) => answeredAt !== null).length,
      'answered question that’s still open',
      'answered questions that are still open',
    ),
    ...count(
      unsignedLetters,
      'engagement letter the client hasn’t signed',
      'engagement letters the client hasn’t signed',
    ),
  ];
}
