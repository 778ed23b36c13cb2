import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

/** Whether anything of Form 8839 is told about. */
export const hasAdoption = ({ facts }: { facts: ReturnInput }): boolean =>
  facts.adoption.length > 0 || isSome(facts.adoptionCarryforward.total);
