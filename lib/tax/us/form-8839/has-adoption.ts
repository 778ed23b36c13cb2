import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

/** Whether any fact of Form 8839 is stated. */
export const hasAdoption = ({ facts }: { facts: ReturnInput }): boolean =>
  facts.adoption.length > 0 || isSome(facts.adoptionCarryforward.total);
