import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FilingView } from '@/lib/filing/schema';
import { StateReturns } from './state-returns';

type State = FilingView['states'][number];

const maine: State = {
  code: 'ME',
  name: 'Maine',
  form: 'Form 1040ME',
  kind: 'resident',
  refund: 0,
  owed: 1808,
  dueOn: '2025-04-15',
  state: null,
  step: 'sign',
  because: '',
  href: null,
  signers: [
    { signer: 'taxpayer', name: 'Ann Lee', priorAgi: null, statedAgi: null, hasIpPin: false, signedAt: null },
  ],
  declaration: { version: 'state-2024-2', paragraphs: ['I declare.'] },
  seal: null,
  paused: false,
  moving: false,
  submissions: [],
  events: [],
};

/** The section as a page shows it at first. */
function show(states: Partial<State>[], more: { lookOn?: boolean; statesNote?: string } = {}): string {
  const { lookOn = false, statesNote = null } = more;
  const filing = {
    returnId: 'r',
    taxYear: 2024,
    simulated: true,
    states: states.map((state) => ({ ...maine, ...state })),
    statesNote,
  };
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(StateReturns, { filing, lookOn }),
    ),
  );
}

describe('the state returns on the filing screen', () => {
  test('say what each comes to, when it is due, and that the answers are simulated', () => {
    const html = show([{}]);
    for (const text of ['Maine', 'Form 1040ME', 'You owe $1,808', 'Apr', '2025', 'Simulated:'])
      expect(html).toContain(text);
  });

  test('offer the one next step: a signature, or the button that sends it', () => {
    expect(show([{}])).toContain('Sign Maine return');
    const html = show([{ state: 'signed', step: 'file' }]);
    expect(html).toContain('File Maine return (simulated)');
    expect(html).not.toContain('Sign Maine return');
  });

  test('show a preparer the same without the filers’ form and button', () => {
    expect(show([{}], { lookOn: true })).not.toContain('<form');
    expect(show([{ state: 'signed', step: 'file' }], { lookOn: true })).not.toContain('<button');
  });

  test('say why one waits, with the way to it, and why one was rejected', () => {
    const waits = show([
      { step: 'wait', because: 'Filing a state return requires the Premium plan.', href: '/payments' },
    ]);
    expect(waits).toContain('requires the Premium plan');
    expect(waits).toContain('href="/payments"');
    const rejected = show([
      {
        state: 'rejected',
        submissions: [
          {
            submissionId: '10999920250011234567',
            state: 'rejected',
            createdAt: '2025-03-01T10:00:00Z',
            transmittedAt: '2025-03-01T10:00:00Z',
            answeredAt: '2025-03-01T10:05:00Z',
            linkedTo: '10999920250017654321',
            acknowledgements: [
              {
                status: 'Rejected',
                receivedAt: '2025-03-01T10:05:00Z',
                problems: [{ rule: 'PF-ST-PRIOR', text: 'It doesn’t match.', href: null }],
              },
            ],
          },
        ],
      },
    ]);
    for (const text of ['It doesn’t match.', 'PF-ST-PRIOR', '10999920250017654321', 'Sign Maine return'])
      expect(rejected).toContain(text);
  });

  test('say what to do about them on an amended return, and nothing where no state asks', () => {
    expect(show([], { statesNote: 'They stay as they were filed.' })).toContain(
      'They stay as they were filed.',
    );
    expect(show([])).toBe('');
  });
});
