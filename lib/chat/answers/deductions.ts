import { type DeductionFinding, listDeductionsTool } from '../tools/list-deductions';
import type { Evidence } from '../tools/tool';
import { type Answer, dollars, plain, say } from './answer';

/** How people speak of what the deductions page looks at. */
const names: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bearned income|\beitc?\b/, ['earned-income-credit']],
  [
    /\bchild tax credit|\bctc\b|\bcredit for my (kid|child|son|daughter)|\bother dependents/,
    ['child-tax-credit'],
  ],
  [
    /\bday ?care|\bchild ?care|\bnanny|\bbabysit|\bafter[- ]school|\bday camp|\bdependent care|\bcare credit|\bsummer camp/,
    ['child-care'],
  ],
  [/\bhead of (the )?household|\bhoh\b/, ['filing-status']],
  [
    /\bamerican opportunity|\baotc\b|\bcollege|\btuition|\bundergrad/,
    ['american-opportunity-credit', 'lifetime-learning-credit'],
  ],
  [
    /\blifetime learning|\bgrad(uate)? school|\bclasses\b|\bcourses?\b|\beducation credit/,
    ['lifetime-learning-credit', 'american-opportunity-credit'],
  ],
  [/\bstudent loan/, ['student-loan-interest']],
  [/\bsaver'?s credit|\bretirement savings? credit/, ['savers-credit']],
  [/\bsep\b/, ['sep-ira']],
  [/\bira\b|\bindividual retirement/, ['traditional-ira']],
  [/\bhsa\b|\bhealth savings/, ['health-savings-account']],
  [/\bhealth insurance|\binsurance premiums/, ['self-employed-health-insurance']],
  [/\bhome[- ]?office|\boffice at home|\bwork(ing)? from home/, ['home-office']],
  [/\bmiles?\b|\bmileage|\bcar\b(?!e)|\bdriving|\bgas\b|\bvehicle for (work|business)/, ['business-vehicle']],
  [/\bqbi\b|\bqualified business|\b199a\b/, ['qualified-business-income']],
  [/\beducator|\bteacher|\bclassroom|\bschool supplies/, ['educator-expenses']],
  [/\bitemiz/, ['itemized-deductions']],
  [/\bsales tax/, ['sales-tax-choice']],
  [/\bcharit|\bdonat|\bchurch|\bgifts? to/, ['charity']],
  [/\bmedical|\bdental|\bdentist|\bdoctor|\bhospital|\bglasses|\bbraces/, ['medical-expenses']],
  [/\bsolar|\bbatter(y|ies)|\bgeothermal/, ['clean-energy']],
  [
    /\bwindows?\b|\bheat pump|\binsulation|\bfurnace|\bhome (energy|improvement)|\bdoors?\b/,
    ['home-improvement'],
  ],
  [/\belectric (car|vehicle)|\bev\b|\btesla|\bplug-?in|\bclean vehicle/, ['clean-vehicle']],
  [/\b(too much|excess) social security/, ['excess-social-security']],
  [/\bforeign tax/, ['foreign-tax-credit']],
];

const isAbout = (id: string, wanted: readonly string[]) =>
  wanted.some((one) => id === one || id.startsWith(`${one}-`));

/** What may still bring money. */
export async function answerDeductions(evidence: Evidence): Promise<Answer> {
  const { data } = await evidence.useWithCitations(listDeductionsTool, {});
  if (!data.ready) return say(notReady);
  const claimed = data.settled.filter(({ kind }) => kind === 'claimed');
  const has =
    claimed.length === 0
      ? ''
      : `\n\nYour return already has: ${claimed.map(({ name, dollars: amount }) => `${plain(name)}${amount === null ? '' : ` (${dollars(amount)})`}`).join(', ')}.`;
  if (data.suggestions.length === 0)
    return say(
      `I found nothing you left out, from what you told us so far.${has} The [deductions page](/deductions) shows what was looked at and why it does not fit.`,
    );
  const list = data.suggestions
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .slice(0, 8)
    .map(({ name, savings, href }) => `- [${plain(name)}](${href}): up to ${dollars(savings)}`);
  return say(
    `Together these could bring you up to **${dollars(data.total)}**:\n\n${list.join('\n')}${has}\n\nEach one has conditions; the [deductions page](/deductions) lists them.`,
  );
}

const notReady =
  'Some answers are still missing, so this can’t be worked out for your return yet. The [interview](/interview) shows what is open.';

/** Whether one deduction or credit fits this return; null when the question names none of them. */
export async function answerEligible(evidence: Evidence, text: string): Promise<Answer | null> {
  const wanted = names.find(([pattern]) => pattern.test(text))?.[1];
  if (wanted === undefined) return null;
  const { data, citations } = await evidence.useWithCitations(listDeductionsTool, {});
  if (!data.ready) return null;
  for (const id of wanted) {
    const found = findOne(data, [id]);
    if (found === null) continue;
    const cited = citations.filter(
      (citation) => 'label' in citation && citation.label.endsWith(`: ${found.name}`),
    );
    return say(found.text, cited);
  }
  return null;
}

function findOne(data: DeductionFinding, wanted: readonly string[]): { name: string; text: string } | null {
  const claimed = data.settled.find(({ id, kind }) => kind === 'claimed' && isAbout(id, wanted));
  const suggested = data.suggestions.find(({ id }) => isAbout(id, wanted));
  const ruledOut = data.settled.find(({ id, kind }) => kind === 'ruled-out' && isAbout(id, wanted));
  if (claimed !== undefined) {
    const amount = claimed.dollars === null ? '' : ` of **${dollars(claimed.dollars)}**`;
    const more = suggested === undefined ? '' : ` More is possible: up to ${dollars(suggested.savings)}.`;
    return {
      name: claimed.name,
      text: `Yes. Your return has it already: ${plain(claimed.name)}${amount}.${more}\n\n${plain(claimed.law)}`,
    };
  }
  if (suggested !== undefined) {
    const conditions = suggested.requirements.map(
      ({ says, known }) => `- ${known ? 'Holds' : 'To check'}: ${plain(says)}`,
    );
    const amount =
      suggested.amount === null
        ? ''
        : ` That is worked out for ${dollars(suggested.amount.dollars)}: ${plain(suggested.amount.says)}`;
    return {
      name: suggested.name,
      text: `Maybe. ${plain(suggested.name)} could bring you **${dollars(suggested.savings)}** if this holds:\n\n${conditions.join('\n')}\n\n${plain(suggested.law)}${amount}\n\nTell us about it in the [interview](${suggested.href}).`,
    };
  }
  if (ruledOut !== undefined)
    return {
      name: ruledOut.name,
      text: `Not as your return stands. ${plain(ruledOut.name)}: ${plain(ruledOut.because)}\n\n${plain(ruledOut.law)}`,
    };
  return null;
}
