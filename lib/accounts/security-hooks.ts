'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, noContent } from '@/lib/http/client';
import {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SessionClock,
  SignedInBrowser,
  type ConfirmInput,
  type PasswordInput,
  type ResetInput,
} from './security-schema';

const factorPath = '/api/account/second-factor';
const sessionsPath = '/api/account/sessions';

const secondFactorQuery = queryOptions({
  queryKey: [factorPath],
  queryFn: ({ signal }) => api(factorPath, SecondFactorState, { signal }),
});

const sessionsQuery = queryOptions({
  queryKey: [sessionsPath],
  queryFn: ({ signal }) => api(sessionsPath, z.array(SignedInBrowser), { signal }),
  // Other browsers sign in and out while this screen is closed.
  staleTime: 0,
});

/** How this account signs in. */
export const useSecondFactor = () => useQuery(secondFactorQuery);

/** The browsers where this account is signed in. */
export const useSessions = () => useQuery(sessionsQuery);

/** Fetches both lists anew: what changes a factor or a password also signs out other browsers. */
function useSecurityChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
      client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    ]);
}

export function useChangePassword() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: (input: PasswordInput) =>
      api('/api/account/password', noContent, { method: 'POST', json: input }),
    onSuccess,
  });
}

/** Begins to set up an authenticator app. */
export function useStartSetup() {
  return useMutation({ mutationFn: () => api(factorPath, SecondFactorSetup, { method: 'POST' }) });
}

/** Ends the setup with the first code; gives the recovery codes. */
export function useConfirmSetup() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: (code: string) =>
      api(`${factorPath}/confirm`, RecoveryCodes, { method: 'POST', json: { code } }),
    onSuccess,
  });
}

export function useRenewRecoveryCodes() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: () => api(`${factorPath}/recovery-codes`, RecoveryCodes, { method: 'POST' }),
    onSuccess,
  });
}

export function useRemoveSecondFactor() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: () => api(factorPath, noContent, { method: 'DELETE' }),
    onSuccess,
  });
}

/** Signs out one browser, or all others when the id is null. */
export function useEndSession() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: (id: string | null) =>
      api(id === null ? sessionsPath : `${sessionsPath}/${id}`, noContent, { method: 'DELETE' }),
    onSuccess,
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      api('/api/auth/forgot-password', z.object({ accepted: z.literal(true) }), {
        method: 'POST',
        json: { email },
      }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetInput) =>
      api('/api/auth/reset-password', noContent, { method: 'POST', json: input }),
  });
}

/** Gives the password or a code again, before something that asks for it. */
export function confirmWith(input: ConfirmInput): Promise<undefined> {
  return api('/api/account/confirm', noContent, { method: 'POST', json: input });
}

/** How long the session lasts; asking does not prolong it. Fails with 401 when it is over. */
export function readSessionClock(): Promise<SessionClock> {
  return api(`${sessionsPath}/current`, SessionClock, { background: true });
}

/** A sign of life. */
export function prolongSession(): Promise<SessionClock> {
  return api(`${sessionsPath}/current`, SessionClock, { method: 'POST' });
}
