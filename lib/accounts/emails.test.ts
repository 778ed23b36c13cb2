import { writeEmail } from './emails';

it.each(['return-accepted', 'return-rejected', 'state-return-accepted', 'state-return-rejected'] as const)(
  '%s says that a simulator answered, where one does',
  (occasion) => {
    const { subject, text } = writeEmail(occasion, 'ann@example.com');
    expect(subject).toMatch(/ \(simulated\)$/);
    expect(text).toMatch(/^Simulated: .* Nothing was sent to the IRS or to a state\./);
  },
);

it('an email about an account says nothing of a simulator', () => {
  const { subject, text } = writeEmail('password-reset', 'ann@example.com', 'secret');
  expect(`${subject} ${text}`).not.toMatch(/simulated/i);
  expect(text).toContain('/reset-password#secret');
});
