import { writeLetter } from './engagement-text';

const parties = {
  firm: { name: 'Harbor Tax', street: '1 Pier Rd', city: 'Albany', state: 'NY', zip: '12207' },
  preparerName: 'Paula Lee',
  clientName: 'Maya Ortiz',
};

test('names who, what year, and what it costs', () => {
  const letter = writeLetter(parties, { taxYear: 2025, fee: '$450.', terms: '' }).join('\n');
  for (const phrase of [
    'Harbor Tax, 1 Pier Rd, Albany, NY 12207',
    'Dear Maya Ortiz:',
    'Paula Lee is your preparer',
    'your 2025 federal individual income tax return (Form 1040)',
    'Our fee. $450. It doesn’t depend on your refund',
  ])
    expect(letter).toContain(phrase);
});

test('more terms stand before the signature, a paragraph each', () => {
  const letter = writeLetter(parties, { taxYear: 2024, fee: '$1', terms: 'One.\n\n \n\nTwo,\ntoo.' });
  expect(letter.slice(-4)).toEqual([
    'One.',
    'Two,\ntoo.',
    expect.stringMatching(/^If you agree, type your name\./),
    'Paula Lee, Harbor Tax',
  ]);
});

test('gives no consent to other uses', () => {
  expect(writeLetter(parties, { taxYear: 2024, fee: '$1', terms: '' }).join(' ')).toContain(
    'Any other use needs your separate consent, which this letter doesn’t give.',
  );
});
