import { type CopyMakers, formWithCopies } from '../form';
import { listShareholdings, type Shareholding } from './shareholdings';

export const makers: CopyMakers<Shareholding> = formWithCopies(
  '7203',
  'S Corporation Shareholder Stock and Debt Basis Limitations',
  (reader) => listShareholdings(reader),
  {
    sequence: '203',
    source: 'Form 7203 and its instructions (Rev. December 2022); IRC 1366(d), 1367, 1368',
    neededWhen: ({ facts }) => facts.k1s.length > 0,
  },
);
export const form7203 = makers.form;
