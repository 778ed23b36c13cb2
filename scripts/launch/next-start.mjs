// How the built product is served: the arguments of node, up to the port.

/**
 * Milliseconds an idle connection stays open, as in `npm start`. Longer than a proxy's 60 s: whoever closes first while
 * the other sends breaks that request, and with Node's 5 s that was the product (1 of 36,000 in the load bench).
 */
export const keepAliveTimeout = 75_000;

export const nextStart = [
  '--import',
  './scripts/launch/serve-compressed.mjs',
  'node_modules/next/dist/bin/next',
  'start',
  '--keepAliveTimeout',
  String(keepAliveTimeout),
];
