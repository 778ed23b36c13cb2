import { type Locator, type Page } from '@playwright/test';
import { listAllCategories } from '@/lib/interview/plan';
import { type Category, type Question } from '@/lib/interview/schema';
import { plainAnswer } from '../../eval/journeys/plain-answer';
import { type Given } from './filer';
import { type Tally } from './tally';

type Knows = Readonly<Record<string, Given>>;
type OnScreen = ((name: string) => Promise<void>) | undefined;

const none = 'None of these';

/** Milliseconds for a question that an answer brings to come up. */
const aMoment = 150;

const texts = new Map(
  listAllCategories().flatMap(({ questions }) => questions.map(({ id, text }) => [id, text] as const)),
);

/** Words of a question that isn't asked yet; in the catalog each list has one entry. */
const textOf = (id: string): string => texts.get(id.replace(/\.\d+\./g, '.0.')) ?? '';

/** Goes through the interview page by page until it is calculated, and counts. */
export async function answerPages(tally: Tally, knows: Knows, onScreen?: OnScreen): Promise<void> {
  await new PageWalker(tally, knows).walk(onScreen);
}

/** Where the interview ends. */
const summary = '/summary';

class PageWalker {
  private readonly page: Page;
  private readonly times = new Map<string, number>();
  private running = 0;

  constructor(
    private readonly tally: Tally,
    private readonly knows: Knows,
  ) {
    this.page = tally.page;
    // cspell:ignore requestfinished requestfailed
    const isAnswer = (url: string) => url.includes('/api/interview/');
    this.page.on('request', (request) => (this.running += isAnswer(request.url()) ? 1 : 0));
    const end = (url: string) => (this.running -= isAnswer(url) ? 1 : 0);
    this.page.on('requestfinished', (request) => end(request.url()));
    this.page.on('requestfailed', (request) => end(request.url()));
  }

  async walk(onScreen: OnScreen): Promise<void> {
    for (let turn = 0; turn < 100; turn += 1) {
      await this.tally.wait(() => this.page.locator('form[data-page], form[data-question]').waitFor());
      const place = await this.readPlace();
      this.tally.see(place.split('\n')[0] ?? '');
      await this.answerOpen();
      await onScreen?.(place.split('\n')[0] ?? '');
      const button = this.page.locator('form button[type=submit]:not([name=answer])');
      await button
        .or(this.page.getByRole('heading', { level: 1, name: 'Tax Summary' }))
        .first()
        .waitFor();
      if ((await this.readPlace()) === summary) return;
      await this.tally.click(button);
      const isDone = await this.tally.wait(() => this.leave(place));
      if (isDone) return;
    }
    throw new Error('the interview does not end');
  }

  /** Waits for another screen, or for more questions on this one; true after the calculation. */
  private async leave(place: string): Promise<boolean> {
    for (let tries = 0; tries < 600; tries += 1) {
      const now = await this.readPlace();
      if (now === summary) return true;
      // For a moment the old screen is gone and the next one isn't there yet.
      if (now !== '' && now !== place) return false;
      const wrong = await this.page.locator('form [role=alert]').allInnerTexts();
      if (wrong.length > 0) throw new Error(`“${place}” says: ${wrong.join(' ')}`);
      if (await this.page.getByText('Your answers added questions to this page.').isVisible()) return false;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`there is no way on from “${place}”`);
  }

  /** The address and the screen of one moment: on the way to the summary the old form still stands under the new address. */
  private readPlace = (): Promise<string> =>
    this.page.evaluate((done) => {
      if (location.pathname === done) return done;
      const form = document.querySelector('form[data-page], form[data-question]');
      const title = document.querySelector('h1')?.textContent ?? '';
      return form === null ? '' : `${title}\n${location.search}\n${form.getAttribute('data-question') ?? ''}`;
    }, summary);

  /** Everything on the screen that is neither filled in nor known to be left blank. */
  private async answerOpen(): Promise<void> {
    const passed = new Set<string>();
    for (;;) {
      await this.rest();
      const open = await this.listOpen();
      const id = open.find((one) => !passed.has(one));
      if (id === undefined) return;
      passed.add(id);
      const question = await this.readQuestion(id);
      if (question !== undefined) await this.answer(question);
    }
  }

