'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BulkResult } from '@/lib/assignments/desk-schema';
import { assignmentKeys } from '@/lib/assignments/keys';
import { api } from '@/lib/http/client';
import { type AskManyInput } from './schema';

/** Asks or reminds many clients; afterwards the queue and everything about its clients is fetched anew. */
export function useAskMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AskManyInput) =>
      api<BulkResult[]>('/api/preparer/clients/bulk', { method: 'POST', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: assignmentKeys.clients }),
  });
}
