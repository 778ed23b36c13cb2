import type { Concern } from '@/lib/operations/policy';
import type { SwitchName } from '@/lib/operations/schema';
import { plural } from '@/lib/format/words';

const kinds: Readonly<Record<string, string>> = {
  'read-document': 'Reading documents',
  'read-document-as': 'Rereading documents as a different type',
  'read-training': 'Reading training material',
  'settle-payment': 'Checking payment status',
  'settle-refund': 'Sending refunds',
  'delete-file': 'Deleting files',
  'send-letter': 'Sending email',
  'transmit-filing': 'Sending returns',
  'fetch-acknowledgement': 'Checking for IRS acknowledgments',
};

/** A kind of work in words; a new one shows its own name until it has some. */
export const kindWords = (kind: string): string => kinds[kind] ?? kind;

/** Why failed work of a kind has no button. */
export const goesOnWords = (kind: string): string =>
  kind === 'transmit-filing'
    ? 'The filer was notified and needs to sign again.'
    : 'A new attempt was queued automatically. This one is kept as a record.';

interface SwitchWords {
  title: string;
  running: string;
  stopped: string;
  stop: string;
  start: string;
}

const eFile: SwitchWords = {
  title: 'E-file',
  running: 'Signed returns are filed immediately.',
  stopped: 'Signed returns wait in the queue and are filed when e-file resumes. Filers see why.',
  stop: 'Stop e-file',
  start: 'Start e-file',
};

const model: SwitchWords = {
  title: 'External AI model',
  running: 'Used for clients who consented, if an API key is set.',
  stopped:
    'Nothing is sent to the model. The co-pilot answers from the tax engine and the training material.',
  stop: 'Stop the model',
  start: 'Start the model',
};

/** Postal code of the state that a switch is for; null for the others. */
export const stateOfSwitch = (name: SwitchName): string | null =>
  name === 'e-file' || name === 'ai' ? null : name.slice('e-file-'.length);

/** A switch in words. */
export function switchWords(name: SwitchName): SwitchWords {
  const state = stateOfSwitch(name);
  if (state === null) return name === 'ai' ? model : eFile;
  return {
    title: `E-file to ${state}`,
    running: `Signed ${state} returns are filed with or after the federal return.`,
    stopped: `Signed ${state} returns wait in the queue and are filed when this resumes. Filers see why.`,
    stop: `Stop e-file to ${state}`,
    start: `Start e-file to ${state}`,
  };
}

/** A length of time, in its two largest units: "3 h 20 min". */
export function spanWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** A concern as one line: what is wrong, then where to look. */
export function concernWords(concern: Concern): string {
  switch (concern.about) {
    case 'storage':
      return 'Files can’t be stored. Check the storage provider.';
    case 'faults':
      return 'More than 0.1% of responses are server errors. Search the log for “unexpected error.”';
    case 'audit':
      return 'Audit rows aren’t being sealed. Check that the cron job runs.';
    case 'late':
      return `${kindWords(concern.kind)} is ${spanWords(concern.seconds)} late. Check that the cron job runs.`;
    case 'failed':
      return `${kindWords(concern.kind)}: ${concern.count} failed ${plural(concern.count, 'job', 'jobs')}. Retry below.`;
  }
}
