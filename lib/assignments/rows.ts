import type { Prisma } from '@/.generated/prisma/client';
import type { Assignment } from './schema';

/** What the lists show of a person. */
export const person = { id: true, email: true, firstName: true, lastName: true } as const;

export const withPeople = { preparer: { select: person }, client: { select: person } } as const;

/** A pair as the API gives it. */
export function toAssignment(row: Prisma.AssignmentGetPayload<{ include: typeof withPeople }>): Assignment {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
