import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { mail, messageSquare } from '@/components/ui/server-icons';
import { ToastButton } from '@/components/ui/toast-button';
import { type AssignedPreparer } from '@/lib/assignments/schema';

/** Fixed sample content while no preparer is assigned (contract section 6.4). */
const sample = {
  name: 'Jordan Ellis',
  role: 'Senior Tax Preparer',
  credentials: 'CPA, 12 years of individual returns',
  availability: 'Offline',
};

const initialsOf = (name: string) =>
  name
    .split(' ')
    .flatMap((part) => part.slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

type PreparerCardProps = {
  preparer: AssignedPreparer | null;
  /** Where people write for help; null while the operator named no address. */
  supportEmail: string | null;
};

/** Who looks after the return, and how to reach them. Without an assigned preparer: the sample, and it says so. */
export function PreparerCard({ preparer, supportEmail }: PreparerCardProps) {
  const name = preparer?.name ?? sample.name;
  const address = preparer?.email ?? supportEmail;
  return (
    <Card asChild>
      <section aria-labelledby="preparer-title">
        <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
          <CardTitle id="preparer-title">Your Tax Preparer</CardTitle>
          {preparer === null ? <Badge variant="neutral">Sample</Badge> : null}
        </CardHeader>
        <CardContent className="grid gap-4">
          <div className="flex items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {initialsOf(name)}
            </span>
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-sm text-muted-foreground">
                {preparer === null ? sample.role : 'Assigned to your return'}
              </p>
            </div>
          </div>
          {preparer === null ? <SampleDetails /> : null}
        </CardContent>
        <CardFooter>
          {preparer !== null ? (
            <Button asChild variant="outline" size="sm" className="flex-1">
              <Link href="/messages">
                <DrawnIcon paths={messageSquare} />
                Message
              </Link>
            </Button>
          ) : (
            <ToastButton
              variant="outline"
              size="sm"
              className="flex-1"
              says={{ title: 'Coming soon', description: 'Messaging feature will be available soon.' }}
            >
              <DrawnIcon paths={messageSquare} />
              Message
            </ToastButton>
          )}
          {address === null ? (
            <ToastButton
              variant="outline"
              size="sm"
              className="flex-1"
              says={{
                title: 'No support email yet',
                description: 'This site doesn’t have a support email address yet.',
              }}
            >
              <DrawnIcon paths={mail} />
              Email
            </ToastButton>
          ) : (
            <Button asChild variant="outline" size="sm" className="flex-1">
              <a href={`mailto:${address}`}>
                <DrawnIcon paths={mail} />
                Email
              </a>
            </Button>
          )}
        </CardFooter>
      </section>
    </Card>
  );
}

function SampleDetails() {
  return (
    <>
      <dl className="grid gap-1.5 text-sm">
        <div>
          <dt className="sr-only">Credentials</dt>
          <dd>{sample.credentials}</dd>
        </div>
        <div>
          <dt className="sr-only">Availability</dt>
          <dd className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2 rounded-full bg-border-strong" />
            {sample.availability}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-muted-foreground">Sample profile. You don’t have a preparer yet.</p>
    </>
  );
}
