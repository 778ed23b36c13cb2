import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';

export interface Email {
  to: string;
  subject: string;
  /** Plain text, lines separated by \n. */
  text: string;
}

let smtp: Transporter | undefined;

/**
 * Sends an email through the operator's mail server (SMTP_URL, MAIL_FROM). Without one it becomes a file under
 * DATA_DIR/outbox, one JSON object each, for development and tests.
 */
export async function sendMail(email: Email): Promise<void> {
  const { SMTP_URL, MAIL_FROM, NODE_ENV, dataDir } = env();
  if (SMTP_URL === undefined) return writeToOutbox(path.join(dataDir, 'outbox'), email);
  smtp ??= createTransport({
    url: SMTP_URL,
    // Emails hold links that set passwords: never in the clear over somebody else's network.
    requireTLS: NODE_ENV === 'production',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  await smtp.sendMail({ from: MAIL_FROM, ...email });
}

async function writeToOutbox(folder: string, email: Email): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`);
  // Whole or not at all: somebody may be reading what is there.
  await writeFile(`${file}.part`, JSON.stringify(email, null, 2), { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}
