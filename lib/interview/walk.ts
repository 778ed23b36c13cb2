import { type TaxYear } from '@/lib/tax/us/edition';
import { checkValue, isOptional } from './check-value';
import { all, fullId, type Verdict, type View } from './conditions';
import { askAboutForm, askBesideForm, enters } from './document-questions';
import { type DocumentFacts, formsOf, type PlacedForm } from './document-facts';
import { firstYear, inYear, sayInYear } from './year-words';
import { choicesOf } from './references';
import { type AnswerValue, type Responses, type SkipReason } from './schema';
import { catalog } from './topics/catalog';
import {
  type Block,
  type CategorySpec,
  type Choice,
  type GroupSpec,
  isFollowUp,
  isGroup,
  isFormsSpec,
  type QuestionSpec,
  wordsOf,
} from './topics/topic';

/** Everything that the interview is decided from. */
export interface InterviewState {
  /** The year of the return; left out: 2024. */
  taxYear?: TaxYear;
  answers: Responses;
  documents: DocumentFacts[];
}

/** A question that is asked now. */
export interface AskedQuestion {
  id: string;
  spec: QuestionSpec;
  category: CategorySpec;
  item: { group: string; index: number } | null;
  /** The form that was read and that the question completes. */
  placedForm: PlacedForm | null;
  text: string;
  note: string | undefined;
  optional: boolean;
  choices: readonly Choice[];
  /** The stored answer when it is right. */
  answer: AnswerValue | undefined;
  /** What the engine chose while nobody answered, and why. */
  decided?: { answer: AnswerValue; because: string };
}

export interface Walk {
  asked: AskedQuestion[];
  /** Questions with a single possible answer: not asked, but their answer counts. */
  implied: AskedQuestion[];
  skipped: SkipReason[];
  /** The view after the last question. */
  view: View;
  /** Places of items in the facts, as far as they were looked up. */
  places: Map<string, string | null>;
}

/** A state is not changed once it was walked, so it is walked once. */
const walked = new WeakMap<InterviewState, Walk>();
const nothingPruned: ReadonlyMap<string, string> = new Map();

const groups = catalog.flatMap(({ blocks }) => blocks.filter(isGroup));
/** Gates that a document answers; one with several choices asks about other things as well. */
const groupByGate = new Map(
  groups.filter(({ gateChoice }) => gateChoice === undefined).map((group) => [group.gate, group]),
);
const groupByMoreGate = new Map(
  groups.flatMap((group) => (group.documents ? [[group.documents.moreGate, group] as const] : [])),
);

/**
 * Goes through the whole catalog once, in order. Each question is decided from what was decided before it,
 * so the walk ends, and the same state always gives the same questions. Questions in `silent` fall away with the
 * reason given there.
 */
export function walkInterview(state: InterviewState, irrelevant = nothingPruned): Walk {
  const known = irrelevant === nothingPruned ? walked.get(state) : undefined;
  if (known) return known;
  const walker = new Walker(state, irrelevant);
  for (const category of catalog) for (const block of category.blocks) walker.visitBlock(category, block);
  const { asked, implied, skipped, view } = walker;
  const walk = { asked, implied, skipped, view, places: new Map<string, string | null>() };
  if (irrelevant === nothingPruned) walked.set(state, walk);
  return walk;
}

const sayNote = (note: string | undefined, year: TaxYear) =>
  note === undefined ? undefined : sayInYear(note, year);

class Walker {
  readonly asked: AskedQuestion[] = [];
  readonly implied: AskedQuestion[] = [];
  readonly skipped: SkipReason[] = [];
  private readonly verdicts = new Map<string, Verdict>();
  private readonly counts = new Map<string, number>();
  readonly view: View;

  constructor(
    state: InterviewState,
    private readonly irrelevant: ReadonlyMap<string, string>,
  ) {
    // No prototype: an answer's id may be any text.
    const effective: Responses = Object.create(null);
    this.view = {
      taxYear: state.taxYear ?? firstYear,
      effective,
      stored: state.answers,
      documents: state.documents,
      verdicts: this.verdicts,
      item: null,
      extractionId: null,
      counts: this.counts,
    };
  }

  visitBlock(category: CategorySpec, block: Block): void {
    if (isGroup(block)) this.visitGroup(category, block);
    else if (isFollowUp(block)) {
      const count = this.counts.get(block.followUp) ?? 0;
      for (let index = 0; index < count; index += 1)
        this.visitItem(category, block.followUp, index, block.questions);
    } else if (isFormsSpec(block))
      for (const placed of formsOf(this.view.documents, block.formGroup))
        this.visitForm(category, placed, block.asks, block.again);
    else this.visitQuestion(category, block, this.view, this.decide(block, this.view));
  }

