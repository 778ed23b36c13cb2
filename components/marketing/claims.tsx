import { BadgeCheck, Landmark, ShieldCheck, Users } from 'lucide-react';

const claims = [
  { icon: Users, text: 'Trusted by 10,000+ filers' },
  { icon: ShieldCheck, text: 'Bank-level security' },
  { icon: BadgeCheck, text: 'CPA-verified' },
  { icon: Landmark, text: 'Guaranteed accuracy' },
];

/** The four claims of the specification, in its words. */
export function Claims() {
  return (
    <ul aria-label="What we stand for" className="mt-6 grid gap-y-1 border-t pt-5 sm:mt-10 sm:grid-cols-2">
      {claims.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3 py-1.5 text-sm font-medium">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-primary" />
          {text}
        </li>
      ))}
    </ul>
  );
}
