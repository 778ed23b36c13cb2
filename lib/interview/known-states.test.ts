import { taxingStates } from '@/lib/tax/facts/states/all';
import { listStates, withoutIncomeTax } from './known-states';
import { readW2 } from './testing/people';
import { states } from './topics/address';

const atHome = { recipientAddress: '12 OAK STREET, AUSTIN, TX 78701' };

it('names the states of addresses and of pay, and whether each takes a return', () => {
  const w2 = readW2('clinic', 50_000, 5000, atHome);
  const paid = {
    ...w2,
    forms: w2.forms.map((form) => ({ ...form, item: { ...form.item, states: [{ state: 'IL' }] } })),
  };
  expect(listStates({ answers: {}, documents: [paid] })).toEqual([
    { name: 'Illinois', takesReturn: true },
    { name: 'Texas', takesReturn: false },
  ]);
  expect(listStates({ answers: { 'address.state': 'WI' }, documents: [] })).toEqual([
    { name: 'Wisconsin', takesReturn: true },
  ]);
  expect(listStates({ answers: { 'address.state': 'AE' }, documents: [] })).toEqual([]);
});

it('names New Hampshire for interest and dividends, not for wages', () => {
  const answers = { 'address.state': 'NH' };
  const work = readW2('clinic', 50_000, 5000);
  expect(listStates({ answers, documents: [work] })).toEqual([]);
  const saved = { ...work, forms: work.forms.map((form) => ({ ...form, form: '1099-INT' })) };
  expect(listStates({ answers, documents: [saved] })).toEqual([{ name: 'New Hampshire', takesReturn: true }]);
});

it('knows of each state that it takes a return, or that it has no income tax', () => {
  const taxing: readonly string[] = taxingStates;
  for (const { value, label } of states)
    if (!label.startsWith('Armed Forces'))
      expect([value, taxing.includes(value)]).toEqual([value, !withoutIncomeTax.has(value)]);
});
