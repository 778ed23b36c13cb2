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
    <section aria-label="What we stand for" className="border-y px-5 sm:px-8">
      <ul className="mx-auto grid max-w-6xl grid-cols-2 lg:grid-cols-4">
        {claims.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2.5 py-4 pr-3 text-sm font-medium sm:py-5">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-primary" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
