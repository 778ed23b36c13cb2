'use client';

import { useQuery } from '@tanstack/react-query';
import { useLetters } from '@/lib/assignments/engagement-hooks';
import { useClient } from '@/lib/assignments/hooks';
import { freshFor } from '@/lib/http/client';
import { validationQuery } from '@/lib/returns/hooks';
import { useChanges, useRequests, useTicks } from '@/lib/reviews/hooks';
import { openForApproval } from './review-steps';

const none: readonly never[] = [];

/** What is still open of a case while somebody is about to approve it; nothing where that isn't asked. */
export function useOpenForApproval(clientId: string, returnId: string, isAsked: boolean): readonly string[] {
  const documents = useClient(clientId).data?.documents ?? none;
  const ticks = useTicks(clientId).data ?? none;
  const requests = useRequests(clientId).data ?? none;
  const changes = useChanges(clientId).data?.values ?? none;
  const letters = useLetters(clientId).data ?? none;
  const issues = useQuery({ ...validationQuery(returnId), staleTime: freshFor }).data?.issues ?? none;
  if (!isAsked) return none;
  return openForApproval(documents, ticks, requests, {
    errors: issues.filter(({ severity }) => severity === 'error').length,
    unsignedLetters: letters.filter(({ signed }) => signed === null).length,
    uncheckedChanges: changes.filter(({ checkedBy }) => checkedBy.length === 0).length,
  });
}
