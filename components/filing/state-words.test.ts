import { sayStateBalance, sayStatePayment, sayStateStanding, stateRejections } from './state-words';

type Standing = Parameters<typeof sayStateStanding>[0];

const one = (more: Partial<Standing>): Standing => ({
  code: 'IL',
  name: 'Illinois',
  form: 'Form IL-1040',
  kind: 'resident',
  refund: 162,
  owed: 0,
  dueOn: '2025-04-15',
  state: null,
  step: 'wait',
  because: '',
  href: null,
  signers: [],
  declaration: { version: '', paragraphs: [] },
  seal: null,
  paused: false,
  moving: false,
  submissions: [],
  events: [],
  ...more,
});

describe('a state return in words', () => {
  test.each([
    [{ refund: 162, owed: 0 }, 'Refund $162'],
    [{ refund: 0, owed: 40 }, 'You owe $40'],
    [{ refund: 0, owed: 0 }, 'No refund and nothing owed'],
    [{ refund: null, owed: null }, 'Not calculated'],
  ])('%j: %s', (amounts, words) => expect(sayStateBalance(amounts)).toBe(words));

  test('a preparer reads about the client', () => {
    const owing = one({ refund: 0, owed: 40 });
    expect(sayStateBalance(owing, true)).toBe('Balance due $40');
    expect(sayStatePayment(owing, true)).toMatch(/from a bank account\. The client pays Illinois on /);
  });

  test('a balance due says how and until when it is paid', () => {
    expect(sayStatePayment(one({ refund: 0, owed: 40 }))).toBe(
      'We can’t debit a state balance from your bank account. Pay Illinois on its tax agency’s website by April 15, 2025. An extension to file isn’t an extension to pay.',
    );
    expect(sayStatePayment(one({}))).toBeNull();
  });

  test.each([
    [one({}), 'Not filed'],
    [one({ step: 'sign' }), 'To sign'],
    [one({ state: 'signed' }), 'Signed'],
    [one({ state: 'queued', step: 'moving' }), 'Sending'],
    [one({ state: 'queued', step: 'moving', paused: true }), 'Paused'],
    [one({ state: 'accepted', step: 'accepted' }), 'Accepted'],
    [one({ step: 'elsewhere' }), 'Not e-filed'],
  ])('standing %#', (view, words) => expect(sayStateStanding(view).text).toBe(words));

  test('a rejection counts until the next try', () => {
    const problems = [{ rule: 'PF-ST-PRIOR', text: 'It doesn’t match.', href: null }];
    const submissions: Standing['submissions'] = [
      {
        submissionId: '1',
        state: 'rejected',
        createdAt: '',
        transmittedAt: null,
        answeredAt: null,
        linkedTo: null,
        acknowledgements: [{ status: 'Rejected', receivedAt: '', problems }],
      },
    ];
    expect(stateRejections({ state: 'rejected', submissions })).toEqual(problems);
    expect(stateRejections({ state: 'queued', submissions })).toEqual([]);
  });
});
