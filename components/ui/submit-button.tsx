'use client';

import { type ComponentProps } from 'react';
import { useAwake } from '@/lib/browser/use-awake';

/**
 * The element behind every submit button. Until the page is awake it is disabled, which also stops Enter in a field:
 * otherwise the browser itself would send the form, with what was typed in the address.
 */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  const awake = useAwake();
  // Busy instead of dimmed: nothing changes its look while a page loads.
  const waking = awake ? {} : { 'aria-busy': true };
  return <button {...props} {...waking} type="submit" disabled={disabled === true || !awake} />;
}
