import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** The other half of the forum's questions: counts only, nobody reads which of them fail. */
export const exam: Exam = {
  name: 'life-events-held-out',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Income.
    law('why is my bonus taxed higher than my paycheck', [/22%/, [/withh/]]),
    mayI('company gave us free lunch and a phone, do i pay tax on that', [/fringe|phone|meals/], [saysYes]),
    law('cashed in i bonds for college tuition', [[/8815|exclu/], [/interest/]]),
    mayI('sister paid me back 2000 on zelle, is it income', [no], [saysYes]),
    law('sold my used car for less than i paid', [
      /loss/,
      [/not deduct|can.t deduct|isn.t deduct|no deduct|personal/],
    ]),
    mayI('is my paid maternity leave from the state taxed', [/taxable|income|state/], []),
    law('inherited an ira from my dad do i have to empty it', [/10 years|ten years|10-year|10th/]),
    law('settlement from my old employer for harassment', [/taxable|income/]),
    law('hit a 2k jackpot on a slot machine, lost more than that overall', [
      /itemize/,
      [/w-2g|report|winnings/],
    ]),
    mayI('do i need to report money from donating eggs', [/taxable|income|report/], [saysNo]),
    law('how much of my social security gets taxed if i still work part time', [/85%/]),
    law('inherited 20 acres and sold it right away', [/value/, [/death|died|inherit/]]),
    law('got paid in bitcoin for a website i built', [[/value/], [/schedule c|self-employ|income/]]),
    // Family and status.
    mayI('my brother moved in and has no job, can i put him on my taxes', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      [/half|support/],
    ]),
    law('someone already used my daughters social', [[/ip pin|identity protection|paper|mail/]]),
    law('divorce was final in november, how do i file', [
      /december 31|last day/,
      [/single|head of household/],
    ]),
    mayI('live w my boyfriend and our baby, am i head of household', [[/half/], [/cost/]], []),
    mayI('daughter is 20, full time student w a 15k job. dependent?', [[/24/], [/half|support/]], [saysNo]),
    mayI(
      'we alternate years for our son per the divorce decree, my year but he lives with mom',
      [/8332/],
      [],
    ),
    mayI(
      'husband lives in mexico never been to us, can i file head of household',
      [/nonresident|non-resident/],
      [],
    ),
    law('mom lives in assisted living and i pay, can i get hoh', [[/parent/], [/half/]]),
    mayI('baby was born in jan 2025, can i use her for 2024', [no], [saysYes]),
    mayI(
      'grandma watches the kids and i pay her 150 a week, child care credit?',
      [[/dependent/], [/ssn|number|taxpayer id/]],
      [saysNo],
    ),
    mayI('i stay home with kids, husband works, does preschool count', [[/work|earned income/]], [saysYes]),
    // Deductions.
    law('what is better standard or itemize for a couple', [
      { law: ({ standardDeduction }) => standardDeduction.amount.mfj },
    ]),
    mayI(
      'can i deduct hearing aids and glasses',
      [{ law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI('is pmi deductible', [no, [/2021|expired|ended/]], [saysYes]),
    mayI(
      'i drive for meals on wheels volunteering, write off gas?',
      [{ law: ({ itemized }) => itemized.charityMile }],
      [saysNo],
    ),
    mayI('gave 1000 to a gofundme for a neighbor', [no], [saysYes]),
    mayI('nurse, are my scrubs and license fee deductible', [no], [saysYes]),
    mayI(
      'paying my sons student loan can i take the interest',
      [[/legally|obligat|liable|his|dependent/]],
      [],
    ),
    mayI('tree fell on my car in a storm', [/disaster/], [saysYes]),
    // Savings, retirement, health.
    mayI('took 20k from ira for cancer treatment, still get penalty?', [
      { law: ({ itemized }) => itemized.medicalFloor },
    ]),
    law('most i can put in 401k at 52', [
      { law: ({ electiveDeferrals }) => electiveDeferrals.limit },
      { law: ({ electiveDeferrals }) => electiveDeferrals.catchUp },
    ]),
    mayI('is it too late to put money in ira for last year', [/april 15/], []),
    law('hsa limit for a family', [{ law: ({ healthSavings }) => healthSavings.family }]),
    mayI('rolled my old 401k to an ira is that taxed', [/rollover|code g|direct/], [saysYes]),
    law('what happens if i forget my rmd', [/25%/, /10%/]),
    // Business and rental.
    law('first year doordash, do i need to pay quarterly', [
      { law: ({ estimatedTax }) => estimatedTax.smallestAmount },
    ]),
    mayI('cell phone bill for my business', [/business (part|share|use|percent)|share|part/], []),
    law('airbnb our house 3 weekends while we were gone', [/14 days|15 days/]),
    mayI('replaced the roof on my rental, deduct it all now?', [/depreciat/, /27\.5|improvement/], [saysYes]),
    law('got a 1099-nec but i was really an employee', [/8919|ss-8/]),
    // Credits and insurance.
    mayI('does my daughter or me get the credit for her college', [/dependent|claim/], []),
    law('i got a 1095-a what do i do with it', [/8962/]),
    mayI(
      'put in a heat pump water heater, tax credit?',
      [{ law: ({ homeEnergy }) => homeEnergy.heatPumpLimit }],
      [saysNo],
    ),
    mayI(
      'single no kids make 16k, do i get eic',
      [{ law: ({ earnedIncome }) => earnedIncome.noChild.maximum }],
      [saysNo],
    ),
    // Filing, paying and after.
    mayI('do i even have to file, i made 9000 at subway', [
      { law: ({ standardDeduction }) => standardDeduction.amount.single },
      [/refund/],
    ]),
    law('missed the april deadline what now', [/5%/, [/penalt/]]),
    law('direct deposit went to a closed account', [/check/, [/mail|paper/]]),
    law('cp2000 letter came, i think theyre wrong', [[/disagree|respond|response/]]),
    law('how do i change my address w the irs', [/8822/]),
    law('my w2 has the wrong social security number', [/w-2c|employer/]),
    law('ex owes back taxes from when we were married and they want me to pay', [/innocent/, /8857/]),
    // 2025.
    of2025('worked a ton of overtime this year, is it tax free', [/\$12,500/], []),
    // The product.
    product('how much does it cost', [/\$|free|price|plan/]),
    // Follow-ups.
    follow(['can i deduct my health insurance'], 'im self employed', [
      /self-employed/,
      [/schedule 1|deduct/],
    ]),
    follow(['i sold some stock at a loss'], 'can i use it all against my paycheck', [/\$3,000/]),
    follow(['what is the saver credit'], 'what is the income cutoff if im single', [/\$38,250/]),
    follow(['do i get a penalty for filing late'], 'even if im getting a refund?', [
      [/no penalty|refund/],
      no,
    ]),
    follow(['can i claim my dad as a dependent'], 'he lives in his own apartment', [
      [/parent/],
      [/doesn.t have to live|not have to live|need not live|don.t have to live|live with you/],
    ]),
  ],
};
