import { listReadTexts } from '@/lib/documents/read-texts';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { readAnswers } from '@/lib/returns/interview-state';
import type { KnownText } from './secrets';

/**
 * What identifies the people on a return as it stands now: the account, the answers of all years, and every text that
 * was read from a document. Not the last calculation alone: there may be none, or it may be older than an answer.
 */
export async function readKnownFacts(open: OpenReturn<'read'>): Promise<KnownText[]> {
  const owner = await db().user.findUniqueOrThrow({
    where: { id: open.ownerId },
    select: { firstName: true, lastName: true, email: true },
  });
  const preparers = await db().assignment.findMany({
    where: { clientId: open.ownerId },
    select: { preparer: { select: { firstName: true, lastName: true, email: true } } },
  });
  const returns = await db().taxReturn.findMany({ where: { userId: open.ownerId }, select: { id: true } });
  const people = [owner, ...preparers.map(({ preparer }) => preparer)];
  const known: KnownText[] = people.flatMap(({ firstName, lastName, email }) => [
    { key: 'firstName', value: firstName },
    { key: 'lastName', value: lastName },
    { key: 'email', value: email },
  ]);
  for (const { id } of returns)
    for (const [questionId, answer] of Object.entries(await readAnswers(db(), id)))
      for (const value of [answer].flat())
        if (typeof value === 'string') known.push({ key: questionId, value });
  for (const { path, value } of await listReadTexts(open)) known.push({ key: path, value });
  return known;
}
