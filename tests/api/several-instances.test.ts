import { randomInt, randomUUID } from 'node:crypto';
import { type Answer, Visitor } from '../setup/http';
import { waitForRoomIn } from '../setup/limits';
import { type OwnServer, startOwnServer } from '../setup/own-server';

/** Two instances behind a proxy of the operator's that names the caller, on one database. */
const header = 'x-caller';
let instances: [OwnServer, OwnServer];

beforeAll(async () => {
  const settings = { CLIENT_ADDRESS_HEADER: header };
  instances = await Promise.all([startOwnServer(settings), startOwnServer(settings)]);
});
afterAll(() => Promise.all(instances.map((instance) => instance.kill())));

/** Drawn once, then counted on: drawn each time, two addresses of one test are the same now and then. */
let next = randomInt(65_536);
const someNumber = () => (next = (next + 1) % 65_536);

/** An address of the range for measurements (RFC 2544) that no other test uses. */
function someAddress(): string {
  const number = someNumber();
  return `198.18.${Math.floor(number / 256)}.${number % 256}`;
}
const someNetwork = () => `2001:db8:${someNumber().toString(16)}:${randomInt(1, 65_535).toString(16)}`;

const post = (index: 0 | 1, path: string, json: object, headers: Record<string, string>): Promise<Answer> =>
  new Visitor(instances[index].url).send('POST', path, { json, headers });

const signIn = (index: 0 | 1, from: string) =>
  post(
    index,
    '/api/auth/login',
    { email: `${randomUUID()}@example.com`, password: 'not a password of anybody' },
    { [header]: from },
  );

test('the tries of one address are counted over both instances, and another address goes on', async () => {
  const [busy, other] = [someAddress(), someAddress()];
  await waitForRoomIn('minute');
  const first = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signIn(index % 2 === 0 ? 0 : 1, busy)),
  );
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
  for (const index of [0, 1] as const) {
    const refused = await signIn(index, busy);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await signIn(index, other)).status).toBe(401);
  }
});

test('what a caller puts before the proxy’s own entry gives no fresh start', async () => {
  const real = someAddress();
  await waitForRoomIn('minute');
  const invented = (count: number) => `198.51.100.${count}, ${real}`;
  const statuses = await Promise.all(
    Array.from(
      { length: 24 },
      async (_, index) => (await signIn(index % 2 === 0 ? 0 : 1, invented(index))).status,
    ),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  // Headers that other proxies use mean nothing here.
  const around = await post(
    0,
    '/api/auth/login',
    { email: 'ann@example.com', password: 'x' },
    { [header]: real, 'x-forwarded-for': someAddress(), 'x-real-ip': someAddress() },
  );
  expect(around.status).toBe(429);
});

test('one household of IPv6 is one caller', async () => {
  const network = someNetwork();
  await waitForRoomIn('minute');
  const first = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      signIn(index % 2 === 0 ? 0 : 1, `${network}::${(index + 1).toString(16)}`),
    ),
  );
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
  expect((await signIn(0, `${network}:ffff::1`)).status).toBe(429);
  expect((await signIn(1, `${someNetwork()}::1`)).status).toBe(401);
});

test('sign-ups and letters: ten an hour from one address', async () => {
  const from = { [header]: someAddress() };
  await waitForRoomIn('hour');
  const email = (index: number) =>
    post(
      index % 2 === 0 ? 0 : 1,
      '/api/auth/forgot-password',
      { email: `${randomUUID()}@example.com` },
      from,
    );
  const emails = await Promise.all(Array.from({ length: 11 }, (_, index) => email(index)));
  expect(emails.filter(({ status }) => status === 429)).toHaveLength(1);
  const account = () => ({
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
    firstName: 'A',
    lastName: 'B',
    planTier: 'basic',
  });
  const made = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      post(index % 2 === 0 ? 0 : 1, '/api/auth/signup', account(), from),
    ),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(made.filter(({ status }) => status === 429)).toHaveLength(1);
});
