import { claimedCredits, dueQuestions } from '@/lib/filing/due-diligence';
import { dueDiligenceDocument } from '@/lib/filing/mef/due-diligence-document';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { resultsOf } from '@/lib/filing/testing/printed';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import { printReturn } from '@/lib/returns/printed-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readPdfPages } from '../setup/pdf-text';
import { person, wages } from './scenario';

// Form 8867 goes with a return that somebody is paid to prepare: on paper as in the XML.
const mother: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'hoh',
  taxpayer: person('1990-06-15'),
  dependents: [{ dateOfBirth: '2016-02-02', relationship: 'child', monthsInHome: 12 }],
  w2s: [wages(24_000)],
};

function prepare(input: ReturnInputJson) {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  const { facts, lines } = calculated;
  const questions = dueQuestions(claimedCredits(facts, lines), facts.taxYear);
  const preparer = {
    name: 'Pat Hill',
    ptin: 'P01234567',
    firmName: 'Harbor Tax',
    firmEin: '987000123',
    pin: '54321',
    signedOn: '2025-03-01',
    dueDiligence: Object.fromEntries(
      questions.flatMap(({ id, after, hasNa }) =>
        after === null
          ? [[id, id === '4' ? ('no' as const) : hasNa ? ('na' as const) : ('yes' as const)]]
          : [],
      ),
    ),
  };
  const pages = async (who: typeof preparer | null, kind: 'mail' | 'draft' = 'mail') =>
    readPdfPages(
      await writeReturnPdf(
        printReturn(resultsOf(calculated), 'approved', facts, { preparer: who, debit: false }),
        { kind },
      ),
    );
  const [sent] = dueDiligenceDocument(calculated, { ...signingFor(facts), preparer });
  return { preparer, pages, sent };
}

const withoutPage = (pages: readonly string[]) =>
  pages.slice(1).every((page) => !page.includes('Form 8867')) && !pages[0]?.includes('8867');

test('a return that a preparer signed has Form 8867 among its attachments', async () => {
  const { preparer, pages } = prepare(mother);
  const printed = await pages(preparer);
  expect(printed[0]).toContain('Form 8867, attachment 70');
  expect(printed[0]).toContain('Have Pat Hill sign and date the Paid Preparer Use Only section.');
  const at = printed.findIndex((page) => page.includes('Paid Preparer’s Due Diligence Checklist'));
  expect(at).toBeGreaterThan(printed.findIndex((page) => page.includes('Schedule EIC (Form 1040) (2024)')));
  const form = printed.slice(at, at + 2).join(' ');
  expect(form).toContain('Preparer’s name Pat Hill');
  expect(form).toContain('Preparer tax identification number P01234567');
  expect(form).toContain('Claimed on the return EIC, CTC/ACTC/ODC, HOH');
  expect(form).toMatch(/9a Have you determined .+? Yes 9b/);
  expect(form).toMatch(/9c Did you explain .+? N\/A 10/);
  expect(form).toMatch(/4 Did any information .+? No 5/);
});

test('a return that its filer prepared, or that claims nothing of it, has none', async () => {
  expect(withoutPage(await prepare(mother).pages(null))).toBe(true);
  const plain = prepare({ ...mother, filingStatus: 'single', dependents: [], w2s: [wages(90_000)] });
  expect(withoutPage(await plain.pages(plain.preparer))).toBe(true);
  expect(plain.sent).toBeUndefined();
});

test('question 7a says that Form 8862 goes along, and is blank where no credit is claimed again', async () => {
  const again = prepare({
    ...mother,
    creditsDisallowed: { eic: true, ctc: true },
    reclaimedCredits: { eic: 'withForm8862', ctc: 'withForm8862' },
  });
  expect(again.sent?.children).toContainEqual({ name: 'CompleteRequiredRecertFormCd', text: 'YES' });
  expect((await again.pages(again.preparer)).join(' ')).toMatch(/7a Did you complete .+?8862\? Yes/);
  expect(prepare(mother).sent?.children?.map(({ name }) => name)).not.toContain(
    'CompleteRequiredRecertFormCd',
  );
});
