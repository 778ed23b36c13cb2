'use client';

import { PageHeader } from '@/components/layout/page-header';
import { FiledNotice } from '@/components/returns/filed-notice';
import { keepFormNames } from '@/components/ui/form-names';
import { SpinnerScreen } from '@/components/ui/spinner';
import { ExpectedDocuments } from '@/components/returns/last-year/expected-documents';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { useReturnYear } from '@/lib/returns/hooks';
import { DocumentList } from './document-list';
import { DropZone } from './drop-zone';
import { NextAfterUploads } from './next-document';
import { useUploadFiles } from './use-upload-files';

/** Upload Documents: the zone, and everything that is stored. */
export function UploadScreen() {
  const { data: user } = useCurrentUser();
  const year = useReturnYear();
  return (
    <>
      <PageHeader
        title="Upload Documents"
        subtitle={keepFormNames(
          `W-2s, 1099s, and other tax documents for ${year}. We read them, and you confirm.`,
        )}
        back={{ href: '/dashboard', label: 'Back to dashboard' }}
      />
      <FiledNotice className="mb-6" />
      {user === undefined || user === null ? <SpinnerScreen /> : <Uploads userId={user.id} />}
    </>
  );
}

function Uploads({ userId }: { userId: string }) {
  const { uploads, phase, announcement, upload, retry, dismiss } = useUploadFiles(userId);
  return (
    <div className="grid gap-8">
      <DropZone phase={phase} onFiles={upload} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ExpectedDocuments />
      <DocumentList userId={userId} uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <NextAfterUploads userId={userId} />
    </div>
  );
}
