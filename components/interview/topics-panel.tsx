'use client';

import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countOf } from '@/lib/format/words';
import { type Category, type Responses, type BriefInsights } from '@/lib/interview/schema';
import { countOptional, listTopics } from './steps';
import { TopicList } from './topic-list';
import { TopicSearch } from './topic-search';

type TopicsPanelProps = {
  categories: readonly Category[];
  responses: Responses;
  insights: BriefInsights;
  /** Slug of the topic on screen; null on the review. */
  current: string | null;
  isReview: boolean;
  onOpen: (questionId: string) => void;
  onReview: () => void;
};

/** The way to any other place of the interview: a search, all topics, and the review of all answers. */
export function TopicsPanel(props: TopicsPanelProps) {
  const { categories, responses, insights, current, isReview, onOpen, onReview } = props;
  const [query, setQuery] = useState('');
  const optional = countOptional(categories);
  return (
    <div className="grid gap-4">
      <TopicSearch
        categories={categories}
        insights={insights}
        query={query}
        onQuery={setQuery}
        onGo={onOpen}
      />
      {query.trim() === '' ? (
        <>
          <TopicList topics={listTopics(categories, responses)} current={current} onOpen={onOpen} />
          {optional === 0 ? null : (
            <p className="-mt-2 px-3 text-xs text-muted-foreground">
              {countOf(optional, 'optional question isn’t', 'optional questions aren’t')} counted here.
            </p>
          )}
        </>
      ) : null}
      <Button variant="outline" onClick={onReview} aria-current={isReview ? 'step' : undefined}>
        <ListChecks aria-hidden="true" />
        Review all answers
      </Button>
    </div>
  );
}
