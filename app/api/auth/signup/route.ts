import { signUp } from '@/lib/accounts/commands';
import { CurrentUser, SignupInput } from '@/lib/accounts/schema';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { writeSessionCookie } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { writeYearCookie } from '@/lib/browser/year-cookie';
import { endpoint, Reply, route } from '@/lib/http/route';
import { firstTaxYear } from '@/lib/tax/us/edition';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'sign-up',
    body: SignupInput,
    reply: CurrentUser,
    form: {
      body: readSignupForm,
      page: (fields) => `/signup?${new URLSearchParams({ plan: fields.get('planTier') ?? 'basic' })}`,
      next: () => '/dashboard',
      kept: ['firstName', 'lastName', 'email', 'taxYear'],
    },
    handle: async (call) => {
      if (call.actor !== null) throw new AppError('conflict', 'You’re already signed in. Sign out first.');
      const { user, token } = await signUp(call.body, describeSignIn(call));
      const { taxYear } = call.body;
      const headers = new Headers({ 'Set-Cookie': writeSessionCookie(token) });
      // The first page makes the draft of this year.
      if (taxYear !== firstTaxYear) headers.append('Set-Cookie', writeYearCookie(taxYear, user.id));
      return new Reply(user, { status: 201, headers });
    },
  }),
});

/** The second password is the form's own: with a script awake it is compared before anything is sent. */
function readSignupForm(fields: URLSearchParams): unknown {
  const { confirmPassword, ...input } = Object.fromEntries(fields);
  if (confirmPassword !== input['password']) {
    const problem = 'Enter the same password in both boxes';
    throw new AppError('invalid', 'Passwords do not match', { fields: { confirmPassword: problem } });
  }
  return input;
}
