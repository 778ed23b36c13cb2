'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useChooseYear } from '@/lib/returns/chosen-year';
import { useOpenYear } from '@/lib/returns/hooks';
import { announceRefused, announceYear } from './announce-return';

/** The years that a return can be opened for, the earliest first. */
const years = [2024, 2025];

type YearButtonsProps = {
  /** The years that the client has a return of. */
  open: readonly number[];
  /** The year that the screens show. */
  shown: number;
};

/** Switches to another year, or opens its return; the server then draws the page of that year. */
export function YearButtons({ open, shown }: YearButtonsProps) {
  const router = useRouter();
  const opening = useOpenYear();
  const chooseYear = useChooseYear();
  const [, startMove] = useTransition();
  const [pressed, press] = useOptimistic(shown);
  const show = (year: number) =>
    startMove(() => {
      press(year);
      chooseYear(year);
      router.refresh();
    });
  return years.map((year) => {
    const isOpen = open.includes(year);
    // Until the page has the new return, so that nobody opens it twice.
    const isOpening = opening.variables === year && (opening.isPending || (opening.isSuccess && !isOpen));
    return (
      <Button
        key={year}
        variant={year === pressed ? 'primary' : 'outline'}
        aria-pressed={year === pressed}
        pending={isOpening}
        onClick={() =>
          isOpen ? show(year) : opening.mutate(year, { onSuccess: announceYear, onError: announceRefused })
        }
      >
        {isOpen ? `${year} Tax Year` : `Start ${year} Tax Year`}
      </Button>
    );
  });
}
