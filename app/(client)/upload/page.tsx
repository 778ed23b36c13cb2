import { type Metadata } from 'next';
import { UploadScreen } from '@/components/documents/upload-screen';

export const metadata: Metadata = { title: 'Upload Documents' };

export default function UploadPage() {
  return <UploadScreen />;
}
