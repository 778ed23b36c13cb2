import { blankIfZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { localWithheldFor } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { makers } from './form';
import { refundable, totalTax } from './credits';

const { money } = makers;

export const localWithheld = money(
  '40 local',
  'Local tax withheld',
  'Part of line 40 shown in box 19 of Forms W-2',
  ({ facts }) => blankIfZero(dollars(localWithheldFor(facts, 'MD'))),
);

export const settlement = makeSettlement(makers, {
  code: 'MD',
  due: [totalTax],
  credits: [localWithheld, refundable],
  withheld: '40',
  payments: [
    {
      number: '41',
      label: 'Estimated, extension, and other payments',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '44',
  overpaid: '46',
  donated: '35',
  applied: '47',
  refund: '48',
  owed: '50',
});
