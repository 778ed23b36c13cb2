import pino from 'pino';

/**
 * JSON logs on standard output. Callers pass ids and counts, never names, addresses, amounts or contents;
 * an error is reduced to its name and stack, because messages of libraries may quote data.
 */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The parts of an unknown error that may be logged. */
export function describeError(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...code,
    ...(frames === undefined ? {} : { stack: frames.slice(0, 8).join('\n') }),
  };
}
