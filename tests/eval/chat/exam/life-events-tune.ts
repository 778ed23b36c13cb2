import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** What happens in a life, asked as on a forum: terse, misspelled, the situation rather than the term. */
export const exam: Exam = {
  name: 'life-events-tune',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Income.
    law('started at a new company and they gave me a 10k sign on bonus, why did they take so much', [
      /22%/,
      [/withh/],
    ]),
    mayI(
      'moved for work and my employer paid the movers, is that on my w2',
      [/taxable|wages|income/],
      [saysNo],
    ),
    law('grandma gave me her old savings bonds n i cashed them 3400', [
      /interest/,
      [/1099-int|taxable|report/],
    ]),
    mayI('my buddy venmod me his half of the rent all year, do i report it', [no], [saysYes]),
    law('i sell my old clothes on poshmark, made like 900 but paid way more for them', [
      /loss/,
      [/personal/],
    ]),
    law('laid off in june got 3 months severence whats the tax on it', [/wages/, [/taxable|withh/]]),
    mayI(
      'my mom died and i got her 401k, do i pay tax on it',
      [[/taxable|income/], [/10 years|ten years|10-year/]],
      [saysNo],
    ),
    law('got a check from a class action data breach 126 dollars', [/taxable|income/]),
    mayI('won fantasy football 1500 no form came', [[/taxable|report/]], [saysNo]),
    law('selling plasma, is that income', [/taxable|income|report/]),
    law('ssa sent me a big back payment for 3 yrs of disability', [/lump/, [/earlier|prior|previous/]]),
    law('sold grandpas coin collection after he died', [[/value/], [/death|died|inherit/]]),
    law('boss gave me a 500 amazon card for xmas', [/taxable|wages|income/]),
    // Family and status.
    mayI('gf and her kid live w me all year, i pay everything, can i claim both of them', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      [/all year|whole year|entire year|12 months/],
    ]),
    law('me and my ex both claimed our son and my return got rejected', [
      [/paper|mail|ip pin|identity protection/],
      [/more nights|longer|custod|tie/],
    ]),
    law('got married december 30 do we have to file together', [[/joint/], [/separate/]]),
    mayI(
      'still legally married but he moved out in 2022, i have our daughter. single?',
      [/head of household/],
      [saysYes],
    ),
    mayI('son graduated college in may and got a 55k job in july. do i still claim him?', [[/24/], [/half/]]),
    mayI('stepdaughter lives with us half the week, who claims', [[/nights|more than half/]], []),
    mayI('wife is here on a visa no social, can we file together', [[/itin|w-7/], [/joint/]], [saysNo]),
    law('adult son is disabled and gets ssi, lives with me', [
      [/disab/],
      [/any age|regardless of age|no age/],
    ]),
    mayI('had a baby dec 31 at 11pm lol do we get the whole credit', [
      { law: ({ childCredit }) => childCredit.perChild },
    ]),
    law('nanny comes to our house, am i supposed to give her a w2?', [
      { law: ({ householdEmployment }) => householdEmployment.wageThreshold },
      [/schedule h|w-2/],
    ]),
    mayI('does after school karate count for child care credit', [[/care/], [/work/]], []),
    // Deductions.
    law('bought our first house in august what can we write off', [
      /interest/,
      /property tax|real estate tax/,
    ]),
    mayI('are my kids braces deductible', [{ law: ({ itemized }) => itemized.medicalFloor }, [/itemize/]]),
    mayI('can i write off the interest on my car loan', [/personal|business|2025/], []),
    law('we tithe about 400 a month in cash no reciepts', [[/record|bank|receipt|statement/]]),
    mayI('donated 12 bags to the salvation army how much can i say', [
      [/fair market value|value/],
      [/\$250|\$500/],
    ]),
    mayI('wfh 100% as a w2 worker can i deduct my desk and internet', [no], [saysYes]),
    law('teacher, spent 800 on my classroom', [{ law: ({ adjustments }) => adjustments.educatorEach }]),
    mayI(
      'contractor ran off with my 14k deposit can i claim it',
      [[/theft|casualty/], [/disaster|profit/]],
      [],
    ),
    // Savings, retirement, health.
    mayI('quit my job and cashed out my 401k for bills, whats the hit', [
      { law: ({ earlyDistribution }) => earlyDistribution.rate },
      [/taxable|income/],
    ]),
    mayI('wife doesnt work can she still have an ira', [[/spous/, /joint/]], [saysNo]),
    law('put too much in my roth bc i got a raise', [
      { law: ({ ira }) => ira.excessRate },
      [/withdraw|take (it|the excess)|remove|recharacter/],
    ]),
    mayI('hsa card used at grocery store by accident', [
      { law: ({ healthSavings }) => healthSavings.distributionTaxRate },
    ]),
    law('turned 73 last fall, when do i gotta take money out', [/april 1/]),
    mayI('use ira for down payment first house', [
      { law: ({ earlyDistribution }) => earlyDistribution.firstHomeLimit },
    ]),
    // Business and rental.
    law('i dog walk on rover made 2600, what do i file', [/schedule c/, /schedule se|self-employment/]),
    mayI('write off my truck if i use it for my lawn care side gig', [
      { law: ({ business }) => business.mileageRate },
      [/actual/],
    ]),
    law('renting out my basement to a tenant', [/schedule e/, [/part|share|divide|portion/]]),
    law('opened an etsy shop in oct n lost money, spent 3k on a laser cutter', [[/depreciat|179/], [/loss/]]),
    mayI('can i pay my kids to work in my business', [[/18/], [/social security|wages/]], [saysNo]),
    // Credits and insurance.
    law('5th year of college, which education credit', [/lifetime learning/, [/four|4/]]),
    law('healthcare.gov says i underestimated my income, do i have to pay it all back', [
      /8962/,
      [/repay|pay back|excess/],
    ]),
    mayI('bought a used tesla for 23k do i get something', [
      { law: ({ cleanVehicles }) => cleanVehicles.usedLimit },
    ]),
    law('no insurance last year is there a fine', [no, [/federal|state/]]),
    // Filing, paying and after.
    law('havent filed since 2020 what do i do', [[/three years|3 years/], [/file/]]),
    law('i cant pay the 4k i owe', [[/payment plan|installment/]]),
    law('wheres my refund its been 5 weeks', [[/21 days/, /where.s my refund/]]),
    law('irs letter says they need to verify its me', [[/5071c|4883c|verify/], [/identity/]]),
    law('forgot to put a 1099 on my return already accepted', [/1040-x/]),
    law('old job went out of business never sent w2', [/4852/]),
    law('my refund was taken for my husbands back child support', [/8379/, /injured/]),
    // 2025.
    of2025('i get tips bartending, heard theyre tax free now', [/\$25,000/], []),
    // The product.
    product('can i do this on my phone and finish on laptop', [/phone|device|computer|save/]),
    // Follow-ups.
    follow(['can i deduct my moms nursing home'], 'shes not my dependent because of her income', [
      [/income|gross/],
      [/medical/],
    ]),
    follow(['do i have to pay tax on selling my house'], 'only lived there 14 months, job moved me', [
      [/partial|reduced|part of/],
    ]),
    follow(
      ['whats the limit for a roth ira'],
      'i make 170k single',
      [[/can.t|reduced|phase|limit|no\b|too high/]],
      [/^yes\b/],
    ),
    follow(['how do quarterly taxes work'], 'when is the next one', [/april 15/]),
    follow(['can i claim my girlfriend'], 'she made 7000 tho', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
  ],
};
