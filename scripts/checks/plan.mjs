// What `npm run verify` and `npm test` run, in this order: the quickest first.
const bin = (name) => `node_modules/${name}`;

/** Checks of the text of the project. Each counts as one. */
export const staticStages = [
  {
    name: 'format',
    command: [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      '.generated/prettier-cache',
      '.',
    ],
  },
  { name: 'versions and lock file', command: ['scripts/checks/check-versions.mjs'] },
  { name: 'structure', command: ['scripts/checks/check-structure.mjs'] },
  {
    name: 'spelling',
    command: [
      bin('cspell/bin.mjs'),
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      '.generated/cspell-cache',
    ],
  },
  { name: 'evaluation order', command: ['scripts/checks/check-evaluation-order.mjs'] },
  {
    name: 'boundaries',
    command: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'app',
      'components',
      'lib',
      'middleware.ts',
    ],
  },
  { name: 'dead code', command: [bin('knip/bin/knip.js'), '--no-progress'] },
  {
    name: 'lint',
    command: [
      bin('eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.generated/eslint-cache',
      '.',
    ],
  },
  { name: 'route types', command: [bin('next/dist/bin/next'), 'typegen'] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
];

/** Tests that need neither database nor browser. */
export const unitStages = [
  { name: 'unit', jest: 'unit' },
  { name: 'scenarios', jest: 'scenarios' },
];

/** Whole documents through the reader's own process: slower, so not part of `npm run verify`. */
export const documentStages = [{ name: 'documents', jest: 'documents' }];

/**
 * Tests against the built product on a real PostgreSQL. Each keeps about one core busy, and two of them run at a time, in
 * this order: the last part of the browser tests begins when either of the others has ended.
 */
export const serverStages = [
  { name: 'api', jest: 'api', serial: true },
  { name: 'browser', playwright: true, part: 'screens' },
  { name: 'browser', playwright: true, part: 'filers' },
];

/** The attacks once more, with a proxy in front that keeps its connections to the product open. */
export const proxyStages = [
  {
    name: 'attacks through nginx',
    jest: 'api',
    serial: true,
    front: 'nginx',
    files: [
      'api/attacks',
      'api/accounts',
      'api/authorization',
      'api/connections',
      'api/direct-upload',
      'api/durability',
      'api/files-and-rows',
      'api/plain-forms',
      'api/races',
      'api/security',
      'api/sessions',
      'api/withdrawn',
    ],
  },
];

const measure = (name, ...options) => ({
  command: ['--conditions=react-server', '--import', 'tsx', 'scripts/bench.ts', name, ...options],
  shows: true,
});

/** What `npm run test:deep` runs beside every case of the tests: evaluations and benches, whose figures it prints. */
export const deepStages = [
  { name: 'co-pilot evaluation', command: ['scripts/eval.mjs', 'chat'], shows: true },
  {
    name: 'filing of 500 returns',
    command: ['scripts/bench/own-database.mjs', 'scripts/check-filing.ts', '500'],
    shows: true,
  },
  { name: 'filing with faults', ...measure('filing') },
  { name: 'load', ...measure('load') },
  { name: 'growth', ...measure('growth', '--scale', '0.01') },
];
