/**
 * What libraries find as Node's `process` in the browser (next.config.mjs): no variables. Next's own stand-in brings a
 * scheduler along, 0.8 kB on every page, that nothing of ours calls.
 */
export const env: Readonly<Record<string, string | undefined>> = {};

const nodeProcess = { env };

export default nodeProcess;
