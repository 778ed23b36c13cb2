'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { securityKeys } from './keys';
import {
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorState,
  type SignedInBrowser,
  type ConfirmInput,
  type PasswordInput,
  type ResetInput,
} from './security-schema';

const factorPath = '/api/account/second-factor';
const sessionsPath = '/api/account/sessions';

const secondFactorQuery = queryOptions({
  queryKey: securityKeys.secondFactor,
  queryFn: ({ signal }) => api<SecondFactorState>(factorPath, { signal }),
});

const sessionsQuery = queryOptions({
  queryKey: securityKeys.sessions,
  queryFn: ({ signal }) => api<SignedInBrowser[]>(sessionsPath, { signal }),
  // Other browsers sign in and out while this screen is closed.
  staleTime: freshFor,
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
      api<undefined>('/api/account/password', { method: 'POST', json: input }),
    onSuccess,
  });
}

/** Begins to set up an authenticator app. */
export function useStartSetup() {
  return useMutation({ mutationFn: () => api<SecondFactorSetup>(factorPath, { method: 'POST' }) });
}

/** Ends the setup with the first code; gives the recovery codes. */
export function useConfirmSetup() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: (code: string) =>
      api<RecoveryCodes>(`${factorPath}/confirm`, { method: 'POST', json: { code } }),
    onSuccess,
  });
}

export function useRenewRecoveryCodes() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: () => api<RecoveryCodes>(`${factorPath}/recovery-codes`, { method: 'POST' }),
    onSuccess,
  });
}

export function useRemoveSecondFactor() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: () => api<undefined>(factorPath, { method: 'DELETE' }),
    onSuccess,
  });
}

/** Signs out one browser, or all others when the id is null. */
export function useEndSession() {
  const onSuccess = useSecurityChanged();
  return useMutation({
    mutationFn: (id: string | null) =>
      api<undefined>(id === null ? sessionsPath : `${sessionsPath}/${id}`, { method: 'DELETE' }),
    onSuccess,
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      api<{ accepted: true }>('/api/auth/forgot-password', {
        method: 'POST',
        json: { email },
      }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetInput) =>
      api<undefined>('/api/auth/reset-password', { method: 'POST', json: input }),
  });
}

/** Gives the password or a code again, before something that asks for it. */
export function confirmWith(input: ConfirmInput): Promise<undefined> {
  return api<undefined>('/api/account/confirm', { method: 'POST', json: input });
}
