import { type Metadata } from 'next';
import Link from 'next/link';
import { FormLine } from '@/components/layout/form-line';
import { PlainPage } from '@/components/layout/plain-page';
import { Button } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PlainPage>
      <div className="mx-auto max-w-5xl">
        <div className="grid max-w-lg gap-8">
          <FormLine line="404" value="-0-">
            Pages at this address. If none, enter <span className="whitespace-nowrap">-0-</span>
          </FormLine>
          <div className="grid gap-2">
            <h1 className="text-3xl font-semibold">Page not found</h1>
            <p className="text-muted-foreground">
              There is nothing at this address. Check the spelling, or start again from a page you know.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link href="/dashboard">Go to my return</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href="/">Go to the home page</Link>
            </Button>
          </div>
        </div>
      </div>
    </PlainPage>
  );
}
