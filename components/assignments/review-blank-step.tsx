'use client';

import { useEffect, useId } from 'react';
import { FieldCrop } from '@/components/documents/field-crop';
import { groupByPlace, hasPlace, type Look } from '@/components/documents/field-place';
import { type ReviewField } from '@/components/documents/review-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type Document } from '@/lib/documents/schema';
import { type StepProps } from './review-field-step';
import { useSaveChecked } from './use-save-checked';

type BlankStepProps = StepProps<'blank'> & {
  canCorrect: boolean;
  /** This box isn't blank: it gets a step of its own. */
  onApart: (field: ReviewField) => void;
};

/** Boxes that look blank or unchecked, each beside its print: Enter agrees to all of them. */
export function BlankStep(props: BlankStepProps) {
  const { clientId, step, canCorrect, onApart, onNext } = props;
  const { document, fields, title, checkedBy } = step;
  const save = useSaveChecked(clientId, document, canCorrect, props);
  const id = useId();
  useEffect(() => window.document.getElementById(id)?.focus(), [id]);
  return (
    <Card asChild className="gap-4 p-5 sm:p-6">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-words">
          Boxes that look blank
          <span className="block text-sm font-normal text-muted-foreground">
            {title}, {document.name}
          </span>
        </h2>
        {checkedBy.length === 0 ? null : (
          <p className="text-sm text-muted-foreground">Checked by {checkedBy.join(', ')}</p>
        )}
        <ul className="grid gap-4 sm:grid-cols-2">
          {groupByPlace(fields).map((look) => (
            <BlankLook
              key={look.fields.map(({ path }) => path).join(' ')}
              look={look}
              document={document}
              onApart={onApart}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            id={id}
            onClick={() =>
              save(
                fields.map((field) => ({ field })),
                'Blank boxes',
              )
            }
          >
            Confirm all are blank
          </Button>
          <Button variant="outline" onClick={onNext}>
            Next
          </Button>
        </div>
      </section>
    </Card>
  );
}

const heights = { box: 'h-24', row: 'h-32', form: 'h-80' };

/** Boxes that stand in one place, with the print there: the box, its row, or the form. */
function BlankLook({
  look: { fields, view },
  document,
  onApart,
}: {
  look: Look<ReviewField>;
  document: Document;
  onApart: (field: ReviewField) => void;
}) {
  const [first] = fields;
  return (
    <li className={cn('grid content-start gap-2', view !== 'box' && 'sm:col-span-2')}>
      <ul className={cn('grid gap-2', view !== 'box' && 'sm:grid-cols-2 sm:gap-x-4')}>
        {fields.map((field) => (
          <li key={field.path} className="flex items-start justify-between gap-3">
            <span className="min-w-0 text-sm break-words">{field.name}</span>
            <Button
              variant="outline"
              size="sm"
              className="shrink-0"
              onClick={() => onApart(field)}
              aria-label={`${field.name} isn’t blank`}
            >
              Not blank
            </Button>
          </li>
        ))}
      </ul>
      {first === undefined || !hasPlace(first) ? null : (
        <FieldCrop
          document={document}
          field={
            view === 'box'
              ? first
              : { ...first, name: view === 'row' ? 'The row with these boxes' : 'The form' }
          }
          view={view}
          className={cn('rounded-md border', heights[view])}
        />
      )}
    </li>
  );
}
