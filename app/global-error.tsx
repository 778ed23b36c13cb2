'use client';

import '@/app/globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/**
 * The last net: the frame itself broke, so this page brings its own. Every page loads it ahead and nobody should ever
 * see it, so it is shorter than the one of app/error.tsx.
 */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>This page isn’t working | Plainfile</title>
        <main role="alert" className="mx-auto grid max-w-lg gap-4 px-5 py-20">
          <h1 className="text-3xl font-semibold">This page isn’t working</h1>
          <p>This is a problem on our end. Everything you saved is still here.</p>
          <button
            type="button"
            className="min-h-11 justify-self-start text-primary underline"
            onClick={reset}
          >
            Retry
          </button>
          {error.digest && <p className="font-mono text-xs">Reference {error.digest}</p>}
        </main>
      </body>
    </html>
  );
}
