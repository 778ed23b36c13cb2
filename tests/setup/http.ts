import { randomUUID } from 'node:crypto';

/** The running product that `npm test` started. API and browser tests cannot run without it. */
export function productUrl(): string {
  const url = process.env['TEST_URL'];
  if (url === undefined) throw new Error('Run these tests with `npm test -- api` or `npm test -- browser`.');
  return url;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
}

/** One browser: keeps our cookies, speaks HTTP and nothing else. */
export class Visitor {
  private cookie = '';
  /** The cookie of a sign-in that still needs a code. */
  private pending = '';
  id = '';

  constructor(readonly base: string = productUrl()) {}

  /** Sends a request; `json` becomes the body. Redirects are not followed. */
  async send(
    method: string,
    path: string,
    options: { json?: unknown; body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const headers = new Headers(options.headers);
    const cookies = [this.cookie, this.pending].filter((pair) => pair !== '');
    if (cookies.length > 0 && !headers.has('cookie')) headers.set('cookie', cookies.join('; '));
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const response = await fetch(this.base + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      if (pair.startsWith('plainfile.session=')) this.cookie = pair.endsWith('=') ? '' : pair;
      if (pair.startsWith('plainfile.pending=')) this.pending = pair.endsWith('=') ? '' : pair;
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status: response.status, headers: response.headers, bytes, text, json };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, json?: unknown) => this.send('POST', path, json === undefined ? {} : { json });

  /** The session cookie as the browser would send it. */
  get session(): string {
    return this.cookie;
  }

  set session(cookie: string) {
    this.cookie = cookie;
  }

  async upload(name: string, bytes: Uint8Array, fields: Record<string, string> = {}): Promise<Answer> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), name);
    return this.send('POST', '/api/documents/upload', { body: form });
  }
}

const password = 'plainfile-demo';

/** Signs in as one of the demo accounts. */
export async function signInAs(name: string, base?: string): Promise<Visitor> {
  const visitor = new Visitor(base);
  const answer = await visitor.post('/api/auth/login', { email: `${name}@example.com`, password });
  if (answer.status !== 200) throw new Error(`signing in as ${name} gave ${answer.status}`);
  visitor.id = read<{ id: string }>(answer).id;
  return visitor;
}

/** Signs up a new client of its own. */
export async function signUpClient(base?: string): Promise<Visitor & { email: string }> {
  const visitor = new Visitor(base);
  const email = `${randomUUID()}@example.com`;
  const answer = await visitor.post('/api/auth/signup', {
    email,
    password: 'a long enough password',
    firstName: 'Test',
    lastName: 'Filer',
    planTier: 'basic',
  });
  if (answer.status !== 201) throw new Error(`signing up gave ${answer.status}: ${answer.text}`);
  visitor.id = read<{ id: string }>(answer).id;
  return Object.assign(visitor, { email });
}

/** The body but for the id of its request: by chance that holds any four digits that the test looks for. */
export const withoutId = ({ text }: Answer): string => text.replace(/"requestId":"[^"]*"/, '');

/** The JSON body, taken as the shape the test expects; assertions on its values do the checking. */
export function read<T>(answer: Answer): T {
  if (answer.json === undefined) throw new Error(`no JSON in: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer.json as T;
}
