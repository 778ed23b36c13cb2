'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '@/lib/accounts/keys';
import { type CurrentUser } from '@/lib/accounts/schema';
import { api, ApiError, freshFor } from '@/lib/http/client';
import {
  type AcceptInput,
  type Invitation,
  type InvitationInput,
  type InvitationOffer,
} from './invitation-schema';
import { assignmentKeys } from './keys';

/** The newest invitations: a preparer's own, or all for an administrator. */
export function useInvitations() {
  return useQuery({
    queryKey: assignmentKeys.invitations,
    queryFn: ({ signal }) => api<Invitation[]>('/api/invitations', { signal }),
    staleTime: freshFor,
  });
}

/** Invites people by email. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InvitationInput) =>
      api<Invitation[]>('/api/invitations', { method: 'POST', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: assignmentKeys.invitations }),
  });
}

/** Takes an invitation back. */
export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api<undefined>(`/api/invitations/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Taken back before, in another tab: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.invitations }),
  });
}

/** What the secret part of a link offers. */
export function useOffer() {
  return useMutation({
    mutationFn: (token: string) =>
      api<InvitationOffer>('/api/invitations/look', { method: 'POST', json: { token } }),
  });
}

/** Accepts an invitation. What another person's screens fetched in this tab is forgotten. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AcceptInput) =>
      api<CurrentUser>('/api/invitations/accept', { method: 'POST', json: input }),
    onSuccess: (user) => {
      client.removeQueries();
      client.setQueryData(currentUserKey, user);
    },
  });
}
