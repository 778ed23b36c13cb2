import { z } from 'zod';
import { amount, requiredAmount, statedAmount } from './amount';
import { requiredDate } from './date';
import { flag, text } from './text';

/** Sale of something in the list of depreciated property; its cost and depreciation stand there (Form 4797). */
export const AssetSale = z.strictObject({
  date: requiredDate,
  /** Gross sales price: its part of a price for several things. */
  price: amount,
  sellingExpenses: amount,
  /** Depreciation of the years before, as deducted; left out: worked out from the tables. */
  priorDepreciation: statedAmount,
  /** A home entered in `homeSales`: only its depreciation ends here. */
  homeSale: flag,
  /** Entered in `installmentSales`: only its depreciation ends here. */
  installmentSale: flag,
  /** Given up in a like-kind exchange entered in `exchanges` on the same day: its depreciation ends here. */
  exchanged: flag,
});

/** Property of a business or a rental that was sold in the year and is not in the list of depreciated property. */
export const PropertySale = z.strictObject({
  description: text,
  /**
   * Land; a building or land improvement (section 1250); equipment, a vehicle or furniture (section 1245). Of a farm also
   * animals kept for draft, breeding, dairy or sport: cattle and horses, and others (IRC 1231(b)(3)).
   */
  kind: z.enum(['land', 'building', 'equipment', 'cattle', 'livestock']),
  acquired: requiredDate,
  sold: requiredDate,
  price: requiredAmount,
  sellingExpenses: amount,
  /** Cost or other basis with improvements. */
  cost: requiredAmount,
  /** Depreciation allowed or allowable, with section 179 and bonus. */
  depreciation: amount,
  /** Buildings: depreciation above straight line after 1975 (Form 4797, line 26a). */
  additionalDepreciation: amount,
  /** Farm land held less than ten years: soil, water and land clearing costs that were deducted (IRC 1252). */
  conservationDeducted: amount,
});
export type PropertySale = z.infer<typeof PropertySale>;

export const propertySales = z.array(PropertySale).default([]);
