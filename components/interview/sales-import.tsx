'use client';

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { countOf } from '@/lib/format/words';
import { salesImportsQuery } from '@/lib/interview/sales-hooks';
import { longestSalesList } from '@/lib/interview/limits';
import { type Responses } from '@/lib/interview/schema';
import { type ReadList } from '@/lib/interview/sales-csv/read-list';
import { useReturnYear } from '@/lib/returns/hooks';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { focusHeading, headingId } from './heading';
import { takePasted } from './pasted-sales';
import { SalesLists } from './sales-lists';
import { SalesPreview } from './sales-preview';

type SalesImportProps = {
  returnId: string;
  responses: Responses;
  /** Back to the interview. */
  onDone: () => void;
};

/** Loads a broker's list of sales: file or paste, a look at what we read, then all at once. */
export function SalesImport({ returnId, responses, onDone }: SalesImportProps) {
  const [text, setText] = useState('');
  const [list, setList] = useState<ReadList | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const newest = useRef('');
  const file = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const { data: imports } = useQuery(salesImportsQuery(returnId));
  const taxYear = useReturnYear();

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, []);
  // Rows that were pasted into a box of a sale are read as if they had been pasted here.
  useEffect(() => {
    const pasted = takePasted();
    if (pasted === '') return;
    newest.current = pasted;
    void import('@/lib/interview/sales-csv/read-list').then(({ readSalesList }) => {
      if (newest.current !== pasted) return;
      setText(pasted);
      setList(readSalesList(pasted, taxYear));
    });
  }, [taxYear]);
  useEffect(() => {
    if (added !== null) done.current?.focus();
  }, [added]);

  /** Reads in the browser; nothing is sent before the reader says so. */
  async function read(next: string): Promise<void> {
    newest.current = next;
    setText(next);
    setAdded(null);
    if (next.trim() === '') {
      setList(null);
      return;
    }
    const { readSalesList } = await import('@/lib/interview/sales-csv/read-list');
    // The reader is fetched with the first list: what was typed since then is newer.
    if (newest.current === next) setList(readSalesList(next, taxYear));
  }

  async function readFile(picked: File | undefined): Promise<void> {
    if (!picked) return;
    // A character takes up to four bytes: what is longer is not worth reading.
    await read(picked.size > 4 * longestSalesList ? 'x'.repeat(longestSalesList + 1) : await picked.text());
  }

  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 id={headingId} tabIndex={-1} className="text-2xl font-semibold text-balance outline-none">
          Import your sales from a file
        </h1>
        <p className="reading-width">
          Most brokers and apps let you download your sales as a CSV file. Look for “tax documents” or
          “export.” You can review everything before it’s added.
        </p>
        <p>
          <Button variant="link" size="inline" asChild>
            <a
              href={taxYear === firstTaxYear ? '/sales-template.csv' : `/sales-template-${taxYear}.csv`}
              download
            >
              <Download aria-hidden="true" />
              Download a template
            </a>
          </Button>
        </p>
      </div>
      {added === null ? null : (
        <div ref={done} tabIndex={-1} role="status" className="rounded-md outline-none">
          <Alert
            variant="success"
            title={countOf(added, 'sale added', 'sales added')}
            action={
              <Button size="sm" onClick={onDone}>
                Continue the interview
              </Button>
            }
          >
            You can remove them below.
          </Alert>
        </div>
      )}
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={() => file.current?.click()}>
            Choose a CSV file
          </Button>
          <span className="text-sm text-muted-foreground">or paste the list below</span>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            hidden
            aria-label="CSV file with sales"
            onChange={({ target }) => {
              const [picked] = target.files ?? [];
              void readFile(picked).then(() => {
                // The same file can be picked again after a change.
                target.value = '';
              });
            }}
          />
        </div>
        <Field
          label="List of sales"
          help="Include the header row. Separate columns with commas, semicolons, or tabs."
        >
          <Textarea
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => void read(event.target.value)}
            className="font-mono text-sm"
          />
        </Field>
      </div>
      {list === null || imports === undefined ? null : (
        <SalesPreview
          key={text}
          returnId={returnId}
          csv={text}
          list={list}
          imports={imports}
          responses={responses}
          onAdded={(count) => {
            setText('');
            setList(null);
            setAdded(count);
          }}
        />
      )}
      {imports === undefined ? null : <SalesLists returnId={returnId} imports={imports.imports} />}
      <div className="flex justify-between border-t pt-6">
        <Button variant="ghost" onClick={onDone}>
          Back to the interview
        </Button>
      </div>
    </div>
  );
}
