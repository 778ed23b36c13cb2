import { type Metadata } from 'next';
import { TextPage } from '@/components/marketing/text-page';
import { privacyLead, privacyText, privacyTitle } from '@/components/marketing/texts/privacy';
import { readSite } from '@/lib/filing/site';

export const metadata: Metadata = { title: privacyTitle };

export default function PrivacyPage() {
  return <TextPage title={privacyTitle} lead={privacyLead} sections={privacyText(readSite())} />;
}
