import { type Metadata } from 'next';
import { TrainingScreen } from '@/components/training/training-screen';

export const metadata: Metadata = { title: 'Training Materials' };

export default function TrainingPage() {
  return <TrainingScreen />;
}
