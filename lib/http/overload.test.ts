import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitLoad, overloadPath, readBusy } from './overload';

/** As many as there are places for quick requests. */
const places = 120;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Our own clock: a busy machine takes its time to connect so many. */
let clock = 0;
/** Requests that were let in or turned away. */
let answered = 0;
jest.spyOn(performance, 'now').mockImplementation(() => clock);

/** More than any network takes at once. */
const long = Buffer.alloc(32_000_000);

const server = createServer((request, response) => {
  answered += 1;
  if (request.url === overloadPath) {
    response.writeHead(503).end();
    return;
  }
  if (request.url === '/long') {
    response.end(long);
    return;
  }
  request.on('data', () => undefined);
  request.on('error', () => undefined);
  // Work of ours that takes its time is done when the caller leaves.
  if (request.url !== '/work') request.on('end', () => response.end());
});
const callers: Socket[] = [];

/** Somebody who says no more than this and takes no byte of the answer. */
function call(text: string): void {
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1', () => caller.write(text));
  caller.on('error', () => undefined);
  caller.pause();
  callers.push(caller);
}

async function ask(path: string, cookie = ''): Promise<number> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const { status } = await fetch(address, { headers: { cookie } });
  return status;
}

beforeAll(async () => {
  limitLoad();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  clock = 0;
  answered = 0;
});

afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  while (readBusy() > 0) await pause(20);
});

afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

it.each([
  ['never send the rest of their body', 'POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{'],
  ['never take their answer', 'GET /long HTTP/1.1\r\nHost: a\r\n\r\n'],
])(
  'people who %s keep their places only while nobody else wants them',
  async (_, text) => {
    for (let index = 0; index < places; index += 1) call(text);
    while (readBusy() < places) await pause(20);
    expect(await ask('/')).toBe(503);
    clock = 3500;
    expect(readBusy()).toBe(places);
    expect(await Promise.all(Array.from({ length: 10 }, () => ask('/')))).toEqual(Array(10).fill(200));
  },
  30_000,
);

it('whoever waits for us is never sent away for it', async () => {
  for (let index = 0; index < places; index += 1) call('GET /work HTTP/1.1\r\nHost: a\r\n\r\n');
  while (readBusy() < places) await pause(20);
  clock = 3500;
  expect(await ask('/')).toBe(503);
  expect(callers.every(({ destroyed }) => !destroyed)).toBe(true);
}, 30_000);

it('one person holds half of the places at most', async () => {
  const wild = 'theme=dark; plainfile.session=wild';
  for (let index = 0; index < places / 2; index += 1)
    call(`GET /work HTTP/1.1\r\nHost: a\r\nCookie: ${wild}\r\n\r\n`);
  while (readBusy() < places / 2) await pause(20);
  expect(await ask('/', wild)).toBe(503);
  expect(await ask('/', 'plainfile.session=wild')).toBe(503);
  expect(await ask('/', 'plainfile.session=other; theme=dark')).toBe(200);
  expect(await ask('/')).toBe(200);
}, 30_000);

it('ten people who hold what they can leave places for the next ones', async () => {
  for (let index = 0; index < places * 2; index += 1)
    call(`GET /work HTTP/1.1\r\nHost: a\r\nCookie: plainfile.session=wild-${index % 10}\r\n\r\n`);
  while (answered < places * 2) await pause(20);
  const next = await Promise.all(
    Array.from({ length: 3 * 4 }, (_, index) => ask('/', `plainfile.session=calm-${index % 3}`)),
  );
  expect(next).toEqual(Array(12).fill(200));
  expect(await ask('/')).toBe(200);
  expect(await ask('/', 'plainfile.session=wild-4')).toBe(503);
}, 30_000);

it('a page that asks for six things at once gets them in a crowd of people', async () => {
  for (let index = 0; index < places - 6; index += 1)
    call(`GET /work HTTP/1.1\r\nHost: a\r\nCookie: plainfile.session=person-${index}\r\n\r\n`);
  while (readBusy() < places - 6) await pause(20);
  for (let index = 0; index < 5; index += 1)
    call('GET /work HTTP/1.1\r\nHost: a\r\nCookie: plainfile.session=reader\r\n\r\n');
  while (readBusy() < places - 1) await pause(20);
  expect(await ask('/', 'plainfile.session=reader')).toBe(200);
}, 30_000);
