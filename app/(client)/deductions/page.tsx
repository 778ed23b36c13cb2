import { type Metadata } from 'next';
import { DeductionsScreen } from '@/components/deductions/deductions-screen';

export const metadata: Metadata = { title: 'Maximize Your Refund' };

export default function DeductionsPage() {
  return <DeductionsScreen />;
}
