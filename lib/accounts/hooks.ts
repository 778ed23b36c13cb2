'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, type LoginReply, type LoginInput, type SignupInput } from '@/lib/accounts/schema';
import { currentUserQuery } from '@/lib/accounts/current-user';
import { leaveFor } from '@/lib/browser/leave-for';
import { api } from '@/lib/http/client';

/** Forgets what another person's screens fetched in this tab; the new one is known without another call. */
function useSignedIn() {
  const client = useQueryClient();
  return (user: CurrentUser) => {
    client.removeQueries();
    client.setQueryData(currentUserQuery.queryKey, user);
  };
}

/** Sends the password. The reply is the user, or says that a code is still missing. */
export const sendPassword = (input: LoginInput) =>
  api<LoginReply>('/api/auth/login', { method: 'POST', json: input });

/** Sends the code after the password. */
export const sendCode = (code: string) =>
  api<CurrentUser>('/api/auth/mfa', { method: 'POST', json: { code } });

/** Signs in with a password; with a second factor on, `useFinishLogin` comes next. */
export function useLogin() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: sendPassword,
    onSuccess: (reply) => {
      if ('id' in reply) signedIn(reply);
    },
  });
}

/** The second step of signing in. */
export function useFinishLogin() {
  const signedIn = useSignedIn();
  return useMutation({ mutationFn: sendCode, onSuccess: signedIn });
}

/** Creates the account and signs in. */
export function useSignup() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (input: SignupInput) => api<CurrentUser>('/api/auth/signup', { method: 'POST', json: input }),
    onSuccess: signedIn,
  });
}

/**
 * Signs out and loads /login as a new document, so that nothing of the return stays in the memory of the tab.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => api<undefined>('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => leaveFor('/login'),
  });
}
