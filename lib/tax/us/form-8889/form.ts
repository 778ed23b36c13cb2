import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { hasContributions } from './coverage-months';

/** One copy for each person with a health savings account. */
export const makers: CopyMakers<Filer> = formWithCopies(
  '8889',
  'Health Savings Accounts (HSAs)',
  listFilers,
  {
    sequence: '52',
    neededWhen: ({ facts }) =>
      facts.adjustments.hsa.length > 0 ||
      facts.hsaDistributions.length > 0 ||
      facts.w2s.some((w2) => w2.box12.length > 0),
    attachedWhen: ({ facts, item }) =>
      hasContributions(facts, item.owner) || facts.hsaDistributions.some(({ owner }) => owner === item.owner),
  },
);
export const form8889 = makers.form;