  private visitGroup(category: CategorySpec, group: GroupSpec): void {
    if (group.since !== undefined && group.since > this.view.taxYear) return;
    if (group.documents)
      for (const placed of formsOf(this.view.documents, group.documents.group))
        this.visitForm(category, placed, askBesideForm(group));
    let count = 0;
    const opening = this.openFirstItem(group);
    if (opening === true) {
      let open = true;
      while (open && count < group.max) {
        const last = count + 1 === group.max;
        const questions = last ? group.questions : [...group.questions, group.more];
        this.visitItem(category, group.group, count, questions);
        open = this.view.effective[`${group.group}.${count}.more`] === true;
        count += 1;
      }
    } else if (opening !== 'later') {
      // Follow-up questions would not all have been asked; only those that every item has are counted.
      for (const spec of group.questions.filter((one) => !one.when))
        this.skipped.push({ questionId: `${group.group}.0${spec.id}`, because: opening.skip });
    }
    if (opening !== 'later') this.counts.set(group.group, count);
  }

  /** A form that was read: its year and owner, then what no document says. */
  private visitForm(
    category: CategorySpec,
    placed: PlacedForm,
    beside: readonly QuestionSpec[] = [],
    again = false,
  ): void {
    for (const spec of again ? [] : askAboutForm(placed, this.view))
      this.visitQuestion(category, spec, this.view, this.decide(spec, this.view));
    const view: View = { ...this.view, extractionId: placed.form.extractionId };
    const entering = () => enters(placed, this.view) || ('later' as const);
    for (const spec of beside)
      this.visitQuestion(category, spec, view, all(entering, spec.when ?? (() => true))(view), placed);
  }

  private isGateAnswered({ gate }: GroupSpec): boolean {
    return this.view.effective[gate] !== undefined;
  }

  /** Whether the first typed item is asked about: after the gate, or after the question for more documents. */
  private openFirstItem(group: GroupSpec): Verdict {
    const reference = group.questions.find(({ refersTo }) => refersTo);
    if (reference && choicesOf(reference, this.view).length === 0 && this.isGateAnswered(group))
      return { skip: 'This doesn’t apply to anyone or anything on your return.' };
    const read = group.documents ? formsOf(this.view.documents, group.documents.group) : [];
    const [first] = read;
    if (first && group.documents)
      return (
        this.view.effective[group.documents.moreGate] === true || {
          skip: `We read this from “${first.document.name}.”`,
        }
      );
    const answer = this.view.effective[group.gate];
    if (answer === true || (group.gateChoice && Array.isArray(answer) && answer.includes(group.gateChoice)))
      return true;
    const verdict = this.verdicts.get(group.gate);
    if (answer === undefined) return verdict === undefined || verdict === true ? 'later' : verdict;
    const gate = this.asked.find(({ id }) => id === group.gate);
    const refusal = group.gateChoice ? 'didn’t select this for' : 'answered No to';
    return { skip: `You ${refusal} “${gate?.text ?? ''}”` };
  }

  private visitItem(
    category: CategorySpec,
    group: string,
    index: number,
    questions: readonly QuestionSpec[],
  ): void {
    const view: View = { ...this.view, item: { group, index } };
    for (const spec of questions) this.visitQuestion(category, spec, view, spec.when?.(view) ?? true);
  }

  /** A question's own condition, after what the documents say about the gates. */
  private decide(spec: QuestionSpec, view: View): Verdict {
    const gated = groupByGate.get(spec.id) ?? groupByMoreGate.get(spec.id);
    const [first] = gated?.documents ? formsOf(view.documents, gated.documents.group) : [];
    if (first && groupByGate.has(spec.id))
      return { skip: `We found a ${first.form.form} in “${first.document.name}.”` };
    if (!first && groupByMoreGate.has(spec.id)) return 'later';
    return spec.when?.(view) ?? true;
  }

  private visitQuestion(
    category: CategorySpec,
    asWritten: QuestionSpec,
    view: View,
    decided: Verdict,
    placedForm: PlacedForm | null = null,
  ): void {
    const spec = inYear(asWritten, view.taxYear);
    const id = fullId(view, spec.id);
    const choices = choicesOf(spec, view);
    const [only] = choices;
    const isImplied = decided === true && spec.refersTo !== undefined && choices.length < 2;
    const pruned = this.irrelevant.get(id);
    let verdict = decided;
    if (isImplied) verdict = only ? { skip: `The only option is “${only.label}.”` } : 'later';
    else if (decided === true && pruned !== undefined) verdict = { skip: pruned };
    this.verdicts.set(id, verdict);
    if (verdict === 'later') return;
    if (verdict !== true)
      this.skipped.push({ questionId: id, because: sayInYear(verdict.skip, view.taxYear) });
    if (verdict !== true && !isImplied) return;
    const stored = isImplied ? only?.value : Object.hasOwn(view.stored, id) ? view.stored[id] : undefined;
    const checked = stored === undefined ? undefined : checkValue(spec, stored, view);
    const answer = checked?.ok ? checked.value : undefined;
    if (answer !== undefined) view.effective[id] = answer;
    (isImplied ? this.implied : this.asked).push({
      id,
      spec,
      category,
      item: view.item,
      placedForm,
      text:
        spec.namesYear === true
          ? wordsOf(spec.text, view)
          : sayInYear(wordsOf(spec.text, view), view.taxYear),
      note: spec.note && sayNote(spec.note(view), view.taxYear),
      optional: isOptional(spec, view),
      choices,
      answer,
    });
  }
}
