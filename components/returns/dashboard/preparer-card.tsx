'use client';

import { Mail, MessageSquare } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast-store';

/** The address is not part of the specification; this one belongs to nobody. */
const supportAddress = 'support@plainfile.example';

/** Fixed sample content while no preparer is assigned (contract section 6.4). */
const preparer = {
  name: 'Jordan Ellis',
  initials: 'JE',
  role: 'Senior Tax Preparer',
  credentials: 'CPA, 12 years of individual returns',
  availability: 'online',
} as const;

const availabilityLooks = {
  online: { text: 'Online', dot: 'bg-money-in' },
  away: { text: 'Away', dot: 'bg-warning' },
  offline: { text: 'Offline', dot: 'bg-input' },
};

/** Who looks after the return, and how to reach them. */
export function PreparerCard() {
  const { text, dot } = availabilityLooks[preparer.availability];
  return (
    <Card asChild>
      <section aria-labelledby="preparer-title">
        <CardHeader>
          <CardTitle id="preparer-title">Your Tax Preparer</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
          <div className="flex items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {preparer.initials}
            </span>
            <div className="min-w-0">
              <p className="font-medium">{preparer.name}</p>
              <p className="text-sm text-muted-foreground">{preparer.role}</p>
            </div>
          </div>
          <dl className="grid gap-1.5 text-sm">
            <div>
              <dt className="sr-only">Credentials</dt>
              <dd>{preparer.credentials}</dd>
            </div>
            <div>
              <dt className="sr-only">Availability</dt>
              <dd className="flex items-center gap-2">
                <span aria-hidden="true" className={cn('size-2 rounded-full', dot)} />
                {text}
              </dd>
            </div>
          </dl>
          <p className="text-sm text-muted-foreground">Sample profile. No preparer is assigned to you yet.</p>
        </CardContent>
        <CardFooter>
          <Button
            variant="outline"
            size="sm"
            className="flex-1"
            onClick={() =>
              toast({ title: 'Coming soon', description: 'Messaging feature will be available soon.' })
            }
          >
            <MessageSquare aria-hidden="true" />
            Message
          </Button>
          <Button asChild variant="outline" size="sm" className="flex-1">
            <a href={`mailto:${supportAddress}`}>
              <Mail aria-hidden="true" />
              Email
            </a>
          </Button>
        </CardFooter>
      </section>
    </Card>
  );
}
