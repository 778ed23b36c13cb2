import { type QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { refreshInterview } from './hooks';
import { interviewKeys } from './keys';

/** Puts back what was removed or cleared within the last minute; the screens follow. */
export async function undoRemoval(client: QueryClient, returnId: string, undo: string): Promise<void> {
  await api<undefined>(`/api/interview/${returnId}/removals/${undo}/undo`, { method: 'POST' });
  await Promise.all([
    refreshInterview(client, returnId),
    client.invalidateQueries({ queryKey: [...interviewKeys.ofReturn(returnId), 'sales'] }),
  ]);
  client.setQueryData<number>(interviewKeys.undone(returnId), (count = 0) => count + 1);
}
