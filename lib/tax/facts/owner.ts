import { z } from 'zod';
import { amount } from './amount';
import { flag } from './text';

/** Whose document or income it is. */
export const Owner = z.enum(['taxpayer', 'spouse']);
export type Owner = z.infer<typeof Owner>;
export const owner = Owner.default('taxpayer');

/** Whose it is where it may be both spouses'. */
export const OwnerOrBoth = z.enum(['taxpayer', 'spouse', 'both']);
export const ownerOrBoth = OwnerOrBoth.default('both');

/** One amount for each spouse. */
export const amountEach = z.strictObject({ taxpayer: amount, spouse: amount }).prefault({});

/** One answer for each spouse. */
export const flagEach = z.strictObject({ taxpayer: flag, spouse: flag }).prefault({});
