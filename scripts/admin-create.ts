import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { makeAdmin } from '@/lib/accounts/commands';
import { db } from '@/lib/infra/db';

async function main(): Promise<void> {
  const email = z.email().safeParse(process.argv[2]?.trim().toLowerCase());
  if (!email.success) throw new Error('Usage: npm run admin:create -- EMAIL');
  const password = randomBytes(18).toString('base64url');
  const created = await makeAdmin(email.data, password);
  console.log(
    created ? `Created ${email.data}, password ${password}` : `${email.data} is an administrator now.`,
  );
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db().$disconnect());
