'use client';

import { PageHeader } from '@/components/layout/page-header';
import { MaterialList } from './material-list';
import { UploadForm } from './upload-form';

/** The PDFs that the co-pilot may cite. */
export function TrainingScreen() {
  return (
    <>
      <PageHeader
        title="Training Materials"
        subtitle="The co-pilot cites these PDFs by title and page. Deleting one removes all its passages from future answers."
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-6">
        <UploadForm />
        <MaterialList />
      </div>
    </>
  );
}
