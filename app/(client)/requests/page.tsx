import { type Metadata } from 'next';
import { RequestsScreen } from '@/components/reviews/requests-screen';

export const metadata: Metadata = { title: 'Questions from your preparer' };

export default function RequestsPage() {
  return <RequestsScreen />;
}
