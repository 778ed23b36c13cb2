import { countOf } from '@/lib/format/words';
/** A file between being chosen and being safe on the server. Once stored it leaves the queue for the list of documents. */
export type UploadItem = {
  id: string;
  file: File;
  phase: 'waiting' | 'sending' | 'failed';
  /** Sent share in whole percent. */
  percent: number;
  /** Why it failed. */
  message: string | null;
  /** False when the file itself was refused: sending it again would end the same way. */
  canRetry: boolean;
};

export type UploadAction =
  | { type: 'add'; items: readonly Pick<UploadItem, 'id' | 'file'>[] }
  | { type: 'start'; id: string }
  | { type: 'progress'; id: string; percent: number }
  | { type: 'stored'; id: string }
  | { type: 'fail'; id: string; message: string; canRetry: boolean }
  | { type: 'retry'; id: string }
  | { type: 'dismiss'; id: string };

/** The queue after an action, in the order in which files were chosen. */
export function reduceUploads(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  const change = (id: string, next: (item: UploadItem) => UploadItem) =>
    items.map((item) => (item.id === id ? next(item) : item));
  switch (action.type) {
    case 'add':
      return [
        ...items,
        ...action.items.map(({ id, file }): UploadItem => ({
          id,
          file,
          phase: 'waiting',
          percent: 0,
          message: null,
          canRetry: true,
        })),
      ];
    case 'start':
      return change(action.id, (item) => ({ ...item, phase: 'sending', percent: 0, message: null }));
    case 'progress':
      // Late or repeated reports never move the bar back or wake a file that has failed.
      return change(action.id, (item) =>
        item.phase === 'sending'
          ? { ...item, percent: Math.max(item.percent, Math.min(100, action.percent)) }
          : item,
      );
    case 'fail':
      return change(action.id, (item) => ({
        ...item,
        phase: 'failed',
        message: action.message,
        canRetry: action.canRetry,
      }));
    case 'retry':
      return change(action.id, (item) =>
        item.phase === 'failed' && item.canRetry
          ? { ...item, phase: 'waiting', percent: 0, message: null }
          : item,
      );
    case 'stored':
      return items.filter(({ id }) => id !== action.id);
    case 'dismiss':
      return items.filter(({ id, phase }) => id !== action.id || phase !== 'failed');
  }
}

/** Whether anything would be lost if the tab were closed now. */
export const isSending = (items: readonly UploadItem[]): boolean =>
  items.some(({ phase }) => phase !== 'failed');

/** What a row says while its file is under way. */
export function describePhase({ phase, percent }: Pick<UploadItem, 'phase' | 'percent'>): string {
  if (phase === 'waiting') return 'Waiting';
  if (phase === 'failed') return 'Not uploaded';
  return percent < 100 ? `Uploading, ${percent}%` : 'Saving';
}

export type BatchResult = { stored: number; messages: readonly string[] };

/** What screen readers hear when all files of one drop are done. */
export function sayBatch({ stored, messages }: BatchResult): string {
  const files = (count: number) => countOf(count, 'file', 'files');
  const success = stored === 0 ? '' : `${files(stored)} uploaded. Reading now.`;
  const failed = messages.length === 0 ? '' : `${files(messages.length)} not uploaded.`;
  return [success, failed].filter(Boolean).join(' ');
}

/** Lets at most `count` tasks run at once; the others wait for their turn in order. */
export function createTurns(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The turn passes on directly, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
