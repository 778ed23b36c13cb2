import { FileQuestion } from 'lucide-react';
import Link from 'next/link';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';

export default function DocumentNotFound() {
  return (
    <>
      <PageHeader
        title="Check what we read"
        back={{ href: '/upload', label: 'Back to your documents' }}
        className="pb-2"
      />
      <EmptyState
        icon={FileQuestion}
        title="Document not found"
        action={
          <Button asChild>
            <Link href="/upload">Go to your documents</Link>
          </Button>
        }
      >
        It may have been deleted.
      </EmptyState>
    </>
  );
}
