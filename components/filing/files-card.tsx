import { type FilingView } from '@/lib/filing/schema';
import { plural } from '@/lib/format/words';

const linkStyles =
  'flex min-h-11 w-fit items-center rounded-xs font-medium text-primary underline underline-offset-4';

/** Files to keep: the return as it was signed, or as a draft, and the payments of next year for a calendar. */
export function FilesCard({ filing: { returnId, taxYear, seal, installments } }: { filing: FilingView }) {
  return (
    <section aria-labelledby="papers" className="grid gap-1 border-t pt-4 text-sm">
      <h2 id="papers" className="text-base font-semibold">
        Your files
      </h2>
      <a href={`/api/tax-returns/${returnId}/pdf`} className={linkStyles}>
        {seal === null ? 'Your return as a PDF, marked as a draft' : 'The return you signed, as a PDF'}
      </a>
      {seal === null ? null : (
        <p className="text-muted-foreground">
          To verify the PDF, match the SHA-256 fingerprint on page 1 to this one:{' '}
          <span className="font-mono text-xs break-all">{seal}</span>
        </p>
      )}
      {installments > 0 ? (
        <a href={`/api/tax-returns/${returnId}/estimated-payments`} className={linkStyles}>
          {plural(
            installments,
            `Add your ${taxYear + 1} estimated tax payment to your calendar`,
            `Add your ${installments} estimated tax payments for ${taxYear + 1} to your calendar`,
          )}
        </a>
      ) : null}
    </section>
  );
}
