type SuggestionsProps = {
  suggestions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
};

/** Questions that fit the return, above the box; they scroll sideways within their row on phones. */
export function Suggestions({ suggestions, disabled, onAsk }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggested questions" className="-m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
      {suggestions.map((question) => (
        <li key={question} className="shrink-0">
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
