'use client';

import { ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import Image from 'next/image';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { type Document, type ExtractionField } from '@/lib/documents/schema';
import { fileAddress } from './document-labels';
import { FieldCrop } from './field-crop';
import { describePlace, placeStyle } from './field-place';
import { pageSource } from './page-source';

/** From this width on the document stands beside its fields; the same number is in review-body.tsx. */
export const wide = '(min-width: 1200px)';

type DocumentViewerProps = {
  document: Document;
  /** The field that has the focus, or had it last. */
  field: (ExtractionField & { name: string }) | null;
};

/** The document beside its fields, at the page of the focused field, with its place marked. */
export function DocumentViewer({ document, field }: DocumentViewerProps) {
  const isWide = useMediaQuery(wide);
  const page = field?.page ?? 1;
  const [zoom, setZoom] = useState(0);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      <div className="flex min-h-19 items-center gap-3.5 border-b px-4 py-2.5">
        {field === null ? null : <PageMap field={field} />}
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-medium">{field === null ? document.name : field.name}</p>
          <p className="text-muted-foreground first-letter:uppercase">
            {field === null ? 'Select a value to see it on the page.' : describePlace(field)}
          </p>
        </div>
        <Zoom zoom={zoom} onChange={setZoom} />
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
      {isWide && field !== null ? (
        <FieldCrop document={document} field={field} className="h-32 shrink-0 border-b" />
      ) : null}
      {isWide ? (
        <PagePicture
          key={page}
          document={document}
          page={page}
          field={field}
          width={widths[zoom] ?? 'w-full'}
        />
      ) : null}
    </div>
  );
}

/** How wide the page is drawn, against its frame. */
const widths = ['w-full', 'w-[150%]', 'w-[220%]', 'w-[320%]'];

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Zoom out"
        aria-disabled={zoom === 0 || undefined}
        onClick={() => onChange(Math.max(0, zoom - 1))}
      >
        <ZoomOut aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Zoom in"
        aria-disabled={zoom === widths.length - 1 || undefined}
        onClick={() => onChange(Math.min(widths.length - 1, zoom + 1))}
      >
        <ZoomIn aria-hidden="true" />
      </Button>
    </>
  );
}

type PagePictureProps = DocumentViewerProps & { page: number; width: string };

/** The page as a picture: drawn by us for a PDF, the file itself otherwise; the browser's own viewer when that fails. */
function PagePicture({ document, page, field, width }: PagePictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <iframe
        src={`${fileAddress(document.fileUrl, page)}&view=FitH&navpanes=0`}
        title={`The document ${document.name}`}
        className="min-h-0 w-full flex-1 bg-muted"
      />
    );
  }
  return (
    // Scrolls by keyboard, too.
    <div
      role="region"
      aria-label={`Page ${page} of ${document.name}, scrollable`}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto"
    >
      {state === 'loading' ? <p className="p-4 text-muted-foreground">Loading page {page}…</p> : null}
      <div className={cn('relative', width)}>
        <Image
          src={pageSource(document, page)}
          alt={`Page ${page} of ${document.name}`}
          width={0}
          height={0}
          unoptimized
          loading="eager"
          className="h-auto w-full"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
        {field === null || state !== 'shown' ? null : <Mark key={width} field={field} />}
      </div>
    </div>
  );
}

function Mark({ field }: { field: ExtractionField }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [field.path]);
  return (
    <span
      ref={mark}
      aria-hidden="true"
      className="absolute rounded-xs bg-primary/15 outline-2 outline-primary transition-all duration-150"
      style={placeStyle(field.box)}
    />
  );
}

/** A sheet of paper in miniature with the field's place on it, for narrow screens and while a page is drawn. */
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
