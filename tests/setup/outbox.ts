import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from './until';

interface Email {
  to: string;
  subject: string;
  text: string;
}

/** The emails to one address, oldest first, as the product wrote them without a mail server. */
export async function readEmails(to: string): Promise<Email[]> {
  const folder = path.join(process.env['DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  // A file that is being written right now is no email yet.
  const whole = texts.filter((text) => text.endsWith('}'));
  return whole.map((text) => JSON.parse(text) as Email).filter((email) => email.to === to);
}

/** Waits for the next email to an address that has this subject. Emails leave after the reply. */
export function waitForEmail(to: string, subject: string, count = 1): Promise<Email> {
  return until(
    `no email “${subject}” (${count}) to this address`,
    async () => (await readEmails(to)).filter((email) => email.subject === subject)[count - 1],
  );
}
