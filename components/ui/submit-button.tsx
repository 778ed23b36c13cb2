'use client';

import { createContext, useContext, type ComponentProps } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** True inside a form that the browser can send by itself (plain-form.tsx). */
export const WorksAsleep = createContext(false);

/**
 * The element behind every submit button. Until the page is awake it is disabled, which also stops Enter in a field:
 * otherwise the browser itself would send the form. Only forms that are made for that are sent by it.
 */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<'button'>, 'type'>) {
  const hydrated = useHydrated();
  const worksAsleep = useContext(WorksAsleep);
  if (!hydrated && worksAsleep) return <button {...props} type="submit" />;
  // Busy instead of dimmed: nothing changes its look while a page loads.
  const waking = hydrated ? {} : { 'aria-busy': true };
  return <button {...props} {...waking} type="submit" disabled={disabled === true || !hydrated} />;
}
