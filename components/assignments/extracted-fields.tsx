import { ChevronRight } from 'lucide-react';
import { reviewForms, type ReviewForm } from '@/components/documents/review-fields';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type Document } from '@/lib/documents/schema';
import { fieldRows } from './field-rows';

/** What was read from a document, folded away until it is wanted. Nothing when nothing was read. */
export function ExtractedFields({ document }: { document: Pick<Document, 'name' | 'extractions'> }) {
  const forms = reviewForms(document);
  if (forms.length === 0) return null;
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-sm text-sm font-medium text-primary [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        What was read<span className="sr-only"> from {document.name}</span>
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-2">
        {forms.map((form, index) => (
          <FormTable key={index} form={form} />
        ))}
      </div>
    </details>
  );
}

function FormTable({ form }: { form: ReviewForm }) {
  const rows = fieldRows(form);
  const title = form.taxYear === null ? form.title : `${form.title}, ${form.taxYear}`;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-semibold break-words">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">All boxes are blank.</p>
      ) : (
        <Table label={title}>
          <TableHead>
            <TableRow>
              <TableHeadCell>Field</TableHeadCell>
              <TableHeadCell numeric>Value</TableHeadCell>
              <TableHeadCell>Check</TableHeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ path, name, value, standing }) => (
              <TableRow key={path}>
                <TableCell className="py-2">{name}</TableCell>
                <TableCell numeric className="py-2 font-medium">
                  {value}
                </TableCell>
                <TableCell className="py-2 whitespace-nowrap text-muted-foreground">{standing}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  );
}
