import { CheckboxOption } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';

interface DeclarationProps {
  paragraphs: readonly string[];
  id: string;
  agreed: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** The text that a signature stands under, and the box that says it was read. */
export function Declaration({ paragraphs, id, agreed, error, onChange }: DeclarationProps) {
  return (
    <section aria-label="Declaration" className="grid gap-3">
      <div className="reading-width grid gap-3 border-l-2 pl-4 text-sm">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
      <CheckboxOption
        id={id}
        label="I have read and agree to this declaration"
        checked={agreed}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </section>
  );
}
