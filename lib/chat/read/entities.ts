import { ofCreditsAndTaxes } from './entities-of-credits';
import { ofDeductions } from './entities-of-deductions';
import { ofIncome } from './entities-of-income';
import { ofTheReturn } from './entities-of-return';
import type { Entity } from './entity';

let made: readonly Entity[] | null = null;

/** The entities that a return has lines, facts or pages for. Made once. */
export function listEntities(): readonly Entity[] {
  made ??= [...ofTheReturn(), ...ofIncome(), ...ofDeductions(), ...ofCreditsAndTaxes()];
  return made;
}
