'use client';

import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { type Question } from '@/lib/interview/schema';
import { type Draft } from './draft';
import { TextControl } from './text-control';
import { YesNoControl } from './yes-no-control';

const Select = later(() => import('@/components/ui/select').then((part) => part.Select));

const OneControl = later(() => import('./option-controls').then((part) => part.OneControl));
const ManyControl = later(() => import('./option-controls').then((part) => part.ManyControl));

export type ControlIds = {
  /** The control, or the first of several. */
  control: string;
  title: string;
  /** Ids of help and error, for what is not tied by a Field. */
  described: string;
};

export type AnswerControlProps = {
  question: Question;
  ids: ControlIds;
  draft: Draft;
  invalid: boolean;
  onChange: (draft: Draft) => void;
  onLeave: () => void;
};

/** The control that fits a question's type. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, draft, onChange, onLeave } = props;
  switch (question.type) {
    case 'boolean':
      return <YesNoControl {...props} />;
    case 'radio':
      return <OneControl {...props} meanwhile={<OptionsSkeleton count={question.options.length} />} />;
    case 'checkbox':
    case 'multiselect':
      return <ManyControl {...props} meanwhile={<OptionsSkeleton count={question.options.length} />} />;
    case 'select':
      return (
        <Select
          meanwhile={<Skeleton className="h-11" />}
          options={question.options.map((option) => ({ value: option, label: option }))}
          value={typeof draft === 'string' ? draft : null}
          onValueChange={onChange}
          placeholder="Select an option"
        />
      );
    case 'textarea':
      return (
        <Textarea
          rows={4}
          value={typeof draft === 'string' ? draft : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          placeholder={question.placeholder}
        />
      );
    case 'text':
    case 'number':
    case 'date':
      return <TextControl {...props} />;
  }
}

/** Options in grey, in the size of the real ones. */
function OptionsSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  );
}
