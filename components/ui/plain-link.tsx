import { type ComponentProps } from 'react';

/**
 * A link that loads the whole page, for pages on which people arrive from outside (the landing page, a wrong address):
 * the router's own link would add 3.5 kB of script to every first visit and save nothing.
 */
export function PlainLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a {...props}>{children}</a>;
}
