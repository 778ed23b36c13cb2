import '@/lib/tax/calculate-return';
import { basics } from './basics';
import { deductions } from './deductions';
import { family } from './family';
import { status } from './status';
import { type Card } from './card';

/** Every card, by subject. */
export const cards: readonly Card[] = [...basics, ...deductions, ...family, ...status];
