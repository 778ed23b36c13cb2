import { Alert } from '@/components/ui/alert';

const notices: Record<string, { title: string; text: string }> = {
  'google-unavailable': {
    title: 'Google sign-in isn’t available',
    text: 'It isn’t set up here. Sign in with your email and password instead.',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'Contact support to restore access.',
  },
  'password-changed': {
    title: 'Your password was changed',
    text: 'Sign in with your new password.',
  },
  OAuthAccountNotLinked: {
    title: 'You already have an account with this email',
    text: 'Sign in with your email and password.',
  },
};

const other = {
  title: 'Google sign-in didn’t work',
  text: 'Nothing changed. Try again, or sign in with your email and password.',
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
