'use client';

import { useEffect, useId } from 'react';
import { FieldCrop } from '@/components/documents/field-crop';
import { hasPlace } from '@/components/documents/field-place';
import { type ReviewField } from '@/components/documents/review-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
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
          {fields.map((field) => (
            <li key={field.path} className="grid content-start gap-2">
              <div className="flex items-start justify-between gap-3">
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
              </div>
              {hasPlace(field) ? (
                <FieldCrop document={document} field={field} className="h-24 rounded-md border" />
              ) : null}
            </li>
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
            Agree, all blank
          </Button>
          <Button variant="outline" onClick={onNext}>
            Next
          </Button>
        </div>
      </section>
    </Card>
  );
}
