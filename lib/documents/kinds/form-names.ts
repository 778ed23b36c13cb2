/**
 * The names of the forms that are read, in the order of the registry, apart from what it knows about their boxes: a
 * screen that only names forms loads this list and no more.
 */
export const formNames = [
  'W-2',
  '1099-INT',
  '1099-DIV',
  '1099-R',
  '1099-G',
  'SSA-1099',
  '1098-E',
  '1099-NEC',
  '1098',
  '1098-T',
  '1099-MISC',
  '1099-K',
  '1099-B',
  '1095-A',
  'W-2c',
  'W-2G',
  '1099-SA',
  'Schedule K-1 (Form 1065)',
  'Schedule K-1 (Form 1120-S)',
  'Schedule K-1 (Form 1041)',
  '1099-C',
  '1099-S',
  '1099-Q',
  '5498',
  '5498-SA',
  '1095-C',
  'Property tax bill',
  '1040',
] as const;

/** How last year's return is called where forms are named. */
export const priorReturnForm = '1040';

/** How a form is offered in a list of choices: last year's return isn't known by its number alone. */
export const nameInMenu = (form: (typeof formNames)[number]): string =>
  form === priorReturnForm ? 'Last year’s tax return (Form 1040)' : form;

/** Read, but counted only where a business says that the pay is its own (lib/interview/business-forms.ts). */
const paidToBusinesses: readonly string[] = ['1099-NEC', '1099-K'];

/**
 * Read to be looked at, with what the filer does about each: no list of a return takes them as they are, or nothing is
 * entered at all.
 */
const byHand: Readonly<Partial<Record<string, string>>> = {
  'W-2c':
    'This form corrects boxes on an earlier W-2. We read boxes 1 to 11 and 16 to 19. If boxes 12 to 14 changed, correct them on that W-2 yourself.',
  '1099-C':
    'Enter the taxable part of box 2 in the interview, where it asks about canceled debt. Debt canceled in bankruptcy or while you were insolvent often isn’t taxed.',
  '1099-S': 'Enter this sale in the interview, where it asks about the sale of a home or other property.',
  '1099-Q':
    'If the money was used only for qualified education expenses, you don’t need to enter it. Otherwise, enter the taxable part of box 2 in the interview as other income.',
  'Property tax bill':
    'Enter the real estate tax you paid during the year in the interview, where it asks about deductions. The tax is deductible in the year you paid it.',
  '5498':
    'You don’t need to enter this form. Compare it with your IRA contributions and keep it for your records.',
  '5498-SA':
    'You don’t need to enter this form. Compare it with your HSA contributions and keep it for your records.',
  receipt:
    'If this was a business expense, a medical expense, or a gift to charity, enter the total where the interview asks about it. Keep the receipt.',
  '1095-C': 'You don’t need to enter this form. Keep it with your tax records.',
};

/** What to do with a form that is read and not taken into the return by itself; null for every other one. */
export const sayByHand = (form: string): string | null => byHand[form] ?? null;

/** Whether the boxes of a form have a place of their own in a return. */
export const hasOwnPlace = (form: string): boolean =>
  formNames.some((name) => name === form) && !paidToBusinesses.includes(form) && sayByHand(form) === null;
