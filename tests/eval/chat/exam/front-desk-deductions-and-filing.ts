import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam, ExamQuestion } from './format';

const ask = (
  kind: ExamQuestion['kind'],
  on: ExamQuestion['on'],
  question: string,
  must: NonNullable<ExamQuestion['must']>,
): ExamQuestion => ({ kind, on, ask: question, must });

/** Deductions, savings, work, credits, filing and own figures, as asked at a front desk. Open, as its other half. */
export const exam: Exam = {
  name: 'front-desk-deductions-and-filing',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Deductions (Publications 502, 526, 529, 530, 936).
    mayI(
      'braces 5k for my daughter deduct?',
      [{ law: ({ itemized }) => itemized.medicalFloor }, /itemiz/],
      [saysNo],
    ),
    mayI('is viagra / rx stuff medical', [[/prescri/]], [saysNo]),
    mayI('botox not for migraine lol', [[/cosmetic/], no], [saysYes]),
    mayI('premiums out of my paycheck, can i deduct', [[/pre-?tax|before tax/]], [saysYes]),
    mayI('hoa dues on my condo deductible', [[/no\b|not|n't/], [/rental|home|hoa|association/]], [saysYes]),
    law('car registration fee how much counts', [[/value/], [/property tax/]]),
    mayI(
      'gave clothes to goodwill worth 700 no receipt',
      [[/receipt|acknowledg|record/], [/8283|\$500/]],
      [],
    ),
    mayI(
      'money for my friends gofundme write off',
      [[/organization|individual|person|qualified/], no],
      [saysYes],
    ),
    law('drive for meals on wheels how much a mile', [{ law: ({ itemized }) => itemized.charityMile }]),
    law('salt cap married separately', [{ law: ({ itemized }) => itemized.stateTaxLimit.mfs }]),
    mayI('refi cash out paid credit cards, interest ok?', [[/improve|buy|build/]], [saysYes]),
    mayI(
      'lent my brother 5k he wont pay back',
      [[/bad debt|nonbusiness/], [/short-term|worthless|capital/]],
      [],
    ),
    mayI('got scammed zelle 3500 can i deduct', [[/theft|scam/], [/disaster|profit|n't|not/]], []),
    law('slot losses more than wins', [[/itemiz/], [/winnings|up to/]]),
    mayI('bought tools for my mechanic job w2', [no, [/employee|w-2/]], [saysYes]),
    law('teacher bought 520 classroom stuff', [{ law: ({ adjustments }) => adjustments.educatorEach }]),
    law('do i itemize or take the standard', [[/larger|higher|more|bigger|greater/], [/standard deduction/]]),
    law('if my wife itemizes n we file apart do i have to', [[/must|both|zero|\$0|can't|also/], /itemiz/]),
    law('turning 65 on jan 1 2025, extra std?', [
      { law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.single },
      [/january 1|jan\. 1|day before/],
    ]),
    mayI('student loan int im making 97k single', [
      { law: ({ adjustments }) => adjustments.studentLoanPhaseOutStart.single },
    ]),
    follow(['what is the salt limit'], 'does my property tax go in there too', [[/property|real estate/]]),
    follow(['can i deduct my mortgage interest'], 'what about the points', [[/points/]]),
    // Savings, retirement and health (Publications 560, 575, 590-A, 590-B, 969).
    law('ira max im 52', [{ law: ({ ira }) => ira.contribution }, { law: ({ ira }) => ira.catchUp }]),
    law('when is last day to put in ira for 24', [[/april 15/]]),
    law('too much income for roth??', [{ law: ({ ira }) => ira.rothLimit.single }]),
    law('put 7k in my roth but made to much now what', [[/6%/], [/withdraw|take .*out|recharacter|remove/]]),
    mayI('take ira for first house penalty free', [
      { law: ({ earlyDistribution }) => earlyDistribution.firstHomeLimit },
    ]),
    law('401k loan i quit and didnt pay back', [[/offset|distribution|taxable/]], []),
    law('backdoor roth which form', [/8606/]),
    law('i retired at 56, penalty on my 401k?', [/55/, [/separat|left|leave/]]),
    law('hsa family max', [{ law: ({ healthSavings }) => healthSavings.family }]),
    law('spent hsa on groceries', [{ law: ({ healthSavings }) => healthSavings.distributionTaxRate }]),
    mayI('on medicare now can i keep putting in hsa', [[/medicare/], no], [saysYes]),
    law('inherited my brothers ira how long do i have', [[/10 years|ten years|10-year|10th/]]),
    law('401k max this year under 50', [{ law: ({ electiveDeferrals }) => electiveDeferrals.limit }]),
    mayI('roll 529 left over into roth', [[/\$35,000/], [/15 years/]], [saysNo]),
    follow(['how much can i put in an HSA'], 'im 57', [
      { law: ({ healthSavings }) => healthSavings.catchUp },
    ]),
    // Own business and rental (Publications 334, 463, 527, 587).
    mayI('doordash can i deduct gas and the mileage', [
      { law: ({ business }) => business.mileageRate },
      [/not both|either|instead|already|includes|or actual/],
    ]),
    mayI('do i need an llc to write stuff off', [no, [/sole|schedule c|llc/]], [saysYes]),
    mayI('client dinner', [{ law: ({ business }) => business.deductibleMeals }], []),
    law('se tax rate', [/15\.3%/]),
    mayI('suit i only wear for work clients', [[/everyday|ordinary wear|street|suitable/], no], [saysYes]),
    law('started biz spent 3k before opening', [[/\$5,000/], [/start-?up/]]),
    mayI('home office but i also work at a shop downtown', [[/regular/], [/exclusive|only/]], []),
    law('paid my helper 900 do i send something', [/1099-nec/, [/\$600/]]),
    law('rental new roof all at once?', [[/27\.5|depreciat/]]),
    law('how do i depreciate my rental house', [[/27\.5/], [/land/]]),
    law('1099-nec but i was really an employee', [/ss-8|8919/]),
    // Education, energy and insurance (Publications 970, 974; Forms 5695, 8936, 8962).
    law('aotc max and how much back if i owe nothing', [[/\$2,500/], [/\$1,000|40%/]]),
    mayI('masters degree which credit', [/lifetime learning/], []),
    mayI('can i claim tuition my son paid w loans', [[/loan/]], [saysNo]),
    mayI('heat pump 9000 credit how much', [/\$2,000/], [saysNo]),
    law('solar panels 22k', [/30%/]),
    mayI('used tesla 24k credit?', [/\$4,000/, /\$25,000/], []),
    law('never got 1095-a', [[/marketplace|healthcare\.gov/]]),
    // Filing, paying, letters (Publications 17, 505, 594).
    law('cant pay by apr 15', [[/file/], [/payment plan|installment|pay what/]]),
    law('penalty for filing 2 months late', [/5%/]),
    law('do i have to file i made 9k', [{ law: ({ standardDeduction }) => standardDeduction.amount.single }]),
    law('e file rejected somebody already used my kids ssn', [[/ip pin|identity protection|paper|mail/]]),
    law('what agi do i use if last yr wasnt processed', [/\$0/]),
    law('cp2000 came says i owe 1400', [[/proposed|notice|propos/], [/30 days|respond|agree/]]),
    law('forgot a 1099 already filed', [/1040-x/]),
    law('why irs took my refund for student loans', [[/offset/], [/bureau|fiscal|treasury/]]),
    law('how do i get last years transcript', [[/irs\.gov|online account|get transcript|4506/]]),
    law('moved after filing tell irs', [/8822/]),
    law('safe harbor for estimates 150k+', [/110%/]),
    follow(['my refund is late'], 'its been 5 weeks', [[/21 days|where's my refund/]]),
    follow(['can i get an extension'], 'do i still pay by april', [[/april 15/], [/pay/]]),
    of2025('std deduction 2025 single', [{ law: () => law2025.standardDeduction.amount.single }]),
    of2025('no tax on tips how much', [/\$25,000/]),
    of2025('salt limit now?', [/\$40,000/]),
    // Own figures, what-ifs, the product.
    ask('own', ['ann', 'ortiz', 'ruth', 'kim'], 'whats my agi', [{ line: '1040:11' }]),
    ask('own', ['ann', 'ortiz', 'ruth'], 'am i getting money back or what', [{ refund: true }]),
    ask('own', ['ann', 'ortiz', 'kim'], 'taxable income?', [{ line: '1040:15' }]),
    ask('own', ['ortiz', 'ruth'], 'how much tax got taken out of my checks this yr', [{ line: '1040:25d' }]),
    ask('why', ['kim'], 'why do i owe so much', [{ refund: true }, [/self-employment/]]),
    ask('own', ['ruth'], 'how much of my soc sec is taxed', [{ line: '1040:6b' }]),
    ask('what-if', ['ann'], 'if i put 3000 in a traditional ira?', [
      { whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 3000 } }] },
    ]),
    ask('where', ['empty', 'ann'], 'where to put my 1099-int', [[/interest/]]),
    ask('where', ['empty', 'ann'], 'got a 1098 from bank where', [[/mortgage/]]),
    ask('document', ['empty', 'ann'], '1099-r box 7 letter', [[/code|distribution/]]),
    ask('document', ['empty', 'ann'], 'what is box 14 w2', [[/other|employer/]]),
    product('can my preparer see my w2', [[/preparer/]]),
    product('how do i delete a doc i uploaded', [[/delete|remove/]]),
  ],
};
