import { env } from '@/lib/env';
import { db } from '@/lib/infra/db';
import { seedAccounts, seedDemo } from './scenarios/demo';

/**
 * Named scenarios that fill a development database. `npm run seed -- NAME` runs one; `npm run up` runs `demo`, the tests'
 * product `accounts`.
 */
const scenarios: Record<string, () => Promise<string>> = { demo: seedDemo, accounts: seedAccounts };

async function main(): Promise<void> {
  const { NODE_ENV, embedded } = env();
  if (NODE_ENV === 'production' && !embedded) throw new Error('Seeds are refused with production settings.');
  const name = process.argv[2] ?? '';
  const scenario = scenarios[name];
  if (scenario === undefined) {
    throw new Error(`No scenario is called "${name}". There are: ${Object.keys(scenarios).join(', ')}`);
  }
  console.log(await scenario());
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db().$disconnect());
