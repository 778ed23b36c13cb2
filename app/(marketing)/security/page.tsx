import { type Metadata } from 'next';
import { TextPage } from '@/components/marketing/text-page';
import { securityLead, securityText, securityTitle } from '@/components/marketing/texts/security';
import { readSite } from '@/lib/filing/site';

export const metadata: Metadata = { title: securityTitle };

export default function SecurityPage() {
  return <TextPage title={securityTitle} lead={securityLead} sections={securityText(readSite())} />;
}
