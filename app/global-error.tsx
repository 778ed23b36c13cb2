'use client';

import { PageProblem } from '@/components/layout/page-problem';
import '@/app/globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The last net: the frame itself broke, so this page brings its own. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>This page did not work | Plainfile</title>
        <main>
          <PageProblem digest={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
