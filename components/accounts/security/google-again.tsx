import { Button } from '@/components/ui/button';

/** For people without a password: signing in with Google in another tab counts as well. */
export function GoogleAgain({ onDone }: { onDone: () => void }) {
  return (
    <p className="text-sm text-muted-foreground">
      Signed in with Google?{' '}
      <a
        href="/api/auth/google"
        target="_blank"
        rel="noreferrer"
        className="font-medium text-primary underline underline-offset-4"
      >
        Sign in again in a new tab
      </a>
      , then come back and{' '}
      <Button variant="link" size="inline" onClick={onDone}>
        continue
      </Button>
      .
    </p>
  );
}
