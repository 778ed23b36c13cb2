'use client';

import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { countOf } from '@/lib/format/words';
import { allQuestionsQuery } from '@/lib/interview/hooks';
import { type Category, type BriefInsights } from '@/lib/interview/schema';
import { type SearchEntry } from '@/lib/interview/search';
import type * as Finding from './topic-finder';

type TopicSearchProps = {
  categories: readonly Category[];
  insights: BriefInsights;
  query: string;
  onQuery: (query: string) => void;
  onGo: (questionId: string) => void;
};

type Finder = typeof Finding;

/** The code that finds, from the moment somebody is about to look; null until it is here. */
function useFinder(isWanted: boolean): [Finder | null, () => void] {
  const [finder, setFinder] = useState<Finder | null>(null);
  const load = useCallback(() => {
    // Without a connection the next key asks again.
    void import('./topic-finder').then(setFinder, () => undefined);
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return [finder, load];
}

/**
 * Finds a topic or a question by its words and goes there. What is not asked says why, and leads to the answer that
 * decided so. A combobox whose list stands below it: arrow keys move, Enter goes, Escape clears.
 */
export function TopicSearch({ categories, insights, query, onQuery, onGo }: TopicSearchProps) {
  const base = useId();
  const [activeAt, setActiveAt] = useState(0);
  // The whole catalog never changes in a visit; it is fetched when somebody looks for something.
  const { data: everything } = useQuery({ ...allQuestionsQuery(), enabled: query !== '' });
  const [finder, loadFinder] = useFinder(query !== '');
  const entries = useMemo(
    () =>
      query === '' || finder === null
        ? []
        : finder.listSearchable(categories, everything ?? [], insights.reasons),
    [query, finder, categories, everything, insights.reasons],
  );
  const found = useMemo(() => finder?.searchInterview(entries, query) ?? [], [finder, entries, query]);
  const isOpen = query.trim() !== '';
  const active = Math.min(activeAt, found.length - 1);
  const optionId = (at: number) => `${base}-option-${at}`;

  function go(entry: SearchEntry | undefined): void {
    if (!entry || entry.leadsTo === null) return;
    onQuery('');
    setActiveAt(0);
    onGo(entry.leadsTo);
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onQuery('');
      return;
    }
    if (!isOpen) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      go(found[active]);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    const next = (active + step + found.length) % found.length;
    setActiveAt(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="grid gap-2" role="search">
      <Label htmlFor={`${base}-input`}>Find a question</Label>
      <Input
        id={`${base}-input`}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={isOpen && found.length > 0 ? `${base}-list` : undefined}
        aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Enter a word"
        leading={<Search aria-hidden="true" />}
        value={query}
        onFocus={loadFinder}
        onChange={(event) => {
          if (finder === null) loadFinder();
          onQuery(event.target.value);
          setActiveAt(0);
        }}
        onKeyDown={move}
      />
      <p role="status" className={cn('text-sm text-muted-foreground', !isOpen && 'sr-only')}>
        {isOpen && finder !== null ? countWords(found.length) : null}
      </p>
      {isOpen && finder !== null && found.length > 0 ? (
        <ul
          id={`${base}-list`}
          role="listbox"
          aria-label="Questions and topics found"
          className="-mx-1 grid max-h-[55dvh] auto-rows-max gap-0.5 overflow-y-auto p-1"
        >
          {found.map((entry, at) => (
            <finder.FoundOption
              key={entry.id}
              id={optionId(at)}
              entry={entry}
              isActive={at === active}
              onHover={() => setActiveAt(at)}
              onPick={() => go(entry)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const countWords = (count: number) => {
  if (count === 0) return 'No results. Try another word.';
  return countOf(count, 'result', 'results');
};
