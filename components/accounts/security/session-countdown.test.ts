import { decideStep, sayDuration } from './session-countdown';

const long = 10 * 60_000;

it.each([
  ['waits until two minutes before the end', [1800, 43_200], long, { kind: 'wait', seconds: 1680 }],
  ['warns then', [120, 40_000], long, { kind: 'warn', seconds: 120, canStay: true }],
  ['prolongs while somebody types', [119, 40_000], 5000, { kind: 'prolong' }],
  ['cannot prolong the longest time', [90, 90], 5000, { kind: 'warn', seconds: 90, canStay: false }],
  ['counts the earlier end', [1800, 600], 5000, { kind: 'wait', seconds: 480 }],
] as const)('%s', (_what, [idleSeconds, absoluteSeconds], sinceInput, expected) => {
  expect(decideStep({ idleSeconds, absoluteSeconds }, sinceInput)).toEqual(expected);
});

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [125, '2 minutes 5 seconds'],
])('says %i seconds as %s', (seconds, text) => expect(sayDuration(seconds)).toBe(text));
