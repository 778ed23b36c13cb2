import { type Line, type PrintedText } from '../../engine/line';
import { nonresidentialRow, residentialRow } from '../form-4562/form-4562';

/** Form 4562 (2025), line 19: 50-year property is line 19h now, and real property has the letters behind it. */
export const depreciation2025 = (): (readonly [Line<unknown>, Partial<PrintedText>])[] => [
  [residentialRow.basis, { number: '19i(c)' }],
  [residentialRow.deduction, { number: '19i(g)' }],
  [nonresidentialRow.basis, { number: '19j(c)' }],
  [nonresidentialRow.deduction, { number: '19j(g)' }],
];
