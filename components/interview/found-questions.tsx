import { cn } from '@/components/ui/cn';
import { comesLater, type SearchEntry } from '@/lib/interview/search';

type FoundQuestionsProps = {
  id: string;
  entries: readonly SearchEntry[];
  active: number;
  optionId: (at: number) => string;
  onHover: (at: number) => void;
  onPick: (entry: SearchEntry) => void;
};

/** What a search of the interview found, in its order. */
export function FoundQuestions({ id, entries, active, optionId, onHover, onPick }: FoundQuestionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Questions and topics found"
      className="-mx-1 grid max-h-[55dvh] gap-0.5 overflow-y-auto p-1"
    >
      {entries.map((entry, at) => (
        <FoundOption
          key={entry.id}
          id={optionId(at)}
          entry={entry}
          isActive={at === active}
          onHover={() => onHover(at)}
          onPick={() => onPick(entry)}
        />
      ))}
    </ul>
  );
}

type FoundOptionProps = {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onHover: () => void;
  onPick: () => void;
};

function FoundOption({ id, entry, isActive, onHover, onPick }: FoundOptionProps) {
  const { kind, text, topic, itemName, because, leadsTo } = entry;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={leadsTo === null || undefined}
      // The cursor stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onHover}
      onClick={onPick}
      className={cn(
        'grid min-h-11 content-center gap-0.5 rounded-md px-3 py-2 text-sm',
        leadsTo === null ? 'cursor-default' : 'cursor-pointer',
        isActive && 'bg-muted outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <span className="font-medium break-words">{text}</span>
      <span className="text-xs text-muted-foreground">
        {kind === 'topic' ? 'Topic' : itemName === undefined ? topic : `${topic}, ${itemName}`}
      </span>
      {because === null ? null : (
        <span className="text-xs text-muted-foreground">
          {because === comesLater ? because : `Skipped: ${because}`}
          {leadsTo === null ? null : (
            <span className="font-medium text-foreground">
              {because === comesLater ? ` Go to ${topic}.` : ' Go to that answer.'}
            </span>
          )}
        </span>
      )}
    </li>
  );
}
