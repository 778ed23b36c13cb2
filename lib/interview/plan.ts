import { countSettled, decideInterview } from './prune-irrelevant';
import { factPathOf, nameQuestionsOwner } from './fact-path';
import { deriveFilingStatus, type DerivedStatus } from './filing-status';
import { listCatalog } from './list-all';
import { listMissing, listNotices, type Missing } from './missing';
import {
  type AnswerValue,
  type BriefInsights,
  type Category,
  type Question,
  type SkipInsights,
  type SkipReason,
} from './schema';
import { catalog } from './topics/catalog';
import { type QuestionSpec } from './topics/topic';
import { type AskedQuestion, type InterviewState, type Walk } from './walk';

export { type InterviewState } from './walk';

export interface Plan {
  /** The questions that are asked now. Categories without a question are left out. */
  categories: Category[];
  /** Questions that fell away because of a document or an answer, each with its reason. */
  skipped: SkipReason[];
  total: number;
  answered: number;
  /** First question that needs an answer and has none. */
  firstUnanswered: string | null;
  missing: Missing[];
  /** The filing status as far as the answers decide it. */
  filingStatus: DerivedStatus | null;
}

/** Decides what to ask, what falls away and why, and what is still missing. */
export function planInterview(state: InterviewState): Plan {
  const walk = decideInterview(state);
  return {
    categories: toCategories(walk),
    skipped: walk.skipped,
    total: walk.asked.length,
    answered: walk.asked.filter(({ answer }) => answer !== undefined).length,
    firstUnanswered: walk.asked.find(({ answer, optional }) => answer === undefined && !optional)?.id ?? null,
    missing: listMissing(walk),
    filingStatus: deriveFilingStatus(walk.view),
  };
}

/** Reply of the skip-logic call. */
export const toInsights = ({ skipped }: Pick<Plan, 'skipped'>): SkipInsights => ({
  skippedQuestions: skipped.length,
  reasons: skipped,
});

const ofLaterItem = /^[A-Za-z0-9]+\.[1-9]\d*\./;

/** What a screen needs of it: the reasons of later items of a list are counted, not listed. */
export function toBriefInsights({ skipped }: Pick<Plan, 'skipped'>): BriefInsights {
  const counts = new Map<string, number>();
  const reasons = skipped.filter(({ questionId, because }) => {
    if (!ofLaterItem.test(questionId)) return true;
    counts.set(because, (counts.get(because) ?? 0) + 1);
    return false;
  });
  const further = [...counts].map(([because, count]) => ({ because, count }));
  return { skippedQuestions: skipped.length, reasons, further };
}

export function toCategories(walk: Walk): Category[] {
  const isUndecided = ({ spec, answer }: AskedQuestion) => spec.probe !== undefined && answer === undefined;
  const undecided = new Set(walk.asked.slice(countSettled(walk)).filter(isUndecided));
  return catalog
    .map(({ name, slug }) => ({
      name,
      slug,
      questions: walk.asked
        .filter(({ category }) => category.slug === slug)
        .map((asked) => ({
          ...toQuestion(asked, factPathOf(walk, asked)),
          ...withItemName(nameQuestionsOwner(walk, asked)),
          ...(undecided.has(asked) ? { undecided: true } : {}),
        })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

const withItemName = (itemName: string | undefined): Pick<Question, 'itemName'> =>
  itemName === undefined ? {} : { itemName };

/** The words and limits of a question, as the screen needs them. */
export function toQuestion(asked: AskedQuestion, factPath: string): Question {
  const { id, spec, text, note, item, optional } = asked;
  return {
    id,
    text,
    helpText: spec.help,
    why: spec.why,
    type: spec.type,
    options: listOptions(asked),
    factPath,
    ...(item ? { repeat: item } : {}),
    ...(spec.format ? { format: spec.format } : {}),
    ...(spec.min === undefined ? {} : { min: spec.min }),
    ...(spec.max === undefined ? {} : { max: spec.max }),
    ...(optional ? { optional: true } : {}),
    ...(spec.sensitive ? { sensitive: true } : {}),
    ...(spec.placeholder ? { placeholder: spec.placeholder } : {}),
    ...(spec.sourceHint ? { sourceHint: spec.sourceHint } : {}),
    ...withDecided(asked),
    ...(note || asked.decided ? { note: [sayDecided(asked), note].filter(Boolean).join(' ') } : {}),
    ...withNotices(spec),
    ...withAmounts(asked),
  };
}

/** The amounts beside the choices that are offered, by the id that their own questions have. */
function withAmounts({ id, spec, choices }: AskedQuestion): Pick<Question, 'amounts'> {
  if (spec.opens === undefined) return {};
  const own = spec.id.startsWith('.') ? id.slice(0, -spec.id.length) : '';
  const amounts = spec.opens.flatMap(({ value, id: opened, ...rest }) => {
    const choice = choices.find((one) => one.value === value);
    return choice === undefined
      ? []
      : [
          {
            option: choice.label,
            questionId: opened.startsWith('.') ? `${own}${opened}` : opened,
            ...rest,
          },
        ];
  });
  return amounts.length > 0 ? { amounts } : {};
}

function labelOf({ spec, choices }: AskedQuestion, answer: AnswerValue): string {
  if (spec.type === 'boolean') return answer === true ? 'Yes' : 'No';
  const labels = [answer]
    .flat()
    .map((one) => choices.find(({ value }) => value === one)?.label ?? String(one));
  return labels.join(', ');
}

const withDecided = (asked: AskedQuestion): Pick<Question, 'decided'> =>
  asked.decided
    ? { decided: { answer: labelOf(asked, asked.decided.answer), because: asked.decided.because } }
    : {};

const sayDecided = (asked: AskedQuestion): string =>
  asked.decided
    ? `We chose “${labelOf(asked, asked.decided.answer)}” ${asked.decided.because} Select an answer to change it.`
    : '';

const listOptions = ({ spec, choices }: AskedQuestion): string[] =>
  spec.type === 'boolean' ? ['Yes', 'No'] : choices.map(({ label }) => label);

function withNotices(spec: QuestionSpec): Pick<Question, 'notices'> {
  const notices = listNotices(spec).map(({ option, message, blocking }) => ({ option, message, blocking }));
  return notices.length > 0 ? { notices } : {};
}

/** All questions there are, each repeated group once: reply of GET /api/interview/questions. */
export const listAllCategories = (): Category[] =>
  listCatalog().map(({ category: { name, slug }, questions }) => ({
    name,
    slug,
    questions: questions.map(({ asked, factPath }) => toQuestion(asked, factPath)),
  }));
