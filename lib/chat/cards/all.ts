import '@/lib/tax/calculate-return';
import { basics } from './basics';
import { deductions } from './deductions';
import { family } from './family';
import { filing } from './filing';
import { income } from './income';
import { savingAndWork } from './saving-and-work';
import { status } from './status';
import { type Card } from './card';

/** Every card, by subject. */
export const cards: readonly Card[] = [
  ...basics,
  ...deductions,
  ...family,
  ...filing,
  ...income,
  ...savingAndWork,
  ...status,
];
