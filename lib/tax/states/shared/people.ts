import { type ReturnInput } from '../../facts/return-input';
import { type Person } from '../../facts/household';
import { countTrue } from '../../engine/verbs';
import { hasReached } from '../../us/ages';
import { isDependent, isTaxCreditChild } from '../../us/dependents/tests';
import { listFilers } from '../../us/filers';
import { type StateReader } from '../form';
import { yearOf } from './days';

/** Whether a person reached an age by the end of the year; as the federal form counts, on the day before the birthday. */
export const isAtLeast = (
  facts: ReturnInput,
  person: Pick<Person, 'dateOfBirth' | 'dateOfDeath'>,
  age: number,
): boolean => hasReached(person, age, yearOf(facts).to);

/** How many of the filers meet a test. */
export const countFilers = (facts: ReturnInput, test: (person: Person) => boolean): number =>
  listFilers({ facts }).filter(({ person }) => test(person)).length;

/** Filers on the return: 2 on a joint one. */
export const filersOf = (facts: ReturnInput): number => listFilers({ facts }).length;

/** How many dependents the federal return claims. */
export const countDependents = ({ each }: Pick<StateReader, 'each'>): number => countTrue(each(isDependent));

/** How many of them qualify for the federal child tax credit. */
export const countTaxCreditChildren = ({ each }: Pick<StateReader, 'each'>): number =>
  countTrue(each(isTaxCreditChild));

/** Age in full years at the end of the year. */
export const ageAtYearEnd = ({ taxYear }: Pick<ReturnInput, 'taxYear'>, dateOfBirth: string): number =>
  taxYear - Number(dateOfBirth.slice(0, 4));

/** Dependents whom the federal return claims and who meet a test. */
export const countDependentsWho = (
  { facts, at }: Pick<StateReader, 'facts' | 'at'>,
  test: (dependent: ReturnInput['dependents'][number]) => boolean,
): number => facts.dependents.filter((dependent, i) => at(isDependent, i) && test(dependent)).length;
