'use client';

import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type AnswerControlProps } from './answer-control';
import { answerName } from './plain-controls';

const answers = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

/** Two buttons. The chosen one is marked by an icon and a border, not by color alone. */
export function YesNoControl({ ids, draft, onChange }: AnswerControlProps) {
  return (
    <div
      role="group"
      aria-labelledby={ids.title}
      aria-describedby={ids.described}
      className="grid grid-cols-2 gap-3 sm:max-w-sm"
    >
      {/* Comes before the buttons: the one that is pressed has the last word. */}
      {typeof draft === 'boolean' ? <input type="hidden" name={answerName} value={String(draft)} /> : null}
      {answers.map(({ label, value }, index) => {
        const isChosen = draft === value;
        return (
          <Button
            key={label}
            id={index === 0 ? ids.control : `${ids.control}-${index}`}
            // Until the page is hydrated, a press sends the answer by itself. It stays the same element when the page
            // wakes up: another one would take the focus from a filer who is quick with the keyboard.
            type="submit"
            name={answerName}
            value={String(value)}
            variant="outline"
            size="lg"
            aria-pressed={isChosen}
            onClick={(event) => {
              event.preventDefault();
              onChange(value);
            }}
            className={cn(isChosen && 'border-primary bg-primary-soft text-primary hover:bg-primary-soft')}
          >
            {isChosen ? <Check aria-hidden="true" /> : null}
            {label}
          </Button>
        );
      })}
    </div>
  );
}
