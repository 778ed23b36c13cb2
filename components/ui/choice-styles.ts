/** The row around a radio or checkbox: 44 px high at least, tinted when chosen. */
export const choiceRowStyles =
  'flex min-h-11 items-start gap-3 rounded-md border border-border-strong bg-card px-3.5 py-2.5 transition-colors hover:border-foreground has-[[data-state=checked]]:border-primary has-[[data-state=checked]]:bg-primary-soft has-[:disabled]:pointer-events-none has-[:disabled]:opacity-60';
