import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from './until';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The letters to one address, oldest first, as the product wrote them without a mail server. */
export async function readLetters(to: string): Promise<Letter[]> {
  const folder = path.join(process.env['DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  // A file that is being written right now is no letter yet.
  const whole = texts.filter((text) => text.endsWith('}'));
  return whole.map((text) => JSON.parse(text) as Letter).filter((letter) => letter.to === to);
}

/** Waits for the next letter to an address that has this subject. Letters leave after the reply. */
export function waitForLetter(to: string, subject: string, count = 1): Promise<Letter> {
  return until(
    `no letter “${subject}” (${count}) to this address`,
    async () => (await readLetters(to)).filter((letter) => letter.subject === subject)[count - 1],
  );
}
