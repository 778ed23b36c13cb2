/** A path for logs and counters: ids as `:id`, and what no address of ours has in it as `:other`. */
export const hideIds = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[\w.~-]*$/.test(part) ? part.replaceAll(/[A-Za-z0-9_-]{20,}/g, ':id') : ':other'))
    .join('/');
