'use client';

import Link from 'next/link';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Alert } from '@/components/ui/alert';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useExtension } from '@/lib/filing/extension-hooks';
import { type ExtensionView } from '@/lib/filing/extension-schema';
import { formatDay } from '@/lib/format/day';
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
        {...(extension.data === undefined ? {} : { subtitle: sayPurpose(extension.data) })}
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

const isNotSent = ({ state }: ExtensionView): boolean =>
  state === null || state === 'rejected' || state === 'failed';

const isTooLate = (extension: ExtensionView | undefined): boolean =>
  extension !== undefined && isNotSent(extension) && extension.window.open === 'nobody';

const sayPurpose = (extension: ExtensionView): string =>
  isTooLate(extension)
    ? `The deadline to request an extension to ${formatDay(extension.extendedTo)} (Form 4868) was ${formatDay(extension.dueOn)}.`
    : `Form 4868 extends your filing deadline to ${formatDay(extension.extendedTo)}. You don’t need to give a reason. It doesn’t extend the time to pay. It covers only your federal return. Check your state tax agency’s website for more time to file a state return.`;

/** What helps once the day has passed. Penalties: IRC 6651(a)(1) and (2); relief: IRM 20.1.1.3. */
function TooLate({ extension: { taxYear, estimate } }: { extension: ExtensionView }) {
  return (
    <Alert variant="warning" title="It’s too late for Form 4868">
      <p>The IRS no longer accepts this form for {taxYear}. Here’s what to do instead:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          <Link href="/file" className="underline underline-offset-4">
            File your return
          </Link>{' '}
          as soon as you can, even if you can’t pay. The penalty for filing late is much higher than the one
          for paying late.
        </li>
        {estimate !== null && estimate.balance === 0 ? (
          <li>
            Your last calculation shows no balance due. With no tax due, there’s no late-filing penalty.
          </li>
        ) : (
          <li>
            Pay what you can now at irs.gov/payments. Interest and the late-payment penalty apply only to what
            you don’t pay.
          </li>
        )}
        <li>
          If you get a penalty notice, ask the IRS for relief. You may qualify for first-time abatement if you
          have filed all required returns and had no penalties in the prior three years.
        </li>
        <li>
          If you live in a federally declared disaster area or served in a combat zone, your deadline may be
          later. See irs.gov/disaster.
        </li>
      </ul>
    </Alert>
  );
}

function Body({ extension }: { extension: ExtensionView }) {
  const { simulated, missing, estimate, window, dueOn } = extension;
  const late = isTooLate(extension);
  const open = isNotSent(extension) && !late;
  return (
    <div className="reading-width grid grid-cols-[minmax(0,1fr)] gap-6">
      {simulated ? <SimulatedNotice /> : null}
      <ExtensionStatus extension={extension} />
      {late ? <TooLate extension={extension} /> : null}
      {open && window.open === 'abroad' ? (
        <Alert variant="warning" title={`${formatDay(window.lastDay)} has passed`}>
          <p>
            You can still request an extension if you lived and worked, or were on military duty, outside the
            United States and Puerto Rico on {formatDay(dueOn)}: through {formatDay(window.lastDayAbroad)}.
            Otherwise, file your return as soon as you can.
          </p>
        </Alert>
      ) : null}
      {open && missing.length > 0 ? (
        <section aria-labelledby="missing" className="grid gap-3">
          <h2 id="missing" className="text-lg font-semibold">
            Form 4868 requires these answers
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
