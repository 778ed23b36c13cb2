'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useChangeType } from '@/lib/documents/hooks';
import { formNames, nameInMenu } from '@/lib/documents/kinds/form-names';
import { typeOfForm } from '@/lib/documents/kinds/registry';
import { type TypeInput } from '@/lib/documents/schema';
import { messageOf } from '@/lib/http/client';

/** Each choice by its name on the document. A receipt has no boxes to name. */
const choices: readonly { name: string; input: TypeInput }[] = [
  ...formNames.map((form) => ({ name: nameInMenu(form), input: { type: typeOfForm(form), form } })),
  { name: 'Receipt', input: { type: 'Receipt' } },
];

type WhatIsThisProps = { documentId: string; userId: string };

/** Asks what a document is that wasn't recognized, with every kind that is read; the choice reads it as that. */
export function WhatIsThis({ documentId, userId }: WhatIsThisProps) {
  const { mutateAsync, isPending, variables } = useChangeType(userId);
  const choose = async (input: TypeInput) => {
    if (isPending) return;
    try {
      await mutateAsync({ id: documentId, ...input });
    } catch (error) {
      const description = messageOf(error, 'We couldn’t change the document type.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  const isChosen = ({ input }: (typeof choices)[number]) =>
    isPending && variables.type === input.type && variables.form === input.form;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">What is this?</legend>
      <p className="text-muted-foreground">
        Select the form’s name. We’ll read the document again as that form. You can enter any box we can’t
        read.
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.name}
            variant="outline"
            size="sm"
            pending={isChosen(choice)}
            onClick={() => void choose(choice.input)}
          >
            {choice.name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
