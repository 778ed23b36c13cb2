import type { UserModel } from '@/.generated/prisma/models';
import type { Transaction } from '@/lib/infra/db';
import type { ListedUser } from './schema';

/** The columns that become a person in the administrators' list. */
export const listedColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  createdAt: true,
  suspendedAt: true,
} as const;

/** One person as the administrators' list shows them. */
export async function toListed(
  tx: Transaction,
  row: Pick<UserModel, keyof typeof listedColumns>,
): Promise<ListedUser> {
  const clients =
    row.role === 'preparer' ? await tx.assignment.count({ where: { preparerId: row.id } }) : null;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    clients,
  };
}
