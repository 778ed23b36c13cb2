'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import {
  type InviteRecordInput,
  type NewClients,
  type NewClientsInput,
  type PaperForm,
  type PaperPermissionInput,
} from './client-record-schema';
import { type Invitation } from './invitation-schema';
import { assignmentKeys } from './keys';

const pathOf = (clientId: string) => `/api/preparer/clients/${encodeURIComponent(clientId)}`;

/** Adds clients without accounts. */
export function useAddClients() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewClientsInput) =>
      api<NewClients>('/api/preparer/clients', { method: 'POST', json: input }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: assignmentKeys.clients });
      await client.invalidateQueries({ queryKey: assignmentKeys.invitations });
    },
  });
}

/** Invites a client without an account to take over their record. */
export function useInviteRecord(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InviteRecordInput) =>
      api<Invitation>(`${pathOf(clientId)}/invitation`, { method: 'POST', json: input }),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.invitations }),
  });
}

/** The permission as the client signs it on paper. */
export function usePaperForm(clientId: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...assignmentKeys.client(clientId), 'permission'],
    queryFn: ({ signal }) => api<PaperForm>(`${pathOf(clientId)}/permission`, { signal }),
    staleTime: freshFor,
    enabled: isWanted,
  });
}

/** Records a permission that was signed on paper. */
export function useRecordPermission(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PaperPermissionInput) =>
      api<undefined>(`${pathOf(clientId)}/permission`, { method: 'POST', json: input }),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.client(clientId) }),
  });
}

/** Takes a recorded permission back. */
export function useEndPermission(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<undefined>(`${pathOf(clientId)}/permission`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.client(clientId) }),
  });
}

/** Deletes a client without an account. */
export function useRemoveRecord(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<undefined>(pathOf(clientId), { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: assignmentKeys.clients, exact: true }),
  });
}
