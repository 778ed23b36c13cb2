'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { type Question } from '@/lib/interview/schema';
import { type AnswerControlProps } from './answer-control';
import { showDraft } from './draft';
import { answerName } from './plain-controls';
import { formatTyped } from './typed-format';

/** One line: text, a number, an amount of dollars, a date, or a number that is hidden when nobody types. */
export function TextControl({ question, draft, onChange, onLeave, onReveal }: AnswerControlProps) {
  const [isFocused, setFocused] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const text = typeof draft === 'string' ? draft : '';
  // The server showed the last four signs only: they are no number to type into.
  const isHeld = question.sensitive === true && text.includes('•');
  const box = useRef<HTMLInputElement>(null);
  // Where the cursor belongs after separators were put in; a controlled box would move it to the end.
  const caret = useRef<number | null>(null);
  const selects = useRef(false);
  // What was typed before the page was awake.
  const takeTyped = useRef(onChange);
  const shownFirst = useRef(text);
  useLayoutEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== '' && shownFirst.current === '') takeTyped.current(typed);
  }, []);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  useLayoutEffect(() => {
    if (isFocused && selects.current) box.current?.select();
    selects.current = false;
  }, [isFocused]);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    if (question.type === 'date' || question.format === 'email') {
      onChange(target.value);
      return;
    }
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const formatted = formatTyped(question.format, typed);
    if (formatted.text !== typed.text) caret.current = formatted.caret;
    onChange(formatted.text);
  }

  return (
    // The button inside the box stays inside: the box, not its surroundings, has the width.
    <div className={widthOf(question)}>
      <Input
        {...keyboardOf(question)}
        name={isHeld ? undefined : answerName}
        value={showDraft(question, text, isFocused || isRevealed)}
        ref={box}
        readOnly={isHeld}
        onChange={take}
        onFocus={() => {
          // Before the digits take the place of their dots: what is typed then replaces them.
          if (question.sensitive) selects.current = true;
          setFocused(true);
        }}
        onBlur={() => {
          setFocused(false);
          onLeave();
        }}
        {...(question.format === 'money' ? { leading: '$', numeric: true } : {})}
        {...(question.sensitive
          ? {
              trailing: (
                <RevealButton
                  isRevealed={isRevealed && !isHeld}
                  onToggle={() => {
                    setRevealed(isHeld || !isRevealed);
                    if (isHeld) void onReveal();
                  }}
                />
              ),
            }
          : {})}
      />
    </div>
  );
}

function RevealButton({ isRevealed, onToggle }: { isRevealed: boolean; onToggle: () => void }) {
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-pressed={isRevealed}
      aria-label="Show all digits"
      className="grid size-11 place-items-center rounded-md hover:text-foreground"
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** Which keyboard opens, what the browser may fill in, and the limits it knows. */
function keyboardOf({ type, format, min, max, placeholder, sensitive }: Question): ComponentProps<'input'> {
  if (type === 'date') return { type: 'date', min, max, autoComplete: 'off' };
  if (type === 'number')
    return {
      type: 'text',
      // Phones have no minus on the number pad.
      inputMode: typeof min === 'number' && min < 0 ? 'text' : format === 'whole' ? 'numeric' : 'decimal',
      placeholder: 'Enter a number',
      autoComplete: 'off',
    };
  const digits = format === 'ssn' || format === 'ein' || format === 'zip' || format === 'routing';
  return {
    type: format === 'email' ? 'email' : format === 'phone' ? 'tel' : 'text',
    ...(digits || format === 'ipPin' ? { inputMode: 'numeric' } : {}),
    placeholder,
    autoComplete: 'off',
    ...(sensitive || digits ? { spellCheck: false } : {}),
  };
}

/** The box is as wide as what goes into it. */
function widthOf({ type, format }: Question): string {
  if (format === 'whole' || format === 'zip' || format === 'ipPin') return 'sm:max-w-40';
  if (type === 'number' || type === 'date') return 'sm:max-w-56';
  if (format && ['ssn', 'ein', 'routing', 'account', 'phone'].includes(format)) return 'sm:max-w-64';
  return 'sm:max-w-md';
}
