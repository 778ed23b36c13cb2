import { postForm, putBytes } from '@/lib/http/upload';

type Progress = { lengthComputable: boolean; loaded: number; total: number };

/** As much of a browser's request as postForm touches. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Progress) => void } = {};
  onerror: (() => void) | null = null;
  onload: (() => void) | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  retryAfter: string | null = null;
  opened: string[] = [];
  sent: unknown = undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, path: string) {
    this.opened = [method, path];
  }
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'retry-after' ? this.retryAfter : null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  answer(status: number, text: string, statusText = '') {
    Object.assign(this, { status, statusText, responseText: text });
    this.onload?.();
  }
}

const before = globalThis.XMLHttpRequest;

beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: before }));

function start(onProgress: (percent: number) => void = () => {}) {
  const form = new FormData();
  const reply = postForm<{ id: string }>('/api/documents/upload', form, onProgress);
  return { form, reply, request: FakeRequest.last };
}

it('posts the form, reports whole percents and reads the reply', async () => {
  const seen: number[] = [];
  const { form, reply, request } = start((percent) => seen.push(percent));
  expect(request.opened).toEqual(['POST', '/api/documents/upload']);
  expect(request.sent).toBe(form);
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 3 });
  request.answer(201, '{"id":"d-1"}');
  await expect(reply).resolves.toEqual({ id: 'd-1' });
  expect(seen).toEqual([33, 100]);
});

it('turns a refusal into "status: body" with our message', async () => {
  const { reply, request } = start();
  const body = { message: 'Files can be up to 50 MB.', requestId: 'r-1' };
  request.retryAfter = '7';
  request.answer(413, JSON.stringify(body));
  await expect(reply).rejects.toMatchObject({
    message: `413: ${JSON.stringify(body)}`,
    status: 413,
    body,
    retryAfter: 7,
  });
});

it('falls back to the status text of an empty reply', async () => {
  const { reply, request } = start();
  request.answer(502, '', 'Bad Gateway');
  await expect(reply).rejects.toMatchObject({ message: '502: Bad Gateway', body: null, retryAfter: null });
});

it('fails on a reply that is not JSON and on a broken connection', async () => {
  const html = start();
  html.request.answer(200, '<html>');
  await expect(html.reply).rejects.toThrow(SyntaxError);
  const broken = start();
  broken.request.onerror?.();
  await expect(broken.reply).rejects.toThrow(TypeError);
});

it('puts the bytes of a file and takes an empty reply', async () => {
  const seen: number[] = [];
  const reply = putBytes(
    '/api/documents/upload/direct/1',
    new Blob(['abc'], { type: 'application/pdf' }),
    (percent) => seen.push(percent),
  );
  const request = FakeRequest.last;
  expect(request.opened).toEqual(['PUT', '/api/documents/upload/direct/1']);
  expect(request.sent).toMatchObject({ size: 3, type: 'application/octet-stream' });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 3 });
  request.answer(204, '');
  await expect(reply).resolves.toBeUndefined();
  expect(seen).toEqual([100]);
});
