import { cn } from '@/components/ui/cn';
import { comesLater, type SearchEntry } from '@/lib/interview/search';

export { listSearchable, searchInterview } from '@/lib/interview/search';

type FoundOptionProps = {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onHover: () => void;
  onPick: () => void;
};

/** One of what was found: its words, where it belongs, and why it is not asked. */
export function FoundOption({ id, entry, isActive, onHover, onPick }: FoundOptionProps) {
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
