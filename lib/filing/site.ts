import { env } from '@/lib/env';

/** What the public pages say of this installation: whether filings are real, and where people write for help. */
export function readSite(): { simulated: boolean; supportEmail: string | null } {
  const { EFILE_TRANSMITTER, SUPPORT_EMAIL } = env();
  return { simulated: EFILE_TRANSMITTER === 'simulator', supportEmail: SUPPORT_EMAIL ?? null };
}
