import { db } from '@/lib/infra/db';
import type { ListedUser, UserQuery } from './schema';

const listed = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  createdAt: true,
} as const;

/** People by role and by a part of name or address, newest first. Only route handlers for administrators call this. */
export async function listUsers(query: UserQuery): Promise<{ users: ListedUser[]; next: string | null }> {
  const contains = { contains: query.q ?? '', mode: 'insensitive' } as const;
  const matches = { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] };
  const rows = await db().user.findMany({
    where: { ...(query.role === undefined ? {} : { role: query.role }), ...(query.q ? matches : {}) },
    select: listed,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: query.limit + 1,
    ...(query.cursor === undefined ? {} : { cursor: { id: query.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, query.limit);
  return {
    users: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
