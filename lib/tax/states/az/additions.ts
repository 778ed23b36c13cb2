import { blankIfZero } from '../../engine/verbs';
import { entityTaxCredit } from '../shared/entity-tax';
import { otherStatesInterest } from '../shared/obligations';
import { shareHere } from '../shared/sums';
import { income, makers } from './form';

const { money } = makers;

export const bondInterest = money(
  '15',
  'Non-Arizona municipal interest',
  'Interest on obligations of other states',
  (reader) => blankIfZero(otherStatesInterest(reader.facts, 'AZ') * shareHere(reader, income, 'interest')),
);
/** The tax lowered the federal share of the entity's income, and its credit stands on Form 301, line 23. */
export const entityTaxAddition = money(
  '18',
  'Other additions',
  'Other additions to income from page 5: entity-level income tax payment (line P)',
  ({ facts }) => blankIfZero(entityTaxCredit(facts, 'AZ')),
);
