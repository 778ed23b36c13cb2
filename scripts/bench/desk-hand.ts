import { type Locator, type Page } from '@playwright/test';

/** What one piece of work took: clicks, keys, typed characters, and seconds of the machine without anybody's thinking. */
export interface Effort {
  work: string;
  clicks: number;
  keys: number;
  characters: number;
  seconds: number;
}

/** A hand on mouse and keyboard that counts what it does. */
export class Hand {
  private clicks = 0;
  private keys = 0;
  private characters = 0;
  private since = performance.now();

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Into what has the focus. */
  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.insertText(text);
  }

  /** Opens a list of choices and takes one. */
  async choose(list: Locator, choice: string | RegExp): Promise<void> {
    await this.click(list);
    await this.click(this.page.getByRole('option', { name: choice }));
  }

  /** Gives what was done since the last piece of work, and begins the next. */
  note(work: string): Effort {
    const { clicks, keys, characters } = this;
    const seconds = (performance.now() - this.since) / 1000;
    [this.clicks, this.keys, this.characters, this.since] = [0, 0, 0, performance.now()];
    return { work, clicks, keys, characters, seconds };
  }
}
