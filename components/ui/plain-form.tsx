'use client';

import { type ComponentProps } from 'react';
import { WorksAsleep } from '@/components/ui/submit-button';
import { useHydrated } from '@/lib/browser/use-hydrated';

type PlainFormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate'> & {
  /** The endpoint that takes the form before the page is awake, and without JavaScript (lib/http/plain-form.ts). */
  action: string;
};

/**
 * A form that works before the page is awake: the browser posts it to the endpoint that the screen would call, and the
 * answer is a page. Once awake, `onSubmit` takes over; `data-asleep` stands on the form until then.
 */
export function PlainForm(props: PlainFormProps) {
  const hydrated = useHydrated();
  return (
    <WorksAsleep value>
      <form {...props} data-asleep={hydrated ? undefined : ''} method="post" noValidate />
    </WorksAsleep>
  );
}
