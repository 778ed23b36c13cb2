import 'server-only';
import path from 'node:path';
import { z } from 'zod';

/**
 * The process environment, read and checked once. This is the only file that touches `process.env`.
 *
 * What is not set falls back to its embedded default (database and files under the data folder, test-card
 * payments, local answers). With production settings (NODE_ENV=production and a DATABASE_URL of the operator's)
 * a missing secret stops the start: nothing fails open.
 */
const blank = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(blank, z.string().min(1).optional());
const secret = z.preprocess(blank, z.string().min(32, 'must have at least 32 characters').optional());
const url = z.preprocess(blank, z.url().optional());

const encryptionKeys = z.preprocess(
  blank,
  z
    .string()
    .regex(
      /^[A-Za-z0-9_-]{1,16}:[A-Za-z0-9+/_=-]{43,44}(,[A-Za-z0-9_-]{1,16}:[A-Za-z0-9+/_=-]{43,44})*$/,
      'must be a comma-separated list of id:key, each key 32 bytes in base64; the first one encrypts',
    )
    .refine((list) => {
      const ids = list.split(',').map((entry) => entry.split(':')[0]);
      return new Set(ids).size === ids.length;
    }, 'must give each key its own id')
    .optional(),
);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.preprocess(blank, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /** `unnamed` for a pooler that shares connections and does not know prepared statements. */
  DATABASE_STATEMENTS: z.preprocess(blank, z.enum(['named', 'unnamed']).default('named')),
  DATA_DIR: z.preprocess(blank, z.string().default('.data')),
  PORT: z.preprocess(blank, z.coerce.number().int().min(1).max(65535).default(3000)),
  APP_URL: url,
  AUTH_SECRET: secret,
  FIELD_ENCRYPTION_KEYS: encryptionKeys,
  BLOB_READ_WRITE_TOKEN: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: url,
  EFILE_TRANSMITTER: z.preprocess(blank, z.enum(['simulator', 'mef']).default('simulator')),
  /** With the simulator: the day from which the window for Form 4868 is counted, to play through the filing season. */
  EFILE_SIMULATED_DAY: z.preprocess(blank, z.iso.date().optional()),
  /** The operator's own numbers and certificate for the IRS; only with EFILE_TRANSMITTER=mef. */
  EFILE_CERTIFICATE_FILE: text,
  EFILE_EFIN: z.preprocess(
    blank,
    z
      .string()
      .regex(/^\d{6}$/, 'must be six digits')
      .optional(),
  ),
  EFILE_ETIN: z.preprocess(
    blank,
    z
      .string()
      .regex(/^\d{5}$/, 'must be five digits')
      .optional(),
  ),
  EFILE_SOFTWARE_ID: z.preprocess(
    blank,
    z
      .string()
      .regex(/^\d{8}$/, 'must be eight digits')
      .optional(),
  ),
  IRS_FORMS_DIR: text,
  /** A folder with the IRS's official schema package; returns are checked against it before they are sent. */
  EFILE_SCHEMA_DIR: text,
  CRON_SECRET: secret,
  /** A collector for spans (OpenTelemetry, OTLP over HTTP). */
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  SMTP_URL: z.preprocess(blank, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text,
  /** Where people write for help; none is shown while it isn't set. */
  SUPPORT_EMAIL: z.preprocess(blank, z.email().optional()),
  /** The header in which the operator's own proxy puts the address of the caller. */
  CLIENT_ADDRESS_HEADER: z.preprocess(
    blank,
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
  ),
  /** Whether preparers and administrators must have a second factor; on in production, off when embedded. */
  STAFF_SECOND_FACTOR: z.preprocess(blank, z.enum(['required', 'offered']).optional()),
  PLAINFILE_EMBEDDED: z.preprocess(blank, z.literal('1').optional()),
  /** `npm run bench -- load`: opens the empty routes that its figures are measured against. */
  PLAINFILE_BENCH: z.preprocess(blank, z.literal('1').optional()),
  VERCEL: text,
});

export type Environment = z.infer<typeof Environment> & {
  /** True when the launcher runs the product on its embedded database and local files. */
  embedded: boolean;
  /** Absolute folder of local files; a clone's own `.data` unless DATA_DIR says otherwise. */
  dataDir: string;
  /** The address people type, without a trailing slash. */
  appUrl: string;
  /** The header to believe about the caller's address; null when nobody but the socket knows. */
  addressHeader: string | null;
  staffNeedsSecondFactor: boolean;
};

