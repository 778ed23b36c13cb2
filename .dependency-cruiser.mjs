// Who may import whom (docs/decisions/001). A path is forbidden here when it would break a room's promise.
const rooms =
  'lib/(tax|interview|returns|documents|filing|chat|billing|accounts|messages|training|assignments|reviews|audit|consents|operations|account-data)';
const serverFiles =
  '(prefetch|queries|commands|access|rows|work|interview-state|facts-changed|calculation)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Forms of the tax law refer to each other inside rules only; everything else is a ladder.',
      severity: 'error',
      from: { pathNot: '^lib/tax/us/' },
      to: { circular: true, viaOnly: { pathNot: '^lib/tax/us/', dependencyTypesNot: ['type-only'] } },
    },
    { name: 'lib-is-below', severity: 'error', from: { path: '^lib' }, to: { path: '^(app|components)' } },
    { name: 'components-below-app', severity: 'error', from: { path: '^components' }, to: { path: '^app' } },
    {
      name: 'tax-stands-alone',
      severity: 'error',
      from: { path: '^lib/tax' },
      to: { path: '^lib/(?!tax/)|^\\.generated', pathNot: '^lib/tax/' },
    },
    {
      name: 'interview-imports-tax-only',
      severity: 'error',
      from: { path: '^lib/interview', pathNot: 'hooks\\.ts$|\\.test\\.ts$' },
      to: { path: '^lib/', pathNot: '^lib/(interview|tax|format)/' },
    },
    {
      name: 'screens-use-the-api',
      comment: 'Components reach data through hooks over the API or through props of a server component.',
      severity: 'error',
      from: { path: '^components', pathNot: '^components/layout/(signed-in-layout|hydrate)' },
      to: {
        path: [
          `^${rooms}/.*${serverFiles}`,
          '^lib/infra',
          '^lib/env',
          '^\\.generated',
          '^lib/http/(?!client|auth-challenges)',
        ],
      },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment: 'zod is 33 kB of each first load; the browser takes the types only (lib/http/client.ts).',
      severity: 'error',
      from: { path: ['^components', 'hooks\\.ts$'], pathNot: 'components/layout/signed-in-layout' },
      to: { path: ['schema\\.ts$', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^components/ui' },
      to: { path: `^${rooms}` },
    },
    {
      name: 'app-without-database',
      severity: 'error',
      from: { path: '^app' },
      to: { path: '^\\.generated|^lib/infra/db' },
    },
    {
      name: 'pages-read-queries',
      comment: 'A page reads through queries and hands the data over in its HTML; it never asks its own API.',
      severity: 'error',
      from: { path: '^app/.*/(page|layout|not-found)\\.tsx$' },
      to: { path: ['hooks\\.ts$', '^lib/http/(client|pages|upload|auth-challenges)\\.ts$', '^app/api'] },
    },
    {
      name: 'one-place-reads-the-session',
      comment: 'Everybody else asks auth().',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)', pathNot: '^lib/auth/auth\\.ts$' },
      to: { path: '^lib/auth/session-look' },
    },
    {
      name: 'auth-js-in-one-room',
      severity: 'error',
      from: {
        path: '^(app|components|lib|middleware)',
        pathNot: '^lib/auth/(auth|adapter|session-look)\\.ts$',
      },
      to: { path: 'node_modules/(next-auth|@auth)/' },
    },
    {
      name: 'vendors-in-infra',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)', pathNot: '^lib/infra|^lib/auth/adapter' },
      to: { path: 'node_modules/(@prisma|pg|stripe|@vercel/blob|@vercel/otel|@ai-sdk|ai|nodemailer|pino)/' },
    },
    {
      name: 'infra-is-below-domains',
      severity: 'error',
      from: { path: '^lib/(infra|http|auth)' },
      to: { path: `^${rooms}`, pathNot: '^lib/audit' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules|\\.generated' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default config;
