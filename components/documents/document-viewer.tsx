'use client';

import { ExternalLink } from 'lucide-react';
import Image from 'next/image';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { type Document, type ExtractionField } from '@/lib/documents/schema';
import { fileAddress } from './document-labels';
import { describePlace, placeStyle } from './field-place';

/** From this width on the document stands beside its fields; the same number is in review-body.tsx. */
const wide = '(min-width: 1200px)';

type DocumentViewerProps = {
  document: Document;
  /** The field that has the focus, or had it last. */
  field: (ExtractionField & { name: string }) | null;
};

/** The document beside its fields, at the page of the focused field, with its place marked. */
export function DocumentViewer({ document, field }: DocumentViewerProps) {
  const isWide = useMediaQuery(wide);
  const [isNoPicture, setIsNoPicture] = useState(false);
  const isPicture = /\.(png|jpe?g)$/i.test(document.name) && !isNoPicture;
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      <div className="flex min-h-19 items-center gap-3.5 border-b px-4 py-2.5">
        {field === null ? null : <PageMap field={field} />}
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-medium">{field === null ? document.name : field.name}</p>
          <p className="text-muted-foreground first-letter:uppercase">
            {field === null ? 'Choose a value to see where it stands.' : describePlace(field)}
          </p>
        </div>
        <Button asChild variant="ghost" size="icon-sm">
          <a
            href={fileAddress(document.fileUrl)}
            target="_blank"
            rel="noopener"
            aria-label="Open the document in a new tab"
          >
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      </div>
      {isWide && isPicture ? (
        <div className="min-h-0 flex-1 overflow-auto">
          <div className="relative">
            <Image
              src={fileAddress(document.fileUrl)}
              alt={`The document ${document.name}`}
              width={0}
              height={0}
              unoptimized
              className="h-auto w-full"
              onError={() => setIsNoPicture(true)}
            />
            {field === null ? null : <Mark field={field} />}
          </div>
        </div>
      ) : null}
      {isWide && !isPicture ? (
        // The page is part of the key: viewers take a new page number only with a new document.
        <iframe
          key={field?.page ?? 1}
          src={`${fileAddress(document.fileUrl, field?.page ?? 1)}&view=FitH&navpanes=0`}
          title={`The document ${document.name}`}
          className="min-h-0 w-full flex-1 bg-muted"
        />
      ) : null}
    </div>
  );
}

function Mark({ field }: { field: ExtractionField }) {
  return (
    <span
      aria-hidden="true"
      className="absolute rounded-xs bg-primary/15 outline-2 outline-primary transition-all duration-150"
      style={placeStyle(field.box)}
    />
  );
}

/** A sheet of paper in miniature with the field's place on it, for documents that can't be drawn on. */
function PageMap({ field }: { field: ExtractionField }) {
  return (
    <span
      aria-hidden="true"
      className="relative block h-13 w-10 shrink-0 overflow-hidden rounded-xs border border-border-strong bg-background"
    >
      <span
        className="absolute min-h-1 min-w-1 bg-primary transition-all duration-150"
        style={placeStyle(field.box)}
      />
    </span>
  );
}
