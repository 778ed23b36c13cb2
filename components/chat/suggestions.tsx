import { cn } from '@/components/ui/cn';

type SuggestionsProps = {
  suggestions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
  label?: string;
  /** All of them in sight, also on phones. */
  wraps?: boolean;
};

/** Questions that fit the return, above the box; they scroll sideways within their row on phones. */
export function Suggestions({
  suggestions,
  disabled,
  onAsk,
  label = 'Suggested questions',
  wraps = false,
}: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={cn('-m-1 flex gap-2 p-1', wraps ? 'flex-wrap' : 'overflow-x-auto sm:flex-wrap')}
    >
      {suggestions.map((question) => (
        <li key={question} className={wraps ? 'min-w-0' : 'shrink-0'}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onAsk(question)}
            className="rounded-full border bg-card px-3 py-1.5 text-left text-sm transition-colors hover:border-border-strong hover:bg-muted disabled:opacity-60 pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
