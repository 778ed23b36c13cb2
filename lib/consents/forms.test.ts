import { taxYears } from '@/lib/tax/us/editions';
import { consentForms, yearsNamed } from './forms';
import { isInForce } from './rows';
import { ConsentUse } from './schema';

// Rev. Proc. 2013-14, section 5.04: every form carries these sentences in these words.
const lawsWords = {
  disclosure: [
    'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot disclose your tax return information to third parties for purposes other than the preparation and filing of your tax return without your consent.',
    'If you consent to the disclosure of your tax return information, Federal law may not protect your tax return information from further use or distribution.',
    'If you agree to the disclosure of your tax return information, your consent is valid for the amount of time that you specify.',
  ],
  use: [
    'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot use your tax return information for purposes other than the preparation and filing of your tax return without your consent.',
    'Your consent is valid for the amount of time that you specify.',
  ],
  both: [
    'You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid.',
    'If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
    'If you believe your tax return information has been disclosed or used improperly in a manner unauthorized by law or without your permission, you may contact the Treasury Inspector General for Tax Administration (TIGTA) by telephone at 1-800-366-4484, or by email at complaints@tigta.treas.gov.',
  ],
};

const kinds: Partial<Record<ConsentUse, 'disclosure' | 'use'>> = {
  'ai-assistant': 'disclosure',
  'ai-documents': 'disclosure',
  'cpa-review': 'use',
};

test('every form but the permission within preparation is a consent under section 7216', () => {
  expect(ConsentUse.options.filter((use) => kinds[use] === undefined)).toEqual(['preparer-changes']);
  const text = consentForms['preparer-changes'].wording.join(' ');
  expect(text).not.toContain('Federal law requires');
  expect(text).toContain('You don’t have to give this permission to have your return prepared.');
  expect(text).toContain('can’t change the bank account for your refund');
});

test.each(Object.entries(kinds))(
  '%s has the words of the law, and is a use or a disclosure, never both',
  (name, kind) => {
    const use = ConsentUse.parse(name);
    const text = consentForms[use].wording.join(' ');
    for (const sentence of [...lawsWords[kind], ...lawsWords.both]) expect(text).toContain(sentence);
    const other = lawsWords[kind === 'use' ? 'disclosure' : 'use'][0] ?? '';
    expect(text).not.toContain(other);
  },
);

test.each(ConsentUse.options)('%s names who gets what, for what, and for how long', (use) => {
  const { wording, recipient } = consentForms[use];
  const own = wording.find((paragraph) => paragraph.startsWith('If you sign, '));
  expect(own).toMatch(/Plainfile/);
  expect(own).toMatch(/purpose is|for advice/);
  expect(own?.toLowerCase()).toContain(recipient.toLowerCase());
  expect(wording.at(-1)).toMatch(/lasts for one year from today.+withdraw it at any time/);
});

test('a consent counts only under a text that names what is sent, and of which years', () => {
  const signed = { revokedAt: null, expiresAt: new Date(Date.now() + 86_400_000) };
  const own = consentForms['ai-documents'].wording.join('\n');
  const second = { ...signed, use: 'ai-documents' };
  expect(isInForce({ ...second, wording: own })).toBe(true);
  for (const before of ['the text of', 'small images cropped from'])
    expect(isInForce({ ...second, wording: own.replace('images of whole pages of', before) })).toBe(false);
  expect(isInForce({ ...second, wording: own, revokedAt: new Date() })).toBe(false);
  expect(isInForce({ ...second, wording: own, expiresAt: new Date(Date.now() - 1000) })).toBe(false);
  expect(taxYears.join(' and ')).toBe(yearsNamed);
  for (const use of ['ai-assistant', 'ai-documents', 'cpa-review'] as const) {
    const wording = consentForms[use].wording.join('\n');
    expect(isInForce({ ...signed, use, wording })).toBe(true);
    // As it was signed when there was one year.
    const before = wording.replace(`your ${yearsNamed} returns`, 'your 2024 return');
    expect(isInForce({ ...signed, use, wording: `2025-3\n\n${before}` })).toBe(false);
  }
});
