import { cn } from '@/components/ui/cn';
import { notOffered } from '@/lib/tax/us/not-offered';

/** What no plan covers, in reach before anybody starts a return, and what to do instead. */
export function NotCovered({ className }: { className?: string }) {
  return (
    <details className={cn('@container rounded-lg border bg-card p-6', className)}>
      <summary className="cursor-pointer rounded-xs text-lg font-semibold tracking-tight">
        What we don’t cover
      </summary>
      <p className="reading-width pt-4 text-muted-foreground">
        If any of these apply to you, you can’t finish your return here yet. We ask about the common ones in
        the first few minutes.
      </p>
      <p className="reading-width pt-3">
        <strong className="font-semibold">What to do instead:</strong> choose a tax professional or software
        that prepares the form named here.{' '}
        <a
          href="https://www.irs.gov/filing/individuals/how-to-file"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          See your options at the IRS
        </a>
        .
      </p>
      <p className="reading-width pt-3">
        <strong className="font-semibold">State returns:</strong> for 2024, we calculate and explain the
        return for every state with an income tax. Where we can’t fill in the state’s own form, use the
        figures from our working copy to complete it.
      </p>
      <ul className="grid list-disc gap-x-8 gap-y-2.5 pt-4 pl-5 @xl:grid-cols-2">
        {notOffered.map(({ what, forms }) => (
          <li key={what}>
            {what}
            {forms.length > 0 ? <span className="text-muted-foreground"> ({forms.join(', ')})</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
