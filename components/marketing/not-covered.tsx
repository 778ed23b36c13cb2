import { notOffered } from '@/lib/tax/us/not-offered';

/** What no plan covers, in reach before anybody starts a return. */
export function NotCovered() {
  return (
    <details className="rounded-lg border bg-card p-6 sm:p-8">
      <summary className="cursor-pointer rounded-xs text-lg font-semibold tracking-tight">
        What we don’t cover
      </summary>
      <p className="reading-width pt-4 text-muted-foreground">
        If any of these apply to you, you can’t finish your return here yet. We ask about the common ones in
        the first minutes.
      </p>
      <ul className="grid gap-2.5 pt-4 sm:grid-cols-2 sm:gap-x-8">
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
