import { type Metadata } from 'next';
import { TextPage } from '@/components/marketing/text-page';
import { termsLead, termsText, termsTitle } from '@/components/marketing/texts/terms';
import { readSite } from '@/lib/filing/site';

export const metadata: Metadata = { title: termsTitle };

export default function TermsPage() {
  return <TextPage title={termsTitle} lead={termsLead} sections={termsText(readSite())} />;
}
