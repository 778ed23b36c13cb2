'use client';

import { SecuritySection } from '@/components/accounts/security/security-section';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { AccessLogCard } from './access-log-card';
import { ConsentsCard } from './consents-card';
import { DeletionCard } from './deletion-card';
import { ExportCard } from './export-card';
import { FirmCard } from './firm-card';
import { ProfileCard } from './profile-card';
import { RemindersCard } from './reminders-card';
import { ThemeCard } from './theme-card';

/** The account of whoever is signed in: who they are, how they sign in, what we may do with their data. */
export function SettingsScreen() {
  const { data: user } = useCurrentUser();
  if (user === undefined || user === null) return <SpinnerScreen />;
  const isClient = user.role === 'client';
  return (
    <>
      <PageHeader title="Settings" subtitle="Manage your account settings" />
      <div className="grid max-w-3xl grid-cols-1 gap-10">
        <SettingsGroup id="settings-profile" title="Profile">
          <ProfileCard user={user} />
          {isClient ? null : <FirmCard role={user.role} />}
          <ThemeCard />
        </SettingsGroup>
        <SecuritySection />
        <SettingsGroup id="settings-data" title="Your data">
          {isClient ? <ConsentsCard /> : null}
          {isClient ? <RemindersCard /> : null}
          <AccessLogCard />
          <ExportCard />
          <DeletionCard role={user.role} />
        </SettingsGroup>
      </div>
    </>
  );
}

function SettingsGroup({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
