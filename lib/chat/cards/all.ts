import '@/lib/tax/calculate-return';
import { accountCards } from './accounts';
import { basics } from './basics';
import { deductions } from './deductions';
import { family } from './family';
import { filing } from './filing';
import { income } from './income';
import { iraCards } from './ira';
import { retirementPlans } from './retirement-plans';
import { savingAndWork } from './saving-and-work';
import { status } from './status';
import { type Card } from './card';

/** Every card, by subject. */
export const cards: readonly Card[] = [
  ...accountCards,
  ...basics,
  ...deductions,
  ...family,
  ...filing,
  ...income,
  ...iraCards,
  ...retirementPlans,
  ...savingAndWork,
  ...status,
];