  /** Until what an answer changes on the screen has come. */
  private async rest(): Promise<void> {
    do await this.page.waitForTimeout(aMoment);
    while (this.running > 0);
    await this.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }

  private listOpen = (): Promise<string[]> =>
    this.page.evaluate(() =>
      [...document.querySelectorAll('[data-question]')]
        .filter((field) => {
          const box = field.querySelector(
            'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
          );
          if (box instanceof HTMLInputElement && box.value !== '') return false;
          if (box instanceof HTMLTextAreaElement && box.value !== '') return false;
          const list = field.querySelector('[role=combobox]');
          if (list !== null && !list.hasAttribute('data-placeholder')) return false;
          const chosen =
            '[aria-pressed=true], [role=radio][aria-checked=true], [role=checkbox][aria-checked=true]';
          return field.querySelector(chosen) === null;
        })
        .map((field) => field.getAttribute('data-question') ?? ''),
    );

  /** As the product words it now: an answer may bring a name into it. */
  private async readQuestion(id: string): Promise<Question | undefined> {
    const { request } = this.page;
    const mine = (await (await request.get('/api/tax-returns/my-returns')).json()) as { id: string }[];
    const path = `/api/interview/${mine[0]?.id ?? ''}/questions/filtered`;
    const categories = (await (await request.get(path)).json()) as Category[];
    return categories.flatMap(({ questions }) => questions).find((question) => question.id === id);
  }

  private async answer(question: Question): Promise<void> {
    const { id, text, optional, options } = question;
    const field = this.page.locator(`[data-question="${id}"]`);
    const stated = this.knows[text];
    const time = this.times.get(text) ?? 0;
    this.times.set(text, time + 1);
    const words = typeof stated === 'object' && 'each' in stated ? stated.each[time] : stated;
    if (words === undefined && optional === true) return;
    this.tally.questions += 1;
    if (typeof words === 'object') return this.pickMany(field, question, words);
    const isList = options.includes(none);
    // On a page a list may stay blank.
    if (words === undefined && isList && (await field.getByRole('checkbox', { name: none }).count()) === 0) {
      this.tally.questions -= 1;
      return;
    }
    const plain = words ?? plainAnswer(question);
    if (plain === undefined) throw new Error(`the filer has no answer to ${id}: ${text}`);
    await this.give(field, question, plain);
  }

  private async give(field: Locator, { type }: Question, answer: Given | boolean | number): Promise<void> {
    const words = answer === true ? 'Yes' : answer === false ? 'No' : String(answer);
    const named = { name: words, exact: true } as const;
    if (type === 'boolean') return this.tally.click(field.getByRole('button', named));
    if ((await field.getByRole('combobox').count()) > 0) {
      await this.tally.click(field.getByRole('combobox'));
      return this.tally.click(this.page.getByRole('option', named));
    }
    if (type === 'radio') return this.tally.click(field.getByRole('radio', named));
    if (type === 'checkbox' || type === 'multiselect')
      return this.tally.click(field.getByRole('checkbox', named));
    const box = field.locator('input:not([type=hidden]), textarea').first();
    await this.tally.type(box, words);
    // As on the way to the next box: what was typed is saved.
    await box.blur();
  }

  /** A choice with an amount beside it is picked by the amount. */
  private async pickMany(
    field: Locator,
    { amounts = [] }: Question,
    picked: readonly string[],
  ): Promise<void> {
    for (const option of picked) {
      const beside = amounts.find((one) => one.option === option);
      const box = field.getByRole('textbox', { name: `Amount: ${option}`, exact: true });
      const amount = beside && this.knows[textOf(beside.questionId)];
      if (typeof amount === 'string' && (await box.count()) > 0) await this.tally.type(box, amount);
      else await this.tally.click(field.getByRole('checkbox', { name: option, exact: true }));
    }
  }
}
