import { recordAudit } from '@/lib/audit/commands';
import { hashPassword } from '@/lib/auth/password';
import { db } from '@/lib/infra/db';
import { addStarterMaterials } from '@/lib/training/starter/add-starter';

const people = [
  { email: 'client@example.com', firstName: 'Casey', lastName: 'Morgan', role: 'client' },
  { email: 'client2@example.com', firstName: 'Jordan', lastName: 'Reyes', role: 'client' },
  { email: 'preparer@example.com', firstName: 'Priya', lastName: 'Shah', role: 'preparer' },
  { email: 'preparer2@example.com', firstName: 'Paul', lastName: 'Novak', role: 'preparer' },
  { email: 'admin@example.com', firstName: 'Alex', lastName: 'Kim', role: 'admin' },
] as const;

/** The demo accounts of the embedded default and the material we wrote. Running it again changes nothing. */
export async function seedDemo(): Promise<string> {
  await addStarterMaterials();
  const missing: ((typeof people)[number] & { passwordHash: string })[] = [];
  for (const person of people) {
    const found = await db().user.findUnique({ where: { email: person.email }, select: { id: true } });
    if (found === null) missing.push({ ...person, passwordHash: await hashPassword('plainfile-demo') });
  }
  if (missing.length === 0) return 'The demo accounts are there.';
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
  return `Created ${missing.length} demo accounts.`;
}
