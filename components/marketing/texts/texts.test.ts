import { readingGrade } from '@/lib/interview/testing/reading-grade';
import { claims } from '../claims';
import { privacyLead, privacyText, privacyTitle } from './privacy';
import { securityLead, securityText, securityTitle } from './security';
import { termsLead, termsText, termsTitle } from './terms';

const site = { simulated: true, supportEmail: null };
const pages = {
  '/security': { title: securityTitle, lead: securityLead, sections: securityText(site) },
  '/privacy': { title: privacyTitle, lead: privacyLead, sections: privacyText(site) },
  '/terms': { title: termsTitle, lead: termsLead, sections: termsText(site) },
};
const allWords = ({ lead, sections }: (typeof pages)['/terms']) =>
  [lead, ...sections.flatMap(({ title, paragraphs }) => [`${title}.`, ...paragraphs])].join(' ');

describe.each(Object.entries(pages))('%s', (_address, page) => {
  it('reads at grade 8 at most', () => {
    expect(readingGrade(allWords(page))).toBeLessThanOrEqual(8);
  });

  it('names each part once, and has words in it', () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { paragraphs } of page.sections) expect(paragraphs.length).toBeGreaterThan(0);
  });
});

it.each(claims)('“$text” leads to the words that prove or limit it', ({ text, href }) => {
  const [address = '', id] = href.split('#');
  const page = Object.entries(pages).find(([one]) => one === address)?.[1];
  expect(page).toBeDefined();
  if (id === undefined) expect(page?.lead.toLowerCase()).toContain(text.toLowerCase());
  else expect(page?.sections.find((section) => section.id === id)?.title).toContain(text);
});

it('says that filing is simulated where it is, and only there', () => {
  const words = (simulated: boolean) =>
    [...termsText({ ...site, simulated }), ...privacyText({ ...site, simulated })]
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
  expect(words(true)).toContain('Nothing is sent');
  expect(words(false)).not.toMatch(/simulate|simulator/i);
});

it('shows the operator’s address, and none where there is none', () => {
  expect(JSON.stringify(Object.values(pages))).not.toContain('@');
  const named = securityText({ ...site, supportEmail: 'help@tax.example' });
  expect(named.at(-1)?.paragraphs.join(' ')).toContain('help@tax.example');
});
