import { type ReactNode } from 'react';
import { Claims } from '@/components/marketing/claims';
import { buttonStyles } from '@/components/ui/button-styles';
import { PlainLink } from '@/components/ui/plain-link';

/** What Plainfile is, in one sentence, beside something that proves it. */
export function Hero({ children }: { children?: ReactNode }) {
  return (
    <section className="px-5 pt-12 pb-14 sm:px-8 sm:pt-20 sm:pb-20">
      <div className="mx-auto grid max-w-6xl gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
        <div className="grid content-start gap-6">
          <p className="font-mono text-sm text-muted-foreground">Form 1040 · Tax year 2024</p>
          <h1 className="text-4xl font-semibold sm:text-5xl">A tax return that shows its work</h1>
          <p className="max-w-[52ch] text-lg text-muted-foreground">
            Upload your documents. AI reads them, you answer only what’s missing, and a certified preparer
            finishes the return. We e-file it, and your refund goes straight to your bank.
          </p>
          <div className="flex flex-col gap-3 pt-2 sm:flex-row">
            <PlainLink href="/login" className={buttonStyles({ size: 'lg' })}>
              Get Started
            </PlainLink>
            <a href="#how-it-works" className={buttonStyles({ size: 'lg', variant: 'outline' })}>
              See How It Works
            </a>
          </div>
          <Claims />
        </div>
        {children}
      </div>
    </section>
  );
}
