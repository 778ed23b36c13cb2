'use client';

import { Button } from '@/components/ui/button';

type GoogleButtonProps = {
  label: string;
  /** The plan that a new account starts with. */
  plan?: string;
  /** The tax year that a new account starts with, read when the button is pressed. */
  readYear?: () => string | null;
  onLeave?: () => void;
};

/** Leaves for Google. A full navigation: the server answers with a redirect to another site. */
export function GoogleButton({ label, plan, readYear, onLeave }: GoogleButtonProps) {
  return (
    <Button
      variant="outline"
      className="w-full"
      onClick={() => {
        onLeave?.();
        const address = new URL('/api/auth/google', window.location.href);
        if (plan !== undefined) address.searchParams.set('plan', plan);
        const year = readYear?.() ?? null;
        if (year !== null) address.searchParams.set('year', year);
        window.location.assign(address);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 10.2v3.9h5.5c-.24 1.4-1.7 4.1-5.5 4.1a6.2 6.2 0 0 1 0-12.4c1.9 0 3.2.8 3.9 1.5l2.7-2.6A9.6 9.6 0 0 0 12 2a10 10 0 1 0 0 20c5.8 0 9.6-4 9.6-9.8 0-.7-.1-1.3-.2-1.9H12Z"
        />
      </svg>
      {label}
    </Button>
  );
}
