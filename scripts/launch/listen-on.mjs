// Where the product listens when `npm run up` or `npm run dev` starts it.

const loopback = ['127.0.0.1', '::1', 'localhost'];

/**
 * This machine alone, unless the operator names another interface in HOST. With the embedded database there are demo
 * accounts whose password everybody knows: they are never served to a network.
 * @param {string | undefined} host
 * @param {boolean} hasDemoAccounts
 * @returns {string}
 */
export function listenOn(host, hasDemoAccounts) {
  if (host === undefined || host === '') return '127.0.0.1';
  if (hasDemoAccounts && !loopback.includes(host))
    throw new Error(
      `HOST is ${host}: the demo accounts of the embedded database are served on this machine only. ` +
        'Set DATABASE_URL to a database of your own, or leave HOST out.',
    );
  return host;
}
