import { recordAudit } from '@/lib/audit/commands';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/infra/db';
import { tellStories } from './demo/stories';
import { addStarterMaterials } from '@/lib/training/starter/add-starter';

const people = [
  { email: 'client@example.com', firstName: 'Casey', lastName: 'Morgan', role: 'client' },
  { email: 'client2@example.com', firstName: 'Jordan', lastName: 'Reyes', role: 'client' },
  { email: 'preparer@example.com', firstName: 'Priya', lastName: 'Shah', role: 'preparer' },
  { email: 'preparer2@example.com', firstName: 'Paul', lastName: 'Novak', role: 'preparer' },
  { email: 'admin@example.com', firstName: 'Alex', lastName: 'Kim', role: 'admin' },
] as const;

const password = 'plainfile-demo';

/** The demo accounts of the embedded default and the material we wrote. Running it again changes nothing. */
export async function seedAccounts(): Promise<string> {
  const created = await addAccounts();
  return created.length === 0 ? 'The demo accounts are there.' : `Created ${created.length} demo accounts.`;
}

/**
 * The demo accounts with what makes the product worth a look: `client2@` with a finished return, `preparer@` with a
 * queue. Accounts that are there already are left as they are, with all that people did in them.
 */
export async function seedDemo(): Promise<string> {
  const created = await addAccounts();
  if (!created.includes('client2@example.com')) return 'The demo accounts are there.';
  console.log('Preparing the demo’s returns …');
  try {
    await tellStories(password);
  } catch (error) {
    // The product serves without them; `npm run up` must not stop for its demo.
    const reason = error instanceof Error ? error.message : String(error);
    return `Created ${created.length} demo accounts. Their returns couldn’t be prepared: ${reason}`;
  }
  return `Created ${created.length} demo accounts and a preparer’s queue.`;
}

/** Gives the addresses of the accounts that were not there before. */
async function addAccounts(): Promise<string[]> {
  await addStarterMaterials();
  const missing: ((typeof people)[number] & { passwordHash: string })[] = [];
  for (const person of people) {
    const found = await db().user.findUnique({ where: { email: person.email }, select: { id: true } });
    if (found === null) missing.push({ ...person, passwordHash: await hashPassword(password) });
  }
  if (missing.length === 0) return [];
  await db().$transaction(async (tx) => {
    await tx.user.createMany({ data: missing, skipDuplicates: true });
    const client = await tx.user.findUniqueOrThrow({ where: { email: 'client@example.com' } });
    const preparer = await tx.user.findUniqueOrThrow({ where: { email: 'preparer@example.com' } });
    await tx.assignment.createMany({
      data: [{ clientId: client.id, preparerId: preparer.id, notes: 'Demo assignment' }],
      skipDuplicates: true,
    });
    const system = { actorId: null, actorRole: 'system' } as const;
    await recordAudit(tx, system, {
      action: 'seed.demo',
      objectType: 'User',
      detail: { created: missing.length },
    });
  });
  return missing.map(({ email }) => email);
}
