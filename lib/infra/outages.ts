/** Codes of the database driver and of Prisma that mean: not reachable right now, or no room for what was sent. */
const ofDatabase = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  '57P01',
  '57P03',
  '53300',
  // A statement or a lock that waited too long: nothing was written, a retry is safe.
  '57014',
  '55P03',
  'DatabaseNotReachable',
  'SocketTimeout',
  'ConnectionClosed',
  'TooManyConnections',
  // The disk or the memory of the database is full, or it takes no writes right now.
  '53100',
  '53200',
  '58030',
  '25006',
  '57P02',
  '08000',
  '08001',
  '08003',
  '08006',
]);

/** The disk of the files is full, read-only, broken or not there. */
const ofStorage = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOTDIR', 'EACCES', 'EMFILE', 'ENFILE']);

/** The codes of an error and of what caused it. */
export function collectCodes(error: unknown, depth = 0): string[] {
  if (depth > 4 || typeof error !== 'object' || error === null) return [];
  const own = [
    'code' in error && typeof error.code === 'string' ? error.code : '',
    'kind' in error && typeof error.kind === 'string' ? error.kind : '',
    'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : '',
  ].filter((code) => code !== '');
  const cause = 'cause' in error ? collectCodes(error.cause, depth + 1) : [];
  const meta = 'meta' in error ? collectCodes(error.meta, depth + 1) : [];
  const adapter = 'driverAdapterError' in error ? collectCodes(error.driverAdapterError, depth + 1) : [];
  return [...own, ...cause, ...meta, ...adapter];
}

/** What an error says is not there right now; null for every other error. */
export function findOutage(error: unknown): 'database' | 'storage' | null {
  const codes = collectCodes(error);
  if (codes.some((code) => ofStorage.has(code))) return 'storage';
  const timedOut =
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message);
  return timedOut || codes.some((code) => ofDatabase.has(code)) ? 'database' : null;
}
