'use client';

import { Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { moveActive } from '@/components/ui/combobox-keys';
import { Input } from '@/components/ui/input';
import { menuItemStyles, menuStyles } from '@/components/ui/overlay-styles';
import { type SelectOption } from '@/components/ui/select';

type ComboboxProps = {
  /** What can be chosen now; the caller narrows it by what `onSearch` says. */
  options: readonly SelectOption[];
  /** Who or what is chosen; its label stands in the box while nothing is typed. */
  chosen: SelectOption | null;
  onChoose: (value: string) => void;
  /** The text typed to narrow the list; empty when the box shows what is chosen. */
  onSearch: (text: string) => void;
  /** Name of the list for screen readers ("Preparers"). */
  listLabel: string;
  placeholder?: string;
};

/**
 * One choice out of a list that is too long to show: a box to type in with the list below it, as the ARIA practices
 * describe an editable combobox. Arrows move, Enter chooses, Escape closes. Inside a Field it is tied to its label.
 */
export function Combobox({ options, chosen, onChoose, onSearch, listLabel, placeholder }: ComboboxProps) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  // By value: when the list below changes while it is open, the mark stays with who was marked, or goes.
  const [active, setActive] = useState<string | null>(null);
  const isShown = isOpen && options.length > 0;
  const place = isShown ? options.findIndex(({ value }) => value === active) : -1;
  const marked = place < 0 ? null : place;

  const search = (text: string | null) => {
    setTyped(text);
    onSearch(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setActive(null);
    if (typed !== null) search(null);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    onChoose(option.value);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter chooses; it never sends the form around the box.
    if (event.key === 'Enter') {
      event.preventDefault();
      if (marked !== null) choose(marked);
      return;
    }
    if (event.key === 'Escape' && (isOpen || typed !== null)) {
      // Closes the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const next = moveActive(event.key, marked, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next === null ? null : (options[next]?.value ?? null));
  };

  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={marked === null ? undefined : `${list}-${marked}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={placeholder}
        leading={<Search aria-hidden="true" />}
        value={typed ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          search(target.value);
          setOpen(true);
          setActive(null);
        }}
        onClick={({ currentTarget }) => {
          // Typing replaces who is chosen instead of adding to the name.
          if (typed === null) currentTarget.select();
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isShown ? (
        <ul
          id={list}
          role="listbox"
          aria-label={listLabel}
          className={cn(menuStyles, 'absolute inset-x-0 top-full mt-1 max-h-80 overflow-y-auto')}
          // The focus stays in the box while the list is pointed at or scrolled.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <Row
              key={option.value}
              id={`${list}-${index}`}
              label={option.label}
              isChosen={option.value === chosen?.value}
              isMarked={index === marked}
              onChoose={() => choose(index)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type RowProps = { id: string; label: string; isChosen: boolean; isMarked: boolean; onChoose: () => void };

function Row({ id, label, isChosen, isMarked, onChoose }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      data-highlighted={isMarked ? '' : undefined}
      onClick={onChoose}
      className={cn(
        menuItemStyles,
        'min-h-10 justify-between text-base hover:bg-muted',
        isMarked && 'ring-2 ring-primary ring-inset',
      )}
    >
      <span className="min-w-0 break-words">{label}</span>
      {isChosen ? <Check aria-hidden="true" className="text-primary" /> : null}
    </li>
  );
}
