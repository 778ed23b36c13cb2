import { Alert } from '@/components/ui/alert';
import { type Question } from '@/lib/interview/schema';
import { type Draft } from './draft';

const pickedOf = (draft: Draft): readonly string[] => {
  if (typeof draft === 'boolean') return [draft ? 'Yes' : 'No'];
  return typeof draft === 'string' ? [draft] : (draft ?? []);
};

/** What the chosen answers mean for the rest: that we can't go on here, or what will be left out. */
export function QuestionNotices({ question, draft }: { question: Question; draft: Draft }) {
  const picked = pickedOf(draft);
  const notices = (question.notices ?? []).filter(({ option }) => picked.includes(option));
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {notices.map(({ option, message, blocking }) => (
        <Alert key={option} variant={blocking ? 'warning' : 'info'}>
          {message}
        </Alert>
      ))}
    </div>
  );
}
