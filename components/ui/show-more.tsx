'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CardFooter } from '@/components/ui/card';

type ShowMoreProps = {
  /** The first rows of a list. */
  children: ReactNode;
  /** The rows after them. */
  rest: ReactNode;
  /** How many those are. */
  more: number;
};

/** The list of a card, of which the rest comes on request. */
export function ShowMore({ children, rest, more }: ShowMoreProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul className="divide-y border-t">
        {children}
        {showsAll ? rest : null}
      </ul>
      {more === 0 || showsAll ? null : (
        <CardFooter>
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            Show {more} more
          </Button>
        </CardFooter>
      )}
    </>
  );
}