/**
 * Checks a set of variables and returns the environment.
 * @throws Error with one line per variable that is missing or malformed, naming it.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = Environment.safeParse(variables);
  const problems = parsed.success
    ? []
    : [
        ...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        ...listMissing(variables),
      ];
  if (parsed.success) problems.push(...findProductionGaps(parsed.data));
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The environment is incomplete:\n  ${problems.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    ...env,
    embedded: env.PLAINFILE_EMBEDDED === '1',
    dataDir: path.resolve(/* turbopackIgnore: true */ env.DATA_DIR),
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    // Vercel overwrites this header itself, so no caller can choose it.
    addressHeader: env.CLIENT_ADDRESS_HEADER ?? (env.VERCEL === undefined ? null : 'x-vercel-forwarded-for'),
    staffNeedsSecondFactor:
      env.STAFF_SECOND_FACTOR === undefined
        ? env.NODE_ENV === 'production' && env.PLAINFILE_EMBEDDED !== '1'
        : env.STAFF_SECOND_FACTOR === 'required',
  };
}

/** A connection that leaves this machine names how it is encrypted; one that stays need not. */
function isEncrypted(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const socket = searchParams.get('host');
  if (
    ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname) &&
    (socket === null || socket.startsWith('/'))
  )
    return true;
  return ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '');
}

/** What production can't do without; nothing for the embedded default and for development. */
function listMissing(variables: Partial<Record<keyof z.infer<typeof Environment>, unknown>>): string[] {
  if (variables.NODE_ENV !== 'production' || variables.PLAINFILE_EMBEDDED === '1') return [];
  const needed = ['DATABASE_URL', 'APP_URL', 'AUTH_SECRET', 'FIELD_ENCRYPTION_KEYS', 'CRON_SECRET'] as const;
  return needed
    .filter((name) => blank(variables[name]) === undefined)
    .map((name) => `${name}: must be set in production`);
}

function findProductionGaps(env: z.infer<typeof Environment>): string[] {
  const gaps: string[] = [];
  const together = (names: (keyof typeof env)[]) => {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      gaps.push(
        ...missing.map((name) => `${name}: must be set because ${names[0]} and its companions go together`),
      );
    }
  };
  if (env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined && !isEncrypted(env.DATABASE_URL))
    gaps.push(
      'DATABASE_URL: must say sslmode=require or stricter (verify-full is best): a connection to another machine must be encrypted',
    );
  together(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  together(['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET']);
  together(['SMTP_URL', 'MAIL_FROM']);
  if (env.EFILE_TRANSMITTER === 'mef') {
    const needed = ['EFILE_CERTIFICATE_FILE', 'EFILE_EFIN', 'EFILE_ETIN', 'EFILE_SOFTWARE_ID'] as const;
    gaps.push(
      ...needed
        .filter((name) => env[name] === undefined)
        .map((name) => `${name}: must be set with EFILE_TRANSMITTER=mef`),
    );
    gaps.push('EFILE_TRANSMITTER: this build has no MeF client yet (docs/filing.md)');
  }
  if (env.NODE_ENV !== 'production' || env.PLAINFILE_EMBEDDED === '1') return gaps;
  if (env.PLAINFILE_BENCH !== undefined)
    gaps.push('PLAINFILE_BENCH: is for benchmarks only, never for production');
  gaps.push(...listMissing(env));
  if (env.APP_URL !== undefined && !env.APP_URL.startsWith('https://')) {
    gaps.push('APP_URL: must start with https:// in production');
  }
  if (env.VERCEL !== undefined && env.BLOB_READ_WRITE_TOKEN === undefined) {
    gaps.push('BLOB_READ_WRITE_TOKEN: must be set on a host without persistent storage');
  }
  return gaps;
}

let current: Environment | undefined;

/** The checked environment of this process. */
export function env(): Environment {
  if (current === undefined) {
    current = readEnvironment(process.env);
    // Auth.js reads this variable by itself; without it, it would believe the Host header of a request.
    process.env['AUTH_URL'] ??= current.appUrl;
  }
  return current;
}
