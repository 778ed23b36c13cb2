import { checkAnswer } from '@/lib/interview/answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { type DocumentFacts } from '@/lib/interview/document-facts';
import { listKnownAnswers } from '@/lib/interview/known';
import {
  isSettled,
  type NextPlace,
  type Page,
  placeAfter,
  questionsOf,
  readListPage,
  readPage,
} from '@/lib/interview/pages';
import { planInterview } from '@/lib/interview/plan';
import { type AnswerValue, type Question, type Responses } from '@/lib/interview/schema';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type Given } from '../../e2e/filers/filer';
import { plainAnswer } from './plain-answer';

/** What a filer goes through from sign-up to a signed return. */
export interface Journey {
  /** Each screen once, by its heading. */
  screens: string[];
  /** Questions that the filer answers: not what documents and sign-up say, nor what was left blank. */
  questions: number;
  clicks: number;
  /** Characters typed. */
  characters: number;
  /** The part of it inside the interview. */
  interview: { screens: number; clicks: number };
  /** What the filer knows that was neither asked nor read. */
  unused: string[];
  /** Refund in dollars, below zero an amount owed; null when the return can't be computed. */
  result: number | null;
  /** Milliseconds in which the interview worked on the answers, all together. */
  worked: number;
}

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * Screens before and after the interview as tests/e2e/filer-way meets them in the browser, with their clicks (a box that is
 * gone to is one, too) and typed characters beside the name and the address of sign-up.
 */
const around = [
  // Five boxes and a button; a password of 22 characters, twice.
  { screen: 'Create your account', clicks: 6, characters: 44 },
  { screen: 'Your tax return', clicks: 1, characters: 0 },
  // All files are picked at once; then on to the interview.
  { screen: 'Upload Documents', clicks: 2, characters: 0 },
  { screen: 'Tax Summary', clicks: 1, characters: 0 },
  { screen: 'File your return', clicks: 1, characters: 0 },
  { screen: 'Choose Your Tax Preparation Plan', clicks: 1, characters: 0 },
  // Number, expiration, code; Pay, and back to filing.
  { screen: 'Complete Your Payment', clicks: 5, characters: 26 },
  // Last year's income, the PIN twice, the declaration, Sign.
  { screen: 'Sign your return', clicks: 5, characters: 16 },
] as const;

const none = 'None of these';
const isAnsweredIn = (answers: Responses) => (id: string) => answers[id] !== undefined;

/** Tells a filer's documents and knowledge page by page, as the screens group the questions, and counts. */
export function walkJourney(
  { account, knows }: { account: Account; knows: Readonly<Record<string, Given>> },
  documents: DocumentFacts[],
): Journey {
  const walker = new Walker(knows, documents, account);
  walker.visitAll();
  return walker.sum();
}

class Walker {
  private answers: Responses = {};
  private readonly times = new Map<string, number>();
  private readonly met = new Set<string>();
  private readonly screens: string[] = [];
  private clicks = 0;
  private characters = 0;
  private questions = 0;
  private worked = 0;

  constructor(
    private readonly knows: Readonly<Record<string, Given>>,
    private documents: DocumentFacts[],
    private readonly account: Account,
  ) {}

  private readCategories() {
    const start = performance.now();
    const { categories } = planInterview({ answers: this.answers, documents: this.documents });
    this.worked += performance.now() - start;
    return categories;
  }

