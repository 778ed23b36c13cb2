import { openClient } from '@/lib/assignments/access';
import { forEachClient } from '@/lib/assignments/bulk';
import type { BulkResult } from '@/lib/assignments/desk-schema';
import type { Actor } from '@/lib/auth/actor';
import { plural } from '@/lib/format/words';
import { remindClient } from './remind';
import { askClient } from './requests';
import type { AskManyInput } from './schema';

/** Asks many clients the same, or reminds them of what they were asked; one result for each, in their order. */
export function askMany(
  call: { actor: Actor; requestId: string },
  { clientIds, ...input }: AskManyInput,
): Promise<BulkResult[]> {
  return forEachClient(clientIds, async (clientId) => {
    const open = await openClient(call, clientId);
    if (input.action === 'ask') {
      const { question, dueOn } = input;
      await askClient(open, dueOn === undefined ? { question } : { question, dueOn });
      return 'Asked';
    }
    const count = await remindClient(open);
    return plural(count, 'Sent a reminder about 1 question', `Sent a reminder about ${count} questions`);
  });
}
