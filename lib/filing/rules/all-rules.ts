import { form1040Rules } from './form-1040';
import { headerRules } from './header';
import type { BusinessRule } from './rule';
import { scheduleRules } from './schedules';

/** Every rule that is checked before anything is sent. */
export const businessRules: readonly BusinessRule[] = [...headerRules, ...form1040Rules, ...scheduleRules];
