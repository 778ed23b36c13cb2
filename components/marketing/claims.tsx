import { badgeCheck, landmark, shieldCheck, users } from '@/components/marketing/icon-paths';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { PlainLink } from '@/components/ui/plain-link';

/** The four claims of the specification, in its words, each with the place that proves or limits it. */
export const claims = [
  { icon: users, text: 'Trusted by 10,000+ filers', href: '/terms#filers' },
  { icon: shieldCheck, text: 'Bank-level security', href: '/security' },
  { icon: badgeCheck, text: 'CPA-verified', href: '/terms#review' },
  { icon: landmark, text: 'Guaranteed accuracy', href: '/terms#accuracy' },
] as const;

export function Claims() {
  return (
    <ul aria-label="What we stand for" className="mt-6 grid gap-y-1 border-t pt-5 sm:mt-10 sm:grid-cols-2">
      {claims.map(({ icon, text, href }) => (
        <li key={text} className="flex items-center gap-3 text-sm font-medium">
          <DrawnIcon paths={icon} className="size-4 shrink-0 text-primary" />
          <PlainLink
            href={href}
            className="rounded-xs py-1.5 underline decoration-border-strong underline-offset-4 hover:decoration-current pointer-coarse:py-3"
          >
            {text}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
