// A look at a fresh deployment from outside.

/** @returns {Promise<Response | null>} null when nobody answers */
const get = (url, headers = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(() => null);

const pages = ['/', '/login', '/signup'];

/**
 * What is wrong with the product at an address; an empty list when all is well.
 * @param {string} address without a trailing slash
 * @param {string} cronSecret what the host's clock sends
 * @returns {Promise<string[]>} one sentence each
 */
export async function findFaults(address, cronSecret) {
  const faults = [];
  const expect = (what, reply, status) => {
    if (reply?.status !== status) faults.push(`${what} answers ${reply?.status ?? 'nothing'}, not ${status}`);
    return reply;
  };
  expect('/api/health', await get(`${address}/api/health`), 200);
  expect('/api/ready (database and files)', await get(`${address}/api/ready`), 200);
  expect('/api/auth/user without a session', await get(`${address}/api/auth/user`), 401);
  expect('/api/cron/jobs without its secret', await get(`${address}/api/cron/jobs`), 404);
  const clock = { authorization: `Bearer ${cronSecret}` };
  expect('/api/cron/jobs with CRON_SECRET', await get(`${address}/api/cron/jobs`, clock), 200);
  expect('/dashboard without a session', await get(`${address}/dashboard`), 307);
  for (const page of pages) {
    const reply = expect(page, await get(address + page), 200);
    if (reply === null) continue;
    if (!reply.headers.get('content-security-policy')?.includes("'nonce-"))
      faults.push(`${page} has no Content-Security-Policy with a nonce`);
    if (!reply.headers.has('strict-transport-security'))
      faults.push(`${page} has no Strict-Transport-Security`);
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await reply.text())?.[1];
    if (script === undefined) faults.push(`${page} names no script`);
    else expect(`${page}: its script`, await get(address + script), 200);
  }
  return faults;
}
