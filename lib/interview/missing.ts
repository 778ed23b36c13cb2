import { countOf } from '@/lib/format/words';
import { uncheckedForms } from './add-forms';
import { rentWithoutPlace, usageId } from './business-forms';
import { formsOf, formGroups, isChecked, nameForm, type PlacedForm } from './document-facts';
import { yearId } from './document-questions';
import { nameQuestionsOwner } from './fact-path';
import { hasTypedBoxes, labelOf, placesOf, rented, tellsAbout } from './typed-forms';
import { type Walk } from './walk';

/** Why the return can't be worked out yet, and where to go about it. */
export interface Missing {
  /** A question of the interview, or `documents.<extractionId>` for a form to look at. */
  questionId: string;
  message: string;
  kind: 'unanswered' | 'document' | 'unsupported' | 'conflict';
  documentId?: string;
  /** The value on that document, as a path in the facts. */
  factPath?: string;
}

/** Everything that still stands between the answers and a calculation. */
export function listMissing(walk: Walk): Missing[] {
  return [...missingAnswers(walk), ...missingForms(walk)];
}

function missingAnswers(walk: Walk): Missing[] {
  return walk.asked.flatMap((question): Missing[] => {
    const { id, spec, text, answer, optional } = question;
    // “What is in box 2?” stands in every W-2: say which one is meant.
    const owner = nameQuestionsOwner(walk, question);
    const whose = owner === undefined ? '' : ` (${owner})`;
    if (answer === undefined)
      return optional ? [] : [{ questionId: id, message: `Answer “${text}”${whose}`, kind: 'unanswered' }];
    return listNotices(spec)
      .filter(({ blocking, matches }) => blocking && matches(answer))
      .map(({ message }) => ({ questionId: id, message, kind: 'unsupported' }));
  });
}

interface Notice {
  option: string;
  message: string;
  blocking: boolean;
  matches: (answer: unknown) => boolean;
}

type Spec = Walk['asked'][number]['spec'];

/** Questions stay the same while the process lives, and some have hundreds of choices. */
const noticesBySpec = new WeakMap<Spec, readonly Notice[]>();

/** What certain answers to a question mean for the rest of the return. */
export function listNotices(spec: Spec): readonly Notice[] {
  let notices = noticesBySpec.get(spec);
  if (notices === undefined) noticesBySpec.set(spec, (notices = findNotices(spec)));
  return notices;
}

function findNotices(spec: Spec): Notice[] {
  const notices: Notice[] = [];
  if (spec.notices?.yes)
    notices.push({ option: 'Yes', ...spec.notices.yes, matches: (answer) => answer === true });
  if (spec.notices?.no)
    notices.push({ option: 'No', ...spec.notices.no, matches: (answer) => answer === false });
  for (const { value, label, notice } of spec.choices ?? [])
    if (notice)
      notices.push({
        option: label,
        ...notice,
        matches: (answer) => (Array.isArray(answer) ? answer.includes(value) : answer === value),
      });
  return notices;
}

function missingForms(walk: Walk): Missing[] {
  const { view } = walk;
  const placed = formGroups.flatMap((group) => formsOf(view.documents, group));
  const unplaced = view.documents.flatMap((document) =>
    document.forms
      .filter((form) => form.group === 'other' || hasTypedBoxes(form))
      .map((form) => ({ document, form })),
  );
  const about = ({ document, form }: PlacedForm, message: string, kind: Missing['kind']): Missing => ({
    questionId: `documents.${form.extractionId}`,
    message,
    kind,
    documentId: document.documentId,
  });
  return [
    ...uncheckedForms(walk).flatMap((one) => {
      const message = describeForm(one);
      return message ? [about(one, message, 'document')] : [];
    }),
    ...placed.flatMap((one): Missing[] => {
      const isOtherYear = one.form.taxYear !== null && one.form.taxYear !== view.taxYear;
      if (isOtherYear && view.effective[yearId(one.form.extractionId)] !== true) return [];
      const message = describeForm(one);
      return message ? [about(one, message, 'document')] : [];
    }),
    ...rentWithoutPlace(view).map(({ document, form }): Missing => ({
      questionId: 'income-kinds',
      documentId: document.documentId,
      message: `“${document.name}” is a Form ${form.form} with rent or royalties, but you told us you had none. Select “${labelOf(walk, rented)}” here, or remove the document.`,
      kind: 'document',
    })),
    ...workWithoutPlace(walk),
    ...correctionsNotMade(walk),
    ...unplaced.flatMap(({ document, form }): Missing[] => {
      const places = placesOf[form.form] ?? [];
      // More interest is asked about instead, when some was read.
      const first = places.find(({ questionId }) => walk.asked.some(({ id }) => id === questionId));
      if (!first || places.some((place) => tellsAbout(view, place))) return [];
      return [
        {
          questionId: first.questionId,
          documentId: document.documentId,
          message: `“${document.name}” is a Form ${form.form}, but your answers don’t mention it. Select “${labelOf(walk, first)}” here, or remove the document.`,
          kind: 'document',
        },
      ];
    }),
  ];
}

/** Pay on a Form 1099-MISC while the filer says that they did not work for themselves. */
function workWithoutPlace({ view }: Walk): Missing[] {
  if (view.effective['had-self-employment'] !== false) return [];
  return formsOf(view.documents, 'miscellaneous')
    .filter(({ form }) => view.effective[usageId(form.extractionId)] === 'work')
    .map(({ document, form }) => ({
      questionId: 'had-self-employment',
      documentId: document.documentId,
      message: `You told us the Form ${form.form} in “${document.name}” reports self-employment income. Answer Yes here.`,
      kind: 'document',
    }));
}

const digitsOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\D/g, '') : '');

/** A Form W-2c with values that the W-2 of the same employer and person doesn’t have yet. */
function correctionsNotMade({ view }: Walk): Missing[] {
  const corrections = view.documents.flatMap((document) =>
    document.forms.filter(({ form }) => form === 'W-2c').map((form) => ({ document, form })),
  );
  return corrections.flatMap(({ document, form }) => {
    if (form.taxYear !== null && form.taxYear !== view.taxYear) return [];
    const changes = Object.entries(form.item).filter(([, value]) => typeof value === 'number');
    const left = formsOf(view.documents, 'w2s').filter(
      ({ form: { item, recipientSsn } }) =>
        digitsOf(item['employerEin']) === digitsOf(form.item['employerEin']) &&
        digitsOf(recipientSsn).slice(-4) === digitsOf(form.recipientSsn).slice(-4) &&
        changes.some(([key, value]) => (item[key] ?? 0) !== value),
    );
    return left.map(({ document: corrected }) => ({
      questionId: `documents.${form.extractionId}`,
      documentId: document.documentId,
      message: `“${document.name}” corrects the W-2 in “${corrected.name}.” Use its values on that W-2, or remove the document.`,
      kind: 'document' as const,
    }));
  });
}

/** What a form still needs. A form for another year is asked about; with "No" it stays out and holds nothing up. */
function describeForm(placed: PlacedForm): string | null {
  const { form } = placed;
  if (isChecked(form)) return null;
  const fields = countOf(form.unconfirmed, 'field', 'fields');
  return `Check ${fields} on the ${form.form} from ${nameForm(placed)}.`;
}
