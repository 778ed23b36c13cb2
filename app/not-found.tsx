import { type Metadata } from 'next';
import { FormLine } from '@/components/layout/form-line';
import { PlainPage } from '@/components/layout/plain-page';
import { buttonStyles } from '@/components/ui/button-styles';
import { PlainLink } from '@/components/ui/plain-link';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PlainPage>
      <div className="mx-auto max-w-5xl">
        <div className="grid max-w-lg gap-8">
          <FormLine line="404" value="-0-">
            Pages found. If none, enter <span className="whitespace-nowrap">-0-</span>
          </FormLine>
          <div className="grid gap-2">
            <h1 className="text-3xl font-semibold">Page not found</h1>
            <p className="text-muted-foreground">
              We can’t find a page at this address. Check the spelling, or start from one of these pages.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <PlainLink href="/dashboard" className={buttonStyles()}>
              Go to my return
            </PlainLink>
            <PlainLink href="/" className={buttonStyles({ variant: 'outline' })}>
              Go to the home page
            </PlainLink>
          </div>
        </div>
      </div>
    </PlainPage>
  );
}
