'use client';

import Link from 'next/link';
import { FormLine } from '@/components/layout/form-line';
import { Button } from '@/components/ui/button';

/** What a page shows when it broke: what is safe, a way to try again, and the code for support. */
export function PageProblem({ digest, onRetry }: { digest: string | undefined; onRetry: () => void }) {
  return (
    <div className="mx-auto grid max-w-lg gap-8 px-5 py-10 sm:py-20">
      <FormLine line="500" value="1">
        Faults on our side. None on yours
      </FormLine>
      <div role="alert" className="grid gap-2">
        <h1 className="text-3xl font-semibold">This page did not work</h1>
        <p className="text-muted-foreground">
          The fault is ours. What you saved is still there. Try again, and if it happens once more, come back
          a little later.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Retry</Button>
        <Button asChild variant="outline">
          <Link href="/">Go to the home page</Link>
        </Button>
      </div>
      {digest === undefined ? null : (
        <p className="font-mono text-xs text-muted-foreground">Reference {digest}</p>
      )}
    </div>
  );
}
