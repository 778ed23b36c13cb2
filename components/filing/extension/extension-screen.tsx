'use client';

import Link from 'next/link';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Alert } from '@/components/ui/alert';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useExtension } from '@/lib/filing/extension-hooks';
import { type ExtensionView } from '@/lib/filing/extension-schema';
import { useMyReturns } from '@/lib/returns/hooks';
import { SimulatedNotice } from '../simulated-notice';
import { ExtensionForm } from './extension-form';
import { ExtensionStatus } from './extension-status';

const back = { href: '/file', label: 'Back to filing' };
const title = 'Request an extension';

/** Form 4868 for the first return: six more months to file, none to pay. */
export function ExtensionScreen() {
  const returns = useMyReturns();
  const taxReturn = returns.data?.[0];
  if (taxReturn !== undefined) return <Found returnId={taxReturn.id} />;
  if (!returns.isError) return <SpinnerScreen />;
  return (
    <>
      <PageHeader title={title} back={back} />
      <ErrorState
        title="Failed to load tax return data"
        onRetry={() => void returns.refetch()}
        retrying={returns.isFetching}
      />
    </>
  );
}

function Found({ returnId }: { returnId: string }) {
  const extension = useExtension(returnId);
  if (extension.isPending) return <SpinnerScreen />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle="Form 4868 extends your filing deadline to October 15, 2025. You don’t need to give a reason. It doesn’t extend the time to pay."
        back={back}
      />
      {extension.data === undefined ? (
        <ErrorState
          title="We couldn’t load the extension"
          onRetry={() => void extension.refetch()}
          retrying={extension.isFetching}
        >
          Nothing was sent.
        </ErrorState>
      ) : (
        <Body extension={extension.data} />
      )}
    </>
  );
}

function Body({ extension }: { extension: ExtensionView }) {
  const { state, simulated, missing, estimate, deadline } = extension;
  const open = state === null || state === 'rejected' || state === 'failed';
  return (
    <div className="reading-width grid grid-cols-[minmax(0,1fr)] gap-6">
      {simulated ? <SimulatedNotice /> : null}
      <ExtensionStatus extension={extension} />
      {open && deadline.passed ? (
        <Alert variant="warning" title="April 15, 2025 has passed">
          <p>The IRS accepts this form only through April 15. File your return as soon as you can instead.</p>
        </Alert>
      ) : null}
      {open && missing.length > 0 ? (
        <section aria-labelledby="missing" className="grid gap-3">
          <h2 id="missing" className="text-lg font-semibold">
            The form needs these answers
          </h2>
          <ul className="divide-y border-y">
            {missing.map(({ text, href }) => (
              <li key={text} className="py-3">
                <Link
                  href={href}
                  className="rounded-xs font-medium text-primary underline underline-offset-4"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {open && missing.length === 0 ? (
        <>
          <p className="text-sm text-muted-foreground">
            {estimate === null
              ? 'Your return isn’t calculated yet. Enter your best estimates.'
              : 'These amounts come from your last calculation. Change them if you have better estimates.'}
          </p>
          <ExtensionForm extension={extension} />
        </>
      ) : null}
    </div>
  );
}
