'use client';

import { useQuery } from '@tanstack/react-query';
import { Search as SearchIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { later } from '@/components/ui/later';
import { countOf } from '@/lib/format/words';
import { allQuestionsQuery } from '@/lib/interview/hooks';
import { type Category, type BriefInsights } from '@/lib/interview/schema';
import type * as Search from '@/lib/interview/search';

// For whoever looks for something; the field alone is part of the first load.
const FoundQuestions = later(() => import('./found-questions').then((part) => part.FoundQuestions));

type TopicSearchProps = {
  categories: readonly Category[];
  insights: BriefInsights;
  query: string;
  onQuery: (query: string) => void;
  onGo: (questionId: string) => void;
};

/**
 * Finds a topic or a question by its words and goes there. What is not asked says why, and leads to the answer that
 * decided so. A combobox whose list stands below it: arrow keys move, Enter goes, Escape clears.
 */
export function TopicSearch({ categories, insights, query, onQuery, onGo }: TopicSearchProps) {
  const base = useId();
  const [activeAt, setActiveAt] = useState(0);
  // The whole catalog never changes in a visit; it is fetched when somebody looks for something.
  const { data: everything } = useQuery({ ...allQuestionsQuery(), enabled: query !== '' });
  const search = useSearch(query !== '');
  const entries = useMemo(
    () =>
      query === '' || search === null
        ? []
        : search.listSearchable(categories, everything ?? [], insights.reasons),
    [query, search, categories, everything, insights.reasons],
  );
  const found = useMemo(() => search?.searchInterview(entries, query) ?? [], [search, entries, query]);
  const isOpen = query.trim() !== '' && search !== null;
  const active = Math.min(activeAt, found.length - 1);
  const optionId = (at: number) => `${base}-option-${at}`;

  function go(entry: Search.SearchEntry | undefined): void {
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
        leading={<SearchIcon aria-hidden="true" />}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          setActiveAt(0);
        }}
        onKeyDown={move}
      />
      <p role="status" className={cn('text-sm text-muted-foreground', !isOpen && 'sr-only')}>
        {isOpen ? countWords(found.length) : null}
      </p>
      {isOpen && found.length > 0 ? (
        <FoundQuestions
          id={`${base}-list`}
          entries={found}
          active={active}
          optionId={optionId}
          onHover={setActiveAt}
          onPick={go}
        />
      ) : null}
    </div>
  );
}

/** How to search, once somebody does; null until it is here. */
function useSearch(isWanted: boolean): typeof Search | null {
  const [search, setSearch] = useState<typeof Search | null>(null);
  useEffect(() => {
    if (!isWanted || search !== null) return;
    let isHere = true;
    const load = () =>
      void import('@/lib/interview/search').then(
        (loaded) => isHere && setSearch(loaded),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isHere = false;
      window.removeEventListener('online', load);
    };
  }, [isWanted, search]);
  return search;
}

const countWords = (count: number) => {
  if (count === 0) return 'No results. Try another word.';
  return countOf(count, 'result', 'results');
};
