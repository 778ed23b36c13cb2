import { makeSettlement } from '../shared/settlement';
import { refundable } from './credits';
import { makers } from './form';
import { totalTax } from './total-tax';

export const settlement = makeSettlement(makers, {
  code: 'CA',
  due: [totalTax],
  credits: [refundable],
  withheld: '71',
  payments: [
    { number: '72', label: 'Estimated tax and other payments', of: ['estimated', 'applied', 'extension'] },
    { number: '73', label: 'Withholding on Forms 592-B and 593', of: ['otherWithholding'] },
  ],
  total: '78',
  overpaid: '97',
  applied: '98',
  donated: '110',
  refund: '115',
  owed: '111',
});
