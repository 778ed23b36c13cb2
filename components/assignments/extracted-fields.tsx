import { ChevronRight } from 'lucide-react';
import { reviewForms, type ReviewForm } from '@/components/documents/review-fields';
import { AskButton } from '@/components/reviews/ask-button';
import { RevealValue } from '@/components/reviews/reveal-value';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type Document } from '@/lib/documents/schema';
import { fieldRows } from './field-rows';

type ReadDocument = Pick<Document, 'id' | 'name' | 'extractions'>;
type ExtractedFieldsProps = { clientId: string; document: ReadDocument };

/** What was read from a document, folded away until it is wanted. Nothing when nothing was read. */
export function ExtractedFields({ clientId, document }: ExtractedFieldsProps) {
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
          <FormTable key={index} clientId={clientId} document={document} form={form} />
        ))}
      </div>
    </details>
  );
}

function FormTable({ clientId, document, form }: ExtractedFieldsProps & { form: ReviewForm }) {
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
              <TableHeadCell>
                <span className="sr-only">Ask</span>
              </TableHeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ path, name, value, isMasked, standing }) => (
              <TableRow key={path}>
                <TableCell className="py-2">{name}</TableCell>
                <TableCell numeric className="py-2 font-medium">
                  {isMasked ? (
                    <RevealValue
                      clientId={clientId}
                      target={{ documentId: document.id, fieldPath: path }}
                      label={name}
                      masked={value}
                    />
                  ) : (
                    value
                  )}
                </TableCell>
                <TableCell className="py-2 whitespace-nowrap text-muted-foreground">{standing}</TableCell>
                <TableCell className="py-1 text-right">
                  <AskButton
                    subject={{
                      label: `${document.name}: ${name}`,
                      pin: { documentId: document.id, fieldPath: path },
                    }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  );
}
