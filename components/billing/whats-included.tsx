import { Check } from 'lucide-react';

const included = [
  'Secure document storage',
  'AI-powered document processing',
  'Accuracy guarantee',
  'Maximum refund guarantee',
];

/** What every plan has (spec section 2). */
export function WhatsIncluded() {
  return (
    <section aria-labelledby="whats-included" className="rounded-lg border bg-card p-6">
      <h2 id="whats-included" className="text-lg font-semibold tracking-tight">
        What&apos;s Included
      </h2>
      <ul className="grid gap-2.5 pt-4 text-sm sm:grid-cols-2">
        {included.map((one) => (
          <li key={one} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
            {one}
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm">
        <a
          href="/terms#accuracy"
          target="_blank"
          rel="noreferrer"
          className="text-primary underline underline-offset-4"
        >
          What the guarantees cover, and what they don’t
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
