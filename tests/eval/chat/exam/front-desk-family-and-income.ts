import { follow, law, mayI, no, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** Families, pay, investments and other income, as people ask at a front desk. Open: causes that it shows are mended. */
export const exam: Exam = {
  name: 'front-desk-family-and-income',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Family, status and who may be claimed (Publications 501, 503, 504, 596).
    mayI(
      'baby passed away 2 hrs after birth do we get to claim her',
      [[/born alive|alive/], [/12 months|whole year|all year|entire year|dependent/]],
      [saysNo],
    ),
    mayI('my daughter got married in nov n they filed together, still my dependent?', [
      /joint/,
      [/refund|no tax|not required|owe/],
    ]),
    mayI('claim my roomate i pay everything for him hes 40', [
      [/all year|whole year|entire year|12 months/],
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('who gets the kid if both me and grandma qualify', [[/parent/], [/tie|both|first|priority/]]),
    mayI(
      'parents in mexico, i send them 600 a month. dependents?',
      [
        [/mexico|canada/],
        { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
        [/half|support/],
      ],
      [],
    ),
    law('what is form 8332 for', [[/custodial/], [/release|noncustodial|other parent/]]),
    mayI(
      'husband has been gone since march no contact, do i have to file separate',
      [/head of household/, [/last six months|last 6 months|six months|6 months/]],
      [],
    ),
    mayI(
      'spouse died in january 2024 can i still do joint this year',
      [/joint/, [/remarr|year of death|year your spouse died|died/]],
      [saysNo],
    ),
    law('how many yrs am i a qualifying surviving spouse', [[/two|2/], [/child/]]),
    mayI('dog daycare counts as dependent care?', [no], [saysYes]),
    law('sleepaway camp for my 9 yr old, day camp was the other month', [[/overnight/], [/day camp/]]),
    law('limit on child care for 2 kids', [{ law: ({ careCredit }) => careCredit.morePersons }]),
    mayI('dcfsa was 5000 can i do the credit on top w/ 2 kids', [
      { law: ({ careCredit }) => careCredit.benefitLimit },
      [/reduc|subtract|minus|left|less/],
    ]),
    law('my kid is turning 17 in december what happens to his ctc', [
      { law: ({ childCredit }) => childCredit.perOtherDependent },
      /17/,
    ]),
    law('actc max per kid', [{ law: ({ childCredit }) => childCredit.refundablePerChild }]),
    law('when does child credit start going away married', [
      { law: ({ childCredit }) => childCredit.phaseOutStart.mfj },
    ]),
    mayI('does my foster child count for eic', [[/placed|agency|court/]], [saysNo]),
    law('eic how much investmnt income is too much', [
      { law: ({ earnedIncome }) => earnedIncome.investmentIncomeLimit },
    ]),
    law('max eitc 3 kids', [{ law: ({ earnedIncome }) => earnedIncome.threeChildren.maximum }]),
    mayI('my 20 yr old isnt in school and makes 9k, claim?', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('adopted a girl from foster care in 2024 whats the credit', [
      { law: ({ adoption }) => adoption.maximum },
      [/special needs/],
    ]),
    mayI(
      'do i have to pay taxes on the child support he sends',
      [[/not taxable|isn't taxable|not income|isn't income|not taxed|no\b|don't|n't/]],
      [saysYes],
    ),
    mayI('divorced 2021, is the alimony i pay a write off', [[/2018|2019/], [/not|n't|no\b/]], [saysYes]),
    law('my ssn hasnt come for the baby yet what do i do', [[/ss-5|social security number|apply|extension/]]),
    law('whats an atin', [[/adopt/], [/w-7a|taxpayer identification/]]),
    follow(['what is head of household'], 'how much of a std deduction does that get', [
      { law: ({ standardDeduction }) => standardDeduction.amount.hoh },
    ]),
    follow(['can i claim my mom'], 'she only gets social security 14k', [
      [/social security/],
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    follow(['how much is the child tax credit'], 'and for my 19 year old in college?', [
      { law: ({ childCredit }) => childCredit.perOtherDependent },
    ]),
    follow(['what is the earned income credit'], 'what if i have no kids', [
      { law: ({ earnedIncome }) => earnedIncome.noChild.maximum },
    ]),
    follow(['i pay my sister to watch my son'], 'does it matter shes only 17', [[/19/]]),
    // Pay, benefits and other income (Publications 15, 525, 907, 915).
    law('i get tips in cash never told my boss', [[/report|taxable/], [/4070|4137|\$20/]]),
    law('box 12 dd 8400 on w2 is that taxed', [
      [/health/],
      [/not taxable|isn't taxable|not taxed|isn't income|information|not income|n't/],
    ]),
    law('what is code W in 12', [[/hsa|health savings/]]),
    mayI(
      'worker comp checks after i hurt my back taxable?',
      [[/workers/], [/not taxable|isn't taxable|n't|not/]],
      [saysYes],
    ),
    mayI('jury duty 45 bucks do i report', [[/jury/], [/report|taxable|income|schedule 1/]], [saysNo]),
    law('my boss pays 80 for my gym membership is that income', [[/taxable|wages|income/]], []),
    law('company paid my tuition 7000 how much tax free', [[/\$5,250/]]),
    mayI(
      'got 30k from a car accident settlment for my broken leg',
      [[/physical/], [/not taxable|isn't taxable|tax-free|not taxed|n't/]],
      [saysYes],
    ),
    mayI('back pay from a discrimination case, taxed?', [[/wages|taxable/]], [saysNo]),
    mayI(
      'dad left me 50k life insurance do i owe',
      [[/life insurance/], [/not taxable|isn't taxable|tax-free|not taxed|n't|not/]],
      [saysYes],
    ),
    mayI(
      'is disability from work policy taxable, my employer paid premiums',
      [[/premium/], [/taxable/]],
      [saysNo],
    ),
    mayI('va disability do i list it', [[/not taxable|n't|not|leave/]], [saysYes]),
    mayI('is ssi counted for taxable social security', [[/ssi|supplemental/], no], [saysYes]),
    law('unemployment from 2 states both on 1099-g, whats taxed', [[/all|taxable|income/]], []),
    law('sold concert tickets on stubhub got 1099k, lost money', [[/loss/], [/1099-k/]]),
    law('refereeing soccer on wkends 1,900 no 1099', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
      [/schedule c/],
    ]),
    law('200 dollar bonus for opening checking acct', [[/interest/], [/taxable|income|report/]]),
    law('won a trip worth 3200 on radio', [[/fair market|value/], [/taxable|income|report/]]),
    law('lotto hit 12k they took 24%', [[/taxable|income/], [/w-2g|withh/]]),
    mayI('do i owe tax on the 40k my aunt gifted me', [[/gift/], [/not|n't|no\b/]], [saysYes]),
    law('rent my couch out on airbnb 10 nites a year', [[/15 days|14 days/]]),
    // Investments and property (Publications 523, 544, 550, 551).
    law('how long i gotta hold stock for long term', [[/more than (one|a|1) year|over a year|one year/]]),
    law('lost 11k on crypto how much can i use', [[/\$3,000/]]),
    law('what do i put for basis of stock grandpa left me', [
      [/fair market value|worth|value/],
      [/death|died/],
    ]),
    law('basis when someone GIVES me stock', [[/donor|giver/], [/basis/]]),
    law('rsu vested in feb, sold right away, 1099b says basis 0', [[/w-2|wages/], [/basis/]]),
    law('espp discount where does it show up', [[/w-2|wages|ordinary/]]),
    law('whats niit and who pays', [
      { law: ({ netInvestment }) => netInvestment.rate },
      { law: ({ netInvestment }) => netInvestment.threshold.single },
    ]),
    law('exchange eth for sol, any tax if i didnt cash out', [[/taxable|sale|gain/]], []),
    law('collectible coins profit rate', [/28%/]),
    law('treasuries interest state taxed?', [[/state/], [/exempt|not|n't/]]),
    law('muni bond fund, do i still write it down', [[/2a|report/], [/tax-exempt|exempt/]]),
    law('stock went to zero company bankrupt', [[/worthless/], [/last day|december 31/]]),
    law('house sold, gain 180k, lived 9 yrs single', [
      { law: ({ homeSale }) => homeSale.exclusion },
      [/two|2|24/],
    ]),
    law('we sold moms house 3 months after she passed. tax?', [[/date of death|death|died/], [/value/]]),
    follow(['what is a wash sale'], 'does it hit if i rebuy in my ira', [[/ira/]]),
    follow(['how are long term gains taxed'], 'and short?', [[/ordinary|regular|wage/]]),
    follow(['i sold my house'], 'we are married, how much is free', [[/\$500,000/]]),
  ],
};
