import { formatDay } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { type EngagementLetter } from '@/lib/assignments/engagement-schema';

/** An engagement letter to read, with the signature once it is there. */
export function LetterText({ letter: { paragraphs, signed } }: { letter: EngagementLetter }) {
  return (
    <div className="grid gap-3">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="break-words whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {signed === null ? null : (
        <p className="font-medium break-words">
          Signed “{signed.by}” on <LocalTime at={signed.at} format={formatDay} />
        </p>
      )}
    </div>
  );
}
