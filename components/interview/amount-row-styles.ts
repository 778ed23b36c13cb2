/** Rows of choices with a box for an amount; the same before and after the page is awake, so that nothing moves. */
export const amountRowStyles = {
  row: 'flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-1.5 last-of-type:border-b has-[[data-state=checked]]:bg-primary-soft',
  choice: 'flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2.5 pl-2',
  hint: 'text-sm text-muted-foreground',
  amount: 'w-38 shrink-0 pr-2 sm:w-44',
} as const;
