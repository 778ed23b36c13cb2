'use client';

import { choiceRowStyles } from '@/components/ui/choice-styles';
import { cn } from '@/components/ui/cn';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { type Question } from '@/lib/interview/schema';
import { type AmountsBeside } from './amount-grid';
import { type Draft } from './draft';
import { answerName, PlainChoices, PlainSelect } from './plain-controls';
import { TextControl } from './text-control';
import { YesNoControl } from './yes-no-control';

// Few questions are of these kinds, and their parts are large.
const OneControl = later(() => import('./one-control').then((part) => part.OneControl));
const ManyControl = later(() => import('./many-control').then((part) => part.ManyControl));
const AmountGrid = later(() => import('./amount-grid').then((part) => part.AmountGrid));
const Select = later(() => import('@/components/ui/select').then((part) => part.Select));

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
  /** Fetches a number in full that came as its last four signs. */
  onReveal: () => Promise<void>;
};

type WithAmounts = AnswerControlProps & {
  /** For choices with amounts beside them. */
  beside: AmountsBeside;
};

/** The control that fits a question's type. */
export function AnswerControl({ beside, ...props }: WithAmounts) {
  const { question, ids, draft, onChange, onLeave } = props;
  const hydrated = useHydrated();
  const plain = {
    question,
    labelledBy: ids.title,
    described: ids.described,
    picked: typeof draft === 'string' ? [draft] : typeof draft === 'object' && draft !== null ? draft : [],
  };
  switch (question.type) {
    case 'boolean':
      return <YesNoControl {...props} />;
    case 'radio':
      return hydrated ? (
        <OneControl meanwhile={<OptionsToCome options={question.options} />} {...props} />
      ) : (
        <PlainChoices {...plain} kind="radio" onPicked={([option = null]) => onChange(option)} />
      );
    case 'checkbox':
    case 'multiselect':
      if (hydrated && question.amounts !== undefined)
        return (
          <AmountGrid
            meanwhile={<PlainChoices {...plain} kind="checkbox" onPicked={onChange} />}
            {...props}
            beside={beside}
          />
        );
      return hydrated ? (
        <ManyControl meanwhile={<PlainChoices {...plain} kind="checkbox" onPicked={onChange} />} {...props} />
      ) : (
        <PlainChoices {...plain} kind="checkbox" onPicked={onChange} />
      );
    case 'select':
      return !hydrated ? (
        <PlainSelect
          question={question}
          id={ids.control}
          described={ids.described}
          value={typeof draft === 'string' ? draft : ''}
          onPicked={onChange}
        />
      ) : (
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
          name={answerName}
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

/** The answers as they will stand, a moment before one can be picked: nothing moves when they come. */
function OptionsToCome({ options }: { options: readonly string[] }) {
  return (
    <div role="group" aria-busy="true" className="pointer-events-none grid gap-2 text-muted-foreground">
      {options.map((option) => (
        <div key={option} className={cn(choiceRowStyles, 'border-border')}>
          <span className="mt-0.5 size-5 shrink-0 rounded-full border border-border" />
          <span>{option}</span>
        </div>
      ))}
    </div>
  );
}
