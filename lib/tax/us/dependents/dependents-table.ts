import { formWithCopies } from '../form';
import { isDependent, isOtherDependent, isTaxCreditChild } from './tests';

/** The table of dependents on Form 1040, one copy for each person listed. */
const makers = formWithCopies('1040-dependents', 'Dependents', ({ facts }) => facts.dependents, {
  name: 'Form 1040, Dependents',
  attachedWhen: ({ at, copy }) => at(isDependent, copy),
});
export const dependentsTable = makers.form;
const { yesNo, choice } = makers;

export const firstName = choice('1', 'First name', '(1) First name', ({ item }) => item.firstName || null);
export const lastName = choice('1 last', 'Last name', '(1) Last name', ({ item }) => item.lastName || null);
export const relationship = choice(
  '3',
  'Relationship',
  '(3) Relationship to you',
  ({ item }) => item.relationshipName ?? item.relationship,
);
export const childTaxCredit = yesNo(
  '4 child',
  'Child tax credit',
  '(4) Check the box if qualifies for: Child tax credit',
  ({ at, copy }) => at(isTaxCreditChild, copy) || null,
);
export const otherDependents = yesNo(
  '4 other',
  'Credit for other dependents',
  '(4) Check the box if qualifies for: Credit for other dependents',
  ({ at, copy }) => at(isOtherDependent, copy) || null,
);
