import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { fileQuestion } from '@/components/ui/server-icons';

const FileQuestion = (look: { className?: string }) => <DrawnIcon paths={fileQuestion} {...look} />;

/** Nothing at this address, inside the frame of a group of pages. `home` is where the group starts. */
export function PageNotFound({ home }: { home: { href: string; label: string } }) {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={FileQuestion}
        title="There’s nothing at this address"
        action={
          <Button asChild>
            <Link href={home.href}>{home.label}</Link>
          </Button>
        }
      >
        Check the spelling, or start again from a page you know.
      </EmptyState>
    </>
  );
}
