import { checkDebit } from './check-debit';
import { checkExtension, startDraft } from './extension/extension-draft';
import { checkDraft, emptyDraft } from './sign-draft';

const namesOf = (routing: string, account: string) => checkDebit({ routing, account }).map(([name]) => name);

test('a bank account is checked as the server does', () => {
  expect(namesOf('021000021', '998877665')).toEqual([]);
  expect(namesOf('021000022', '998877665')).toEqual(['routing']);
  expect(namesOf('02100002', '0000')).toEqual(['routing', 'account']);
});

test('both forms point to the routing number that can’t be one', () => {
  const bank = { debit: true, routing: '021000022', account: '998877665', agreed: true, pin: '12345' };
  const signing = { ...emptyDraft('2025-04-15'), ...bank, pinAgain: '12345', proof: '41000' };
  expect(checkDraft(signing, true, 2023, (name) => name).map(({ controlId }) => controlId)).toEqual([
    'routing',
  ]);
  const asking = {
    ...startDraft({
      estimate: null,
      dueOn: '2025-04-15',
      priorAgi: { taxpayer: null, spouse: null },
    }),
    ...bank,
    tax: '10',
    payments: '0',
    paying: '10',
    proof: '41000',
  };
  const askedBy = (onlyAbroad: boolean) =>
    checkExtension(asking, { joint: false, taxYear: 2024 }, (name) => name, onlyAbroad).map(
      ({ controlId }) => controlId,
    );
  expect(askedBy(false)).toEqual(['routing']);
  // After April 15 only those outside the country still have time.
  expect(askedBy(true)).toEqual(['abroad', 'routing']);
});
