'use client';

import Image from 'next/image';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { type Document, type ExtractionField } from '@/lib/documents/schema';
import { fileAddress } from './document-labels';
import { cropStyle, hasPlace, type Look, placeStyle } from './field-place';
import { pageSource } from './page-source';

type FieldCropProps = {
  document: Document;
  field: ExtractionField & { name: string };
  /** What to show around the value; a form isn't marked. */
  view?: Look<unknown>['view'];
  /** Its height and what else the place it stands in wants. */
  className?: string;
};

/** The part of the page where a value stands, magnified, with the value marked in its middle. */
export function FieldCrop({
  document,
  field,
  view = 'box',
  className = 'h-48 rounded-md border',
}: FieldCropProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!hasPlace(field)) return null;
  if (hasFailed)
    return (
      <p className="rounded-md border p-4 text-sm">
        We couldn’t show this page.{' '}
        <a
          href={fileAddress(document.fileUrl, field.page)}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4"
        >
          Open the document
        </a>
      </p>
    );
  return (
    <div className={cn('relative overflow-hidden bg-muted', className)}>
      <div className="absolute top-1/2 left-1/2" style={cropStyle(field.box, view === 'box' ? undefined : 1)}>
        <div className="relative">
          <Image
            src={pageSource(document, field.page)}
            alt={`${field.name} on page ${field.page} of ${document.name}, magnified`}
            width={0}
            height={0}
            unoptimized
            loading="eager"
            className="h-auto w-full max-w-none"
            onError={() => setFailed(true)}
          />
          {view === 'form' ? null : (
            <span
              aria-hidden="true"
              className="absolute rounded-xs bg-primary/10 outline-2 outline-primary"
              style={placeStyle(field.box)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
