'use client';

import { CheckboxOption } from '@/components/ui/checkbox';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type AnswerControlProps, type ControlIds } from './answer-control';
import { togglePick } from './draft';

const optionId = (ids: ControlIds, index: number) => (index === 0 ? ids.control : `${ids.control}-${index}`);

/** One answer out of a list that is all on the screen. */
export function OneControl({ question, ids, draft, invalid, onChange }: AnswerControlProps) {
  return (
    <RadioGroup
      value={typeof draft === 'string' ? draft : ''}
      onValueChange={onChange}
      aria-labelledby={ids.title}
      aria-describedby={ids.described}
      aria-invalid={invalid || undefined}
    >
      {question.options.map((option, index) => (
        <RadioOption key={option} value={option} label={option} id={optionId(ids, index)} />
      ))}
    </RadioGroup>
  );
}

/** Several answers out of a list; long lists stand in two columns where there is room. */
export function ManyControl({ question, ids, draft, invalid, onChange }: AnswerControlProps) {
  const picked = typeof draft === 'object' && draft !== null ? draft : [];
  return (
    <div
      role="group"
      aria-labelledby={ids.title}
      aria-describedby={ids.described}
      className={question.options.length > 12 ? 'grid gap-2 sm:grid-cols-2' : 'grid gap-2'}
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
