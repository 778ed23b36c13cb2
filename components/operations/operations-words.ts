import type { SwitchName } from '@/lib/operations/schema';

const kinds: Readonly<Record<string, string>> = {
  'read-document': 'Reading documents',
  'read-document-as': 'Reading documents again as another kind',
  'read-training': 'Reading training material',
  'settle-payment': 'Asking about payments',
  'settle-refund': 'Sending refunds',
  'delete-file': 'Deleting files',
  'send-letter': 'Sending mail',
  'transmit-filing': 'Sending returns',
  'fetch-acknowledgement': 'Asking for answers of the IRS',
};

/** A kind of work in words; a new one shows its own name until it has some. */
export const kindWords = (kind: string): string => kinds[kind] ?? kind;

/** Why failed work of a kind has no button. */
export const goesOnWords = (kind: string): string =>
  kind === 'transmit-filing'
    ? 'The filer was told and signs again.'
    : 'A new try was queued by itself. This one stays as a record.';

export const switchWords: Readonly<
  Record<SwitchName, { title: string; running: string; stopped: string; stop: string; start: string }>
> = {
  'e-file': {
    title: 'E-file',
    running: 'Signed returns are sent at once.',
    stopped: 'Signed returns wait in the queue and are sent when e-file starts again. Filers see why.',
    stop: 'Stop e-file',
    start: 'Start e-file',
  },
  ai: {
    title: 'Outside AI model',
    running: 'Used for people who agreed, when a key is set.',
    stopped: 'Nothing goes to the model. The co-pilot answers from the engine and the training material.',
    stop: 'Stop the model',
    start: 'Start the model',
  },
};

/** A length of time, in its two largest units: "3 h 20 min". */
export function spanWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}
