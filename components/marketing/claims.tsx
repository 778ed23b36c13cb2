import { badgeCheck, landmark, shieldCheck, users } from '@/components/marketing/icon-paths';
import { DrawnIcon } from '@/components/ui/drawn-icon';

const claims = [
  { icon: users, text: 'Trusted by 10,000+ filers' },
  { icon: shieldCheck, text: 'Bank-level security' },
  { icon: badgeCheck, text: 'CPA-verified' },
  { icon: landmark, text: 'Guaranteed accuracy' },
];

/** The four claims of the specification, in its words. */
export function Claims() {
  return (
    <ul aria-label="What we stand for" className="mt-6 grid gap-y-1 border-t pt-5 sm:mt-10 sm:grid-cols-2">
      {claims.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-3 py-1.5 text-sm font-medium">
          <DrawnIcon paths={icon} className="size-4 shrink-0 text-primary" />
          {text}
        </li>
      ))}
    </ul>
  );
}
