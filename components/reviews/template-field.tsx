import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { requestTemplates, templateText } from './request-templates';

// A select's option needs a value of its own.
const none = 'none';
const options = [
  { value: none, label: 'None' },
  ...requestTemplates.map(({ id, label }) => ({ value: id, label })),
];

type TemplateFieldProps = { text: string; onText: (text: string) => void };

/** Starts a question from a template. What was typed by hand is not overwritten by choosing none. */
export function TemplateField({ text, onText }: TemplateFieldProps) {
  const chosen = requestTemplates.find((template) => template.text === text);
  return (
    <Field label="Template" optional>
      <Select
        options={options}
        value={chosen?.id ?? none}
        onValueChange={(id) => {
          const next = templateText(id);
          if (next !== null) onText(next);
          else if (chosen !== undefined) onText('');
        }}
      />
    </Field>
  );
}
