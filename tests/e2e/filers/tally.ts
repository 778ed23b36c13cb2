import { type Locator, type Page } from '@playwright/test';

/** What a filer went through. */
export interface Figures {
  /** Each screen once, by its heading. */
  screens: string[];
  /** Questions answered by the filer: not what was filled in already, nor what was left blank. */
  questions: number;
  clicks: number;
  /** Characters typed. */
  characters: number;
  /** Milliseconds in which nothing could be done: from a press to the next screen, and while documents were read. */
  waited: number;
}

/** Does what a filer does, and counts: every click, every box that is gone to, every character. */
export class Tally implements Figures {
  readonly screens: string[] = [];
  questions = 0;
  clicks = 0;
  characters = 0;
  waited = 0;

  constructor(readonly page: Page) {}

  /** @param name a heading, counted the first time it is seen */
  see(name: string): void {
    if (!this.screens.includes(name)) this.screens.push(name);
  }

  /** Waits for a screen by its heading. */
  async come(name: string | RegExp): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name });
    await heading.waitFor();
    this.see((await heading.innerText()).trim());
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('button', { name }).first());
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('main').getByRole('link', { name }).first());
  }

  /** Going to a box is a click, too. */
  async type(target: Locator | string | RegExp, text: string): Promise<void> {
    this.clicks += 1;
    this.characters += text.length;
    const isBox = typeof target === 'object' && !(target instanceof RegExp);
    await (isBox ? target : this.page.getByLabel(target).first()).fill(text);
  }

  /** Counts the time of something that the filer can only wait for. */
  async wait<T>(run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    this.waited += performance.now() - start;
    return result;
  }
}
