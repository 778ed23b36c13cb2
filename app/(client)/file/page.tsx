import { type Metadata } from 'next';
import { FilingScreen } from '@/components/filing/filing-screen';

export const metadata: Metadata = { title: 'File your return' };

export default function FilePage() {
  return <FilingScreen />;
}
