import {
  createTurns,
  describePhase,
  isSending,
  reduceUploads,
  sayBatch,
  type UploadAction,
  type UploadItem,
} from '@/components/documents/upload-queue';

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const w2 = file('w2.pdf');
const int = file('1099.pdf');

const after = (...actions: UploadAction[]) => actions.reduce<readonly UploadItem[]>(reduceUploads, []);

const addBoth: UploadAction = {
  type: 'add',
  items: [
    { id: 'a', file: w2 },
    { id: 'b', file: int },
  ],
};

describe('reduceUploads', () => {
  it('queues files in the order they were chosen, after those already there', () => {
    const items = after(addBoth, { type: 'add', items: [{ id: 'c', file: w2 }] });
    expect(items.map(({ id, phase, percent }) => [id, phase, percent])).toEqual([
      ['a', 'waiting', 0],
      ['b', 'waiting', 0],
      ['c', 'waiting', 0],
    ]);
    expect(items[1]?.file).toBe(int);
  });

  it('moves one bar forward only', () => {
    const moved = after(
      addBoth,
      { type: 'start', id: 'a' },
      { type: 'progress', id: 'a', percent: 40 },
      { type: 'progress', id: 'a', percent: 30 },
      { type: 'progress', id: 'b', percent: 50 },
    );
    expect(moved.map(({ percent }) => percent)).toEqual([40, 0]);
    expect(reduceUploads(moved, { type: 'progress', id: 'a', percent: 120 })[0]?.percent).toBe(100);
  });

  it('drops a stored file and keeps a failed one with its reason until it is dismissed', () => {
    const items = after(
      addBoth,
      { type: 'start', id: 'a' },
      { type: 'stored', id: 'a' },
      { type: 'start', id: 'b' },
      { type: 'fail', id: 'b', message: 'Files can be up to 50 MB.', canRetry: false },
      { type: 'progress', id: 'b', percent: 90 },
    );
    expect(items).toEqual([
      {
        id: 'b',
        file: int,
        phase: 'failed',
        percent: 0,
        message: 'Files can be up to 50 MB.',
        canRetry: false,
      },
    ]);
    expect(reduceUploads(items, { type: 'retry', id: 'b' })).toEqual(items);
    expect(reduceUploads(items, { type: 'dismiss', id: 'b' })).toEqual([]);
  });

  it('retries only what failed and dismisses nothing that is under way', () => {
    const sending = after(addBoth, { type: 'start', id: 'a' }, { type: 'progress', id: 'a', percent: 10 });
    expect(reduceUploads(sending, { type: 'retry', id: 'a' })).toEqual(sending);
    expect(reduceUploads(sending, { type: 'dismiss', id: 'a' })).toEqual(sending);
    const failed = reduceUploads(sending, { type: 'fail', id: 'a', message: 'No.', canRetry: true });
    expect(reduceUploads(failed, { type: 'retry', id: 'a' })[0]).toEqual({
      id: 'a',
      file: w2,
      phase: 'waiting',
      percent: 0,
      message: null,
      canRetry: true,
    });
  });

  it('knows whether closing the tab would lose something', () => {
    const failed = after(
      { type: 'add', items: [{ id: 'a', file: w2 }] },
      { type: 'fail', id: 'a', message: 'No.', canRetry: true },
    );
    expect([isSending([]), isSending(after(addBoth)), isSending(failed)]).toEqual([false, true, false]);
  });
});

it('says in words what the bar shows', () => {
  const say = (phase: UploadItem['phase'], percent: number) => describePhase({ phase, percent });
  expect([say('waiting', 0), say('sending', 45), say('sending', 100), say('failed', 45)]).toEqual([
    'Waiting',
    'Uploading, 45%',
    'Saving',
    'Not uploaded',
  ]);
});

it('sums up a drop in a sentence', () => {
  expect(sayBatch({ stored: 1, messages: [] })).toBe('1 file uploaded. Reading now.');
  expect(sayBatch({ stored: 2, messages: ['No.'] })).toBe(
    '2 files uploaded. Reading now. 1 file not uploaded.',
  );
  expect(sayBatch({ stored: 0, messages: ['No.', 'No.'] })).toBe('2 files not uploaded.');
});

describe('createTurns', () => {
  it('runs two at once and the rest in order, also after a failure', async () => {
    const takeTurn = createTurns(2);
    const log: string[] = [];
    const ends: Record<string, () => void> = {};
    const task = (name: string) => () => {
      log.push(name);
      return new Promise<string>((resolve, reject) => {
        ends[name] = () => (name === 'a' ? reject(new Error(name)) : resolve(name));
      });
    };
    const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => takeTurn(task(name))));
    await tick();
    expect(log).toEqual(['a', 'b']);
    ends['a']?.();
    await tick();
    expect(log).toEqual(['a', 'b', 'c']);
    ends['b']?.();
    ends['c']?.();
    await tick();
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    ends['d']?.();
    await expect(all).resolves.toMatchObject([
      { status: 'rejected' },
      { value: 'b' },
      { value: 'c' },
      { value: 'd' },
    ]);
  });
});
