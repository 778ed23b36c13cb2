import '@/lib/tax/calculate-return';
import { type Card } from './card';
import { basics } from './basics';

/** Every card, by subject. */
export const cards: readonly Card[] = [...basics];
