'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientQuery } from '@/lib/assignments/hooks';
import { api } from '@/lib/http/client';
import { Review, type ReviewInput } from './schema';

/** Adds a preparer's review of a document; the client is fetched anew, because the document takes its status. */
export function useAddReview(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReviewInput) => api('/api/preparer/reviews', Review, { method: 'POST', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey }),
  });
}
