import { type FilingView } from '@/lib/filing/schema';

/** The way that is always open: print, sign, mail. */
export function PaperCard({ filing: { paper, returnId } }: { filing: FilingView }) {
  return (
    <details className="border-t pt-4">
      <summary className="min-h-11 cursor-pointer font-semibold">File on paper instead</summary>
      <div className="grid gap-4 pt-3 text-sm">
        <ol className="grid list-decimal gap-2 pl-5">
          {paper.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div>
          <p className="font-medium">Mail it to</p>
          <address className="not-italic">
            {paper.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <a
          href={`/api/tax-returns/${returnId}/pdf?for=mail`}
          className="w-fit rounded-xs font-medium text-primary underline underline-offset-4"
        >
          {paper.isWorkCopy ? 'Download the working copy' : 'Download a copy to sign and mail'}
        </a>
      </div>
    </details>
  );
}
