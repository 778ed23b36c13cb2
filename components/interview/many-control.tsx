'use client';

import { CheckboxOption } from '@/components/ui/checkbox';
import { type AnswerControlProps } from './answer-control';
import { togglePick } from './draft';
import { optionId } from './option-id';

/** Several answers out of a list; long lists stand in two columns where there is room. */
export function ManyControl({ question, ids, draft, invalid, onChange }: AnswerControlProps) {
  const picked = typeof draft === 'object' && draft !== null ? draft : [];
  return (
    <div
      role="group"
      aria-labelledby={ids.title}
      aria-describedby={ids.described}
      className={question.options.length > 8 ? 'grid gap-2 sm:grid-cols-2' : 'grid gap-2'}
    >
      {question.options.map((option, index) => (
        <CheckboxOption
          key={option}
          id={optionId(ids, index)}
          label={option}
          checked={picked.includes(option)}
          onCheckedChange={() => onChange(togglePick(question, picked, option))}
          aria-invalid={invalid || undefined}
        />
      ))}
    </div>
  );
}
