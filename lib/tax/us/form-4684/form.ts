import { type CopyMakers, formWithCopies } from '../form';
import { type CasualtySheet, listCasualtySheets } from './events';

export const makers: CopyMakers<CasualtySheet> = formWithCopies(
  '4684',
  'Casualties and Thefts',
  ({ facts }) => listCasualtySheets(facts),
  {
    name: 'Form 4684',
    sequence: '26',
    source: 'Form 4684 (2024), Section A, and its instructions; IRC 165(h)',
    neededWhen: ({ facts }) => facts.casualties.length > 0,
  },
);
export const form4684 = makers.form;
