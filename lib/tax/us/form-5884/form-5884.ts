import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { passedOnCredit } from '../form-3800/credits';
import { form, type TaxReader } from '../form';
import {
  creditParts,
  type QualifiedWages,
  qualifiedWages,
  targetedEmployers,
  workOpportunityOf,
} from './work-opportunity';

const makers = form('5884', 'Work Opportunity Credit', {
  sequence: '884',
  source: 'Form 5884 (Rev. March 2021) and its instructions; IRC 51 and 280C(a)',
  neededWhen: (given) => targetedEmployers(given).length > 0,
  attachedWhen: (reader) =>
    sum(targetedEmployers(reader).map((employer) => workOpportunityOf(employer, reader.law))) > 0,
});
export const form5884 = makers.form;
const { money } = makers;

const total = (
  reader: TaxReader,
  partsOf: typeof qualifiedWages | typeof creditParts,
  part: keyof QualifiedWages,
) => blankIfZero(sum(targetedEmployers(reader).map((employer) => partsOf(employer, reader.law)[part])));

money(
  '1a wages',
  'Wages with 120 to 399 hours',
  'Qualified first-year wages of employees who worked for you at least 120 hours but fewer than 400 hours',
  (reader) => total(reader, qualifiedWages, 'few'),
);
const few = money('1a', 'Credit with 120 to 399 hours', 'Multiply these wages by 25% (0.25)', (reader) =>
  total(reader, creditParts, 'few'),
);
money(
  '1b wages',
  'Wages with 400 hours or more',
  'Qualified first-year wages of employees who worked for you at least 400 hours',
  (reader) => total(reader, qualifiedWages, 'full'),
);
const full = money('1b', 'Credit with 400 hours or more', 'Multiply these wages by 40% (0.40)', (reader) =>
  total(reader, creditParts, 'full'),
);
money(
  '1c wages',
  'Second-year wages',
  'Qualified second-year wages of employees certified as long-term family assistance recipients',
  (reader) => total(reader, qualifiedWages, 'second'),
);
const second = money('1c', 'Credit on second-year wages', 'Multiply these wages by 50% (0.50)', (reader) =>
  total(reader, creditParts, 'second'),
);

/** Each employer's part lowers its own deduction for wages, also where the tax limits the credit (IRC 280C(a)). */
export const ownWorkOpportunity = money(
  '2',
  'Credit from your own employees',
  'Add lines 1a, 1b, and 1c. See instructions for the adjustment you must make to your deduction for salaries and wages',
  ({ entry }) => addEntries([entry(few), entry(full), entry(second)]) ?? 0,
);
const passedOn = money(
  '3',
  'Credit from partnerships, S corporations, estates, and trusts',
  'Work opportunity credit from partnerships, S corporations, cooperatives, estates, and trusts (see instructions)',
  (reader) => blankIfZero(passedOnCredit(reader, 'form5884')),
);
money(
  '4',
  'Total work opportunity credit',
  'Add lines 2 and 3. Report this amount on Form 3800, Part III, line 4b',
  ({ entry }) => addEntries([entry(ownWorkOpportunity), entry(passedOn)]) ?? 0,
);
