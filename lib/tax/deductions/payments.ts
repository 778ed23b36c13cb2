import { addCents, dollars as inDollars } from '../facts/cents';
import { ownedBy } from '../us/filers';
import { foreignTaxCredit } from '../us/schedule-3/part-1';
import { excessSocialSecurity } from '../us/schedule-3/part-2';
import { totalWithheld } from '../us/form-1040/payments';
import { withheldByEmployer } from './health';
import { condition, type Opportunity, say } from './opportunity';

export const excessSocialSecurityOpportunity: Opportunity = {
  id: 'excess-social-security',
  name: 'Too much Social Security tax withheld',
  category: 'Income and payments',
  description:
    'If you had two or more employers, you get back any Social Security tax withheld above $10,453.20 in total.',
  steps: [
    'Check box 4 of each W-2.',
    'If a single employer withheld too much, ask that employer for a refund.',
  ],
  law: {
    explanation:
      'Social Security tax applies only to the first $168,600 of wages in 2024. Each employer withholds separately, so two employers combined can withhold too much.',
    source: 'IRC 31(b) and 6413(c); Publication 505 (2024), chapter 3',
  },
  look: (view) => {
    const claimed = view.get(excessSocialSecurity);
    const most = view.law.socialSecurityTax.maximumWithholding;
    const tooMuch = view.filers
      .flatMap(({ owner }) => [...withheldByEmployer(ownedBy(view.facts.w2s, owner)).values()])
      .filter((withheld) => withheld > most)
      .reduce((sum, withheld) => sum + withheld - most, 0);
    return {
      ideas: [],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-3', line: '11' } } : {}),
      otherwise:
        tooMuch > 0
          ? `One employer withheld ${say(tooMuch)} too much. Ask the employer for a refund. You can’t claim it on your return.`
          : 'Your employers didn’t withhold more than the annual limit.',
    };
  },
};

export const foreignTaxOpportunity: Opportunity = {
  id: 'foreign-tax-credit',
  name: 'Foreign tax credit',
  category: 'Income and payments',
  description: 'Foreign tax paid on your dividends and interest can lower your tax.',
  steps: [
    'Check box 7 of Form 1099-DIV and box 6 of Form 1099-INT.',
    'Enter the amounts in the interview and recalculate.',
  ],
  law: {
    explanation:
      'You don’t need Form 1116 for up to $300, or $600 on a joint return, if all of it is reported on these forms.',
    source: 'IRC 901 and 904(j); Instructions for Schedule 3 (2024), line 1',
  },
  look: (view) => {
    const claimed = view.get(foreignTaxCredit);
    const { facts } = view;
    const paid = inDollars(
      addCents(facts.interest, (form) => form.foreignTaxPaid),
      addCents(facts.dividends, (form) => form.foreignTaxPaid),
      addCents(facts.k1s, (form) => form.foreignTaxPaid),
    );
    return {
      ideas: [],
      ...(claimed > 0 ? { claimed: { dollars: claimed, form: 'schedule-3', line: '1' } } : {}),
      otherwise:
        paid > 0
          ? 'Your foreign tax can’t lower your tax further.'
          : 'None of your documents show foreign tax paid.',
    };
  },
};

export const withholdingOpportunity: Opportunity = {
  id: 'unclaimed-withholding',
  name: 'Tax withheld',
  category: 'Income and payments',
  description: 'A document you uploaded shows federal tax withheld that isn’t on your return yet.',
  steps: [
    'Open the document and find the box for federal tax withheld.',
    'In the interview, also enter the income the tax was withheld from.',
    'Enter the tax withheld and recalculate.',
  ],
  law: {
    explanation:
      'Tax withheld on any Form W-2, 1099, or W-2G counts as a payment for the year it was withheld.',
    source: 'IRC 31; Form 1040 (2024), line 25',
  },
  look: (view) => {
    const stated = view.input.payments?.otherWithholding ?? 0;
    const withheld = view.get(totalWithheld);
    return {
      ideas: view.stated.unclaimedWithholding.map(({ documentId, name, amount }) => {
        // In whole cents, like every amount of a document.
        const sum = Math.round((stated + amount) * 100) / 100;
        return {
          key: documentId,
          about: name,
          path: 'payments.otherWithholding',
          changes: [{ path: 'payments.otherWithholding', value: sum }],
          amount: { dollars: amount, says: 'is shown on the document as federal tax withheld.' },
          conditions: [
            condition('The document shows federal tax withheld.', true),
            condition('The document is for 2024 and isn’t on your return.', true),
          ],
        };
      }),
      ...(withheld > 0 ? { claimed: { dollars: withheld, form: '1040', line: '25d' } } : {}),
      otherwise: 'None of your other documents show federal tax withheld.',
    };
  },
};
