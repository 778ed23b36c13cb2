import { Alert } from '@/components/ui/alert';

const notices: Record<string, { title: string; text: string }> = {
  'google-unavailable': {
    title: 'Google sign-in is not available',
    text: 'It is not set up on this server. Sign in with your email and password instead.',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'Contact support to get access again.',
  },
  'password-changed': {
    title: 'Your password is changed',
    text: 'Sign in with the new one.',
  },
  OAuthAccountNotLinked: {
    title: 'You already have an account with this email',
    text: 'Sign in with your email and password.',
  },
};

const other = {
  title: 'Google sign-in did not work',
  text: 'Nothing was changed. Try again, or sign in with your email and password.',
};

/** Why somebody came back to /login without being signed in; nothing for a plain visit. */
export function SignInNotice({ error }: { error: string | undefined }) {
  if (error === undefined || error === '') return null;
  const { title, text } = (Object.hasOwn(notices, error) ? notices[error] : undefined) ?? other;
  return (
    <Alert variant="warning" role="alert" title={title}>
      {text}
    </Alert>
  );
}
