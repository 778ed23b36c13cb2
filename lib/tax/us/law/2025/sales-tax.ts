import { salesTax as salesTax2024, stateRates as rates2024 } from '../2024/sales-tax';
import { type SalesTaxLaw, salesTaxAt } from '../sales-tax';
import { localSalesTax, stateSalesTax } from './sales-tax-tables';

/** The tables of 2025 print another rate than those of 2024 for Louisiana alone. */
const stateRates: Readonly<Record<string, number>> = { ...rates2024, LA: 5 };

export const salesTax: SalesTaxLaw = {
  ...salesTax2024,
  source:
    'Instructions for Schedule A (2025), line 5a: State and Local General Sales Tax Deduction Worksheet, and the 2025 Optional State and Local Sales Tax Tables',
  days: 365,
  stateRate: (state) => stateRates[state] ?? null,
  stateAmount: (state, familySize, income) => salesTaxAt(stateSalesTax[state], familySize, income),
  localAmount: (table, familySize, income) => salesTaxAt(localSalesTax[table], familySize, income),
};
