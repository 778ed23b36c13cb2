/** A line that people ask for by name, and how they call it. */
export interface NamedLine {
  form: string;
  line: string;
  pattern: RegExp;
}

const named = (form: string, line: string, pattern: RegExp): NamedLine => ({ form, line, pattern });

/** From the narrow to the wide: the first pattern that fits names the line. */
export const namedLines: readonly NamedLine[] = [
  named(
    'schedule-1',
    '15',
    /\b(half|deduct\w*|deduction) (of |for )?(the |my )?(self[- ]?employment|se) tax|\b(self[- ]?employment|se) tax (do|did) (i|we) (get to )?(deduct|write off|take off)/,
  ),
  named('schedule-2', '4', /\bself[- ]?employment tax|\bse tax\b/),
  named('schedule-2', '11', /\badditional medicare/),
  named('schedule-2', '12', /\bnet investment( income)? tax|\bniit\b/),
  named('schedule-2', '2', /\balternative minimum tax|\bamt\b/),
  named(
    'schedule-2',
    '8',
    /\b(10 ?%|ten percent|early withdrawal|penalty|additional tax) .*(ira|401|retirement|withdraw)/,
  ),
  named('schedule-3', '11', /\b(excess|too much) social security/),
  named(
    '1040',
    '28',
    /\badditional child tax credit|\brefundable (part of (the|my) )?child (tax )?credit|\bactc\b/,
  ),
  named(
    '1040',
    '19',
    /\bchild tax credit|\bctc\b|\bcredit for other dependents|\bcredits? for (my|the) (kids?|child|children|dependents?)/,
  ),
  named('1040', '27', /\bearned income( tax)? credit|\beitc?\b/),
  named('schedule-3', '2', /\b(child|dependent|day) ?care credit|\bcare credit/),
  named('schedule-3', '1', /\bforeign tax credit/),
  named('1040', '29', /\b(refundable )?american opportunity|\baotc\b/),
  named('schedule-3', '3', /\beducation credits?|\blifetime learning|\btuition credit|\bcollege credit/),
  named('schedule-3', '4', /\bsaver'?s credit|\bretirement savings? credit/),
  named('schedule-3', '5a', /\b(residential )?clean energy credit|\bsolar credit/),
  named('schedule-3', '5b', /\b(home|energy) (efficient )?(home )?improvement credit/),
  named('schedule-3', '6f', /\b(clean vehicle|electric (car|vehicle)|ev) credit/),
  named('schedule-3', '9', /\bpremium tax credit/),
  named('1040', '13', /\bqualified business income|\bqbi\b|\b199a\b|\b20 ?% business deduction/),
  named('schedule-1', '21', /\bstudent loan/),
  named(
    'schedule-1',
    '20',
    /\bira deduction|\bdeduct\w* (for )?(my |the )?(traditional )?ira\b|\bira contributions? deduct/,
  ),
  named(
    'schedule-1',
    '13',
    /\bhsa deduction|\bhealth savings( account)? deduction|\bdeduct\w* (for )?(my |the )?hsa\b/,
  ),
  named('schedule-1', '17', /\b(self[- ]?employed )?health insurance deduction|\bself[- ]?employed health/),
  named('schedule-1', '16', /\bsep\b|\bsolo 401|\bself[- ]?employed retirement/),
  named(
    'schedule-1',
    '11',
    /\beducator expenses?|\bteacher deduction|\bclassroom (deduction|supplies|expenses)/,
  ),
  named('schedule-1', '7', /\bunemployment/),
  named('schedule-1', '5', /\brental income|\brent(al)? (income|profit|loss)|\broyalt/),
  named('schedule-1', '8b', /\bgambling/),
  named('schedule-c', '30', /\bhome office/),
  named('schedule-c', '28', /\b(business|schedule c|total) (costs?|expenses?)\b/),
  named('schedule-c', '1', /\bgross receipts|\bbusiness (sales|receipts|revenue)|\brevenue\b/),
  named(
    'schedule-c',
    '31',
    /\b(business|net|schedule c|freelance|self[- ]?employment|side (job|business|gig)) (profit|income|earnings|loss)|\bprofit\b/,
  ),
  named('schedule-a', '4', /\bmedical deduction|\bdeduct\w* .*medical/),
  named('schedule-a', '5e', /\bsalt\b|\bstate and local tax/),
  named('schedule-a', '8e', /\bmortgage interest/),
  named(
    'schedule-a',
    '14',
    /\b(charit\w+|gifts? to charity|donation) deduction|\bdonations?\b|\bgifts to charity|\bcharitable/,
  ),
  named('schedule-a', '17', /\bitemized deductions?|\bif i itemized?|\bitemiz/),
  named(
    '1040',
    '25d',
    /\bwithh(eld|olding)|\btaken out (of my (pay|paychecks?))?|\b(already )?paid in\b|\bkept (back|out) (of|from) my/,
  ),
  named(
    '1040',
    '1a',
    /\bwages\b|\bsalary\b|\bpay from (my |the )?(jobs?|work|employers?)|\bw-?2 (income|wages|pay)|\bpaychecks?\b.*(total|add)|\bincome from (my )?(jobs?|work)|\b(earn|made|make) (at|from) (my )?(jobs?|work)/,
  ),
  named('1040', '2a', /\btax[- ]exempt interest|\bmuni\w* (bond )?interest/),
  named('1040', '2b', /\b(taxable |bank |savings )?interest( income)?\b(?! deduct| rate)/),
  named('1040', '3a', /\bqualified dividends?/),
  named('1040', '3b', /\b(ordinary )?dividends?( income)?\b/),
  named('1040', '4b', /\btaxable ira|\bira (distributions?|withdrawals?)/),
  named('1040', '5b', /\bpensions?\b|\bannuit/),
  named(
    '1040',
    '6b',
    /\b(taxable )?social security( benefits?| income| is taxed| taxed| taxable)|\bbenefits .*tax(ed|able)|\btax(ed|able) .*social security/,
  ),
  named(
    '1040',
    '7',
    /\bcapital (gains?|loss\w*)|\bstock (sales?|gains?|profit)|\bgains?( or loss)? (on|from) /,
  ),
  named('1040', '11', /\badjusted gross|\bagi\b/),
  named(
    '1040',
    '9',
    /\btotal income|\bgross income|\ball (of )?my income|\bincome in (total|all)|\bhow much (did i|have i|i) (earn|make|made)\b/,
  ),
  named('1040', '10', /\badjustments\b/),
  named('1040', '12', /\bstandard deduction/),
  named(
    '1040',
    '15',
    /\btaxable income|\bincome (that )?(is|gets|am i) (being )?taxed|\bincome (i'm|i am|that i'm) taxed on|\bpart of my income .* taxed|\bof my income (is|gets|am i) (actually )?taxed|\btax(ed)?\b.{0,30}\bon (what|whatever|the rest)\b.{0,12}\b(remains?|left|over)\b/,
  ),
  named(
    '1040',
    '14',
    /\btotal deductions?|\bdeductions? (in total|altogether|add up)|\bhow much .*(deduct|deductions) .*(taken|total|in all|have)|\bmy deductions?\b/,
  ),
  named('1040', '26', /\bestimated (tax )?payments?\b/),
  named('1040', '38', /\b(underpayment|estimated tax) penalty/),
  named('1040', '33', /\btotal payments|\b(have|did) i (already )?pa(id|y) (so far|already|in total)/),
  named(
    '1040',
    '21',
    /\btotal credits|\bcredits (do i|did i|have i|am i|in total|add)|\bmy (tax )?credits\b/,
  ),
  named('1040', '18', /\btax before credits/),
  named('1040', '22', /\btax after credits/),
  named(
    '1040',
    '16',
    /\btax on line 16|\bincome tax (itself|alone)|\btax (from|out of) the tax (table|brackets)/,
  ),
  named(
    '1040',
    '24',
    /\btotal tax|\btax (bill|liability)|\bhow much (federal |income |total )?tax(es)? (do|did|will|am|are|is|in total|overall|altogether|i)\b|\bmy (federal |income )?tax(es)?\b(?! (return|refund|rate|bracket|year|documents?|forms?|preparer|situation|software|info))/,
  ),
];

const formWords: readonly (readonly [RegExp, string])[] = [
  [/\bschedule 8812\b|\b8812\b/, '8812'],
  [/\bschedule\s+se\b/, 'schedule-se'],
  [/\bschedule\s+eic\b/, 'schedule-eic'],
  [/\bschedule\s+([abcder123])\b/, 'schedule-$1'],
  [/\bsch\.?\s+([abcder123]|se)\b/, 'schedule-$1'],
  [/\bform\s+(\d{4}(?:-[a-z]{1,2})?)\b/, '$1'],
  [
    /\b(2441|4952|5329|5695|6251|8606|8615|8829|8863|8880|8889|8936|8949|8959|8960|8962|8995|7206|4562|1116|2210)\b/,
    '$1',
  ],
  [/\b1040\b/, '1040'],
];

/** After "sorry" or "I mean" stands the line that is meant. */
const meantIn = (text: string): string =>
  /\b(?:sorry|i mean|i meant|actually|rather)\b(.*\bline\b.*)$/.exec(text)?.[1] ?? text;

/** A line by its printed number, as in "line 25d" or "schedule C line 31". Form 1040 when no form is named. */
export function readPrintedLine(text: string): { form: string; line: string } | null {
  const line = /\bline\s*(?:number\s*|no\.?\s*|#\s*)?(\d{1,2}\s?[a-z]?)\b(?!\s*%)/
    .exec(meantIn(text))?.[1]
    ?.replace(' ', '');
  if (line === undefined) return null;
  for (const [pattern, form] of formWords) {
    const found = pattern.exec(text);
    if (found !== null) return { form: form.replace('$1', found[1] ?? ''), line };
  }
  return { form: '1040', line };
}

/** A line by what people call it. */
export function readNamedLine(text: string): NamedLine | null {
  return namedLines.find(({ pattern }) => pattern.test(text)) ?? null;
}

/** Boxes of the papers that people have at hand, and the line that their amounts go to. */
const boxes: readonly (readonly [paper: RegExp, box: string, form: string, line: string])[] = [
  [/\b1099-?int\b|\b(interest|bank) (slip|form|statement|paper)/, '1', '1040', '2b'],
  [/\b1099-?div\b|\bdividends? (slip|form|statement|paper)/, '1a', '1040', '3b'],
  [/\b1099-?div\b|\bdividends? (slip|form|statement|paper)/, '1b', '1040', '3a'],
  [/\b1099-?r\b|\bpension (slip|form|statement|paper)/, '1', '1040', '5a'],
  [/\b1099-?r\b|\bpension (slip|form|statement|paper)/, '2a', '1040', '5b'],
  [/\b1099-?r\b|\bpension (slip|form|statement|paper)/, '4', '1040', '25b'],
  [/\b1099-?nec\b/, '1', 'schedule-c', '1'],
  [/\bssa-?1099\b/, '5', '1040', '6a'],
  [/\b1098-?e\b/, '1', 'schedule-1', '21'],
  [/\b1098\b(?!-)/, '1', 'schedule-a', '8e'],
  [/\bw-?2'?s?\b|^(?!.*\b(1099|1098|1095))/, '1', '1040', '1a'],
  [/\bw-?2'?s?\b|^(?!.*\b(1099|1098|1095))/, '2', '1040', '25d'],
];

/** The line for a box of a paper, as in "box 2 of my W-2"; null for others, and for what a box means. */
export function readPrintedBox(text: string): { form: string; line: string } | null {
  const box = (/\bbox (\d{1,2}[a-z]?)\b/.exec(text) ??
    /^(?:what(?:'s| is) )?(?:the )?(1[ab]|2a) (?:on|of|from) /.exec(text))?.[1];
  if (box === undefined || /\b(mean|means|stand for|code|supposed|should|goes in|difference)\b/.test(text))
    return null;
  const found = boxes.find(([paper, name]) => name === box && paper.test(text));
  return found === undefined ? null : { form: found[2], line: found[3] };
}
