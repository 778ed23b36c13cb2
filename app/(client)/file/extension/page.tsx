import { type Metadata } from 'next';
import { ExtensionScreen } from '@/components/filing/extension/extension-screen';

export const metadata: Metadata = { title: 'More time to file' };

export default function ExtensionPage() {
  return <ExtensionScreen />;
}
