import { headerRules } from './header';
import type { BusinessRule } from './rule';

/** Every rule that is checked before anything is sent. */
export const businessRules: readonly BusinessRule[] = [...headerRules];
