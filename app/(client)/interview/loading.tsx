import { InterviewSkeleton } from '@/components/interview/interview-skeleton';

export default function InterviewLoading() {
  return <InterviewSkeleton />;
}
