import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The letters to one address, oldest first, as the product wrote them without a mail server. */
export async function readLetters(to: string): Promise<Letter[]> {
  const folder = path.join(process.env['DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const letters = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Letter),
  );
  return letters.filter((letter) => letter.to === to);
}

/** Waits for the next letter to an address that has this subject. Letters leave after the reply. */
export async function waitForLetter(to: string, subject: string, count = 1): Promise<Letter> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = (await readLetters(to)).filter((letter) => letter.subject === subject);
    const letter = found[count - 1];
    if (letter !== undefined) return letter;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter “${subject}” (${count}) to this address`);
}
