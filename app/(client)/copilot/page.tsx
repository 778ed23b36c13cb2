import { type Metadata } from 'next';
import { CopilotScreen } from '@/components/chat/copilot-screen';

export const metadata: Metadata = { title: 'AI Tax Co-Pilot' };

export default function CopilotPage() {
  return <CopilotScreen />;
}