  /** Values that the reader doubts are looked at, each with a click, on a screen for each document. */
  private checkDocuments(): void {
    for (const { name, forms } of this.documents) {
      const doubts = forms.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0);
      if (doubts === 0) continue;
      this.screens.push(`Check ${name}`);
      this.clicks += doubts + 1;
    }
    this.documents = this.documents.map((document) => ({
      ...document,
      forms: document.forms.map((form) => ({ ...form, unconfirmed: 0 })),
    }));
  }

  visitAll(): void {
    this.checkDocuments();
    let place = this.visitPage({ page: 'known' });
    for (let turn = 1; place !== 'end'; turn += 1) {
      if (turn > 200) throw new Error('the interview does not end');
      place = 'questionId' in place ? this.visitQuestion(place.questionId) : this.visitPage(place);
    }
  }

  private visitPage(place: Exclude<NextPlace, 'end' | { questionId: string }>): NextPlace {
    const read = (): Page | null => {
      const categories = this.readCategories();
      return 'page' in place ? readPage(place.page, categories) : readListPage(place.list, categories);
    };
    const passed = new Set<string>();
    let page = read();
    if (page === null) throw new Error(`there is no page of ${JSON.stringify(place)}`);
    this.screens.push(page.title);
    this.clicks += 1;
    for (;;) {
      const open = (page === null ? [] : questionsOf(page)).find(
        ({ id }) => this.answers[id] === undefined && !passed.has(id),
      );
      if (open === undefined) break;
      passed.add(open.id);
      this.answer(open, 'page');
      page = read();
    }
    const isAnswered = isAnsweredIn(this.answers);
    // An answer on it made the whole list needless.
    if (page === null) return placeAfter('list', this.readCategories(), isAnswered);
    if (!isSettled(page, isAnswered)) throw new Error(`“${page.title}” is not settled`);
    return placeAfter(page.slug, this.readCategories(), isAnswered);
  }

  private visitQuestion(id: string): NextPlace {
    const question = this.readCategories()
      .flatMap(({ questions }) => questions)
      .find((one) => one.id === id);
    if (question === undefined) throw new Error(`there is no question ${id}`);
    this.answer(question, 'alone');
    this.screens.push(question.text);
    this.clicks += 1;
    return placeAfter('list', this.readCategories(), isAnsweredIn(this.answers));
  }

  /** Takes what is known already, or does what the filer does with the question's control. */
  private answer(question: Question, where: 'page' | 'alone'): void {
    this.met.add(question.text);
    const state = { answers: this.answers, documents: this.documents };
    const given = listKnownAnswers(state, this.account).find(({ questionId }) => questionId === question.id);
    if (given !== undefined && this.store(question.id, given.answer)) return;
    const words = this.findWords(question);
    if (words === undefined) return;
    if (!this.store(question.id, words.answer))
      throw new Error(`${question.id} takes no ${String(words.answer)}`);
    if (words.stated || question.optional !== true) this.questions += 1;
    this.clicks += countClicks(question, words, where);
    if (
      typeof words.answer === 'number' ||
      (typeof words.answer === 'string' && question.options.length === 0)
    )
      this.characters += String(words.answer).length;
  }

  private store(id: string, answer: AnswerValue): boolean {
    const checked = checkAnswer({ answers: this.answers, documents: this.documents }, id, answer);
    if (checked.ok) this.answers = { ...this.answers, [id]: checked.value };
    return checked.ok;
  }

  private findWords(question: Question): { answer: AnswerValue; stated: boolean } | undefined {
    const { id, text, type, optional } = question;
    const stated = this.knows[text];
    const time = this.times.get(text) ?? 0;
    this.times.set(text, time + 1);
    const words = typeof stated === 'object' && 'each' in stated ? stated.each[time] : stated;
    if (words === undefined) {
      if (optional === true) return undefined;
      const plain = plainAnswer(question);
      if (plain === undefined) throw new Error(`the filer has no answer to ${id}: ${text}`);
      return { answer: plain === none ? [none] : plain, stated: false };
    }
    if (type === 'boolean') return { answer: words === 'Yes', stated: true };
    if (typeof words !== 'string') return { answer: [...words], stated: true };
    return { answer: type === 'number' ? Number(words) : words, stated: true };
  }

  sum(): Journey {
    const inside = { screens: this.screens.length, clicks: this.clicks };
    const { firstName, lastName, email } = this.account;
    const typedAround = `${firstName}${lastName}${email}`.length;
    return {
      screens: [
        ...around.slice(0, 3).map(({ screen }) => screen),
        ...this.screens,
        ...around.slice(3).map(({ screen }) => screen),
      ],
      questions: this.questions,
      clicks: around.reduce((sum, { clicks }) => sum + clicks, this.clicks),
      characters: around.reduce((sum, { characters }) => sum + characters, this.characters + typedAround),
      interview: inside,
      unused: Object.keys(this.knows).filter((text) => !this.met.has(text)),
      result: this.readResult(),
      worked: this.worked,
    };
  }

  private readResult(): number | null {
    const { input } = assembleReturn({ answers: this.answers, documents: this.documents });
    const parsed = parseReturn(input);
    if (!parsed.ok) return null;
    const { refund, owed } = calculateAll(parsed.facts);
    return refund === null ? null : refund - (owed ?? 0);
  }
}

/**
 * A list opens and is picked from; a list of boxes on a page may stay blank, and a choice with an amount is picked by the
 * amount, whose box is counted by itself; everything else is one click.
 */
function countClicks(
  { type, options, amounts = [] }: Question,
  { answer }: { answer: AnswerValue },
  where: 'page' | 'alone',
): number {
  if (type === 'select') return 2;
  if (!Array.isArray(answer)) return 1;
  const isBlank = answer.length === 1 && answer[0] === none && options.includes(none);
  if (isBlank && where === 'page') return 0;
  return answer.filter((one) => !amounts.some(({ option }) => option === one)).length;
}
