/**
 * States with a return of their own, each with a switch for its e-file. Spelled out: the engine's list would bring its facts
 * into every place that reads a switch; switch-names.test.ts compares the two.
 */
const states =
  'AL AR AZ CA CO CT DC DE GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NY OH OK OR PA RI SC UT VA VT WA WI WV';

/** What an administrator can stop: e-file, the model, and e-file to one state by postal code. */
export const switchNames = [
  'e-file',
  'ai',
  ...states.split(' ').map((code) => `e-file-${code}` as const),
] as const;
