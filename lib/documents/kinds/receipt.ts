import { type Kind } from './kind';

/** Words that receipts print, for recognition. */
export const receiptWords = [
  'total subtotal receipt change balance cashier thank',
  'sales amount payment visa',
];

/** A receipt: no form, so it is read by what receipts share (extract/read-receipt.ts), not by labels of boxes. */
export const receipt: Kind = {
  form: 'receipt',
  titles: [],
  fields: [
    { path: 'merchant', label: 'Store or business', format: 'text', phrases: [] },
    { path: 'date', label: 'Date', format: 'date', phrases: [] },
    { path: 'subtotal', label: 'Subtotal', format: 'money', phrases: [] },
    { path: 'tax', label: 'Sales tax', format: 'money', phrases: [] },
    { path: 'tip', label: 'Tip', format: 'money', phrases: [] },
    { path: 'total', label: 'Total', format: 'money', phrases: [] },
    { path: 'currency', label: 'Currency', format: 'text', phrases: [] },
    { path: 'category', label: 'Category (our suggestion)', format: 'text', phrases: [] },
  ],
  parties: [],
  rows: [],
  codes: [],
  notes: [],
  checks: [],
  captions: [],
  identity: [],
  boxChecks: [],
  facts: { group: 'other', recipient: '', text: {}, money: {} },
};
