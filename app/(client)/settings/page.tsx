import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { SpinnerScreen } from '@/components/ui/spinner';
import { prefetchAccessLog } from '@/lib/account-data/prefetch';
import { prefetchFirm, prefetchSecurity } from '@/lib/accounts/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchConsents } from '@/lib/consents/prefetch';
import { prefetchReminders } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  const call = await readPageCall('/settings');
  const reads = async () => [
    ...prefetchSecurity(call),
    prefetchAccessLog(call),
    ...(call.actor.role === 'client'
      ? [prefetchConsents(call), prefetchReminders(call)]
      : [prefetchFirm(call)]),
  ];
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <SettingsScreen />
    </Hydrate>
  );
}
