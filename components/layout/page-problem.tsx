'use client';

import { FormLine } from '@/components/layout/form-line';
import { buttonBase, mediumSize, outlineLook, primaryLook } from '@/components/ui/button-looks';

const homeAddress = '/';

/**
 * What a page shows when it broke: what is safe, a way to try again, and the code for support. Every page loads it
 * ahead, so it is made of plain elements; its link loads the whole page, which is right after a fault.
 */
export function PageProblem({ digest, onRetry }: { digest: string | undefined; onRetry: () => void }) {
  return (
    <div className="mx-auto grid max-w-lg gap-8 px-5 py-10 sm:py-20">
      <FormLine line="500" value="1">
        Error on our end
      </FormLine>
      <div role="alert" className="grid gap-2">
        <h1 className="text-3xl font-semibold">This page isn’t working</h1>
        <p className="text-muted-foreground">
          This is a problem on our end. Everything you saved is still here. Try again. If it keeps happening,
          come back in a few minutes.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={`${buttonBase} ${primaryLook} ${mediumSize}`} onClick={onRetry}>
          Retry
        </button>
        <a href={homeAddress} className={`${buttonBase} ${outlineLook} ${mediumSize}`}>
          Go to the home page
        </a>
      </div>
      {digest === undefined ? null : (
        <p className="font-mono text-xs text-muted-foreground">Reference {digest}</p>
      )}
    </div>
  );
}
