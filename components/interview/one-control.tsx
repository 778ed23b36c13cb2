'use client';

import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type AnswerControlProps } from './answer-control';
import { optionId } from './option-id';

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
