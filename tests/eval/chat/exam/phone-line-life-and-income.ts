import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** Family, life events and income, as typed on a phone. Open, as its other half. */
export const exam: Exam = {
  name: 'phone-line-life-and-income',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Family, status and dependents (Publications 501, 503, 596, 972; Instructions for Form 1040).
    mayI(
      'my son turned 17 in oct do i still get the 2000',
      [[/17/], { law: ({ childCredit }) => childCredit.perOtherDependent }],
      [saysYes],
    ),
    mayI('girlfriend lives w me no job can i put her on my taxes', [
      [/all year|entire year|whole year/],
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI('my 22 yr old quit school in march and moved back home, dependent?', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('ex and i have the kid exactly 50 50 who gets to claim', [
      [/higher (adjusted gross income|agi|income)/],
      [/nights|longer/],
    ]),
    mayI('my ex claimed our daughter but she sleeps at my house, what now', [
      [/paper|ip pin|identity protection pin/],
      [/nights|lived|custodial/],
    ]),
    law('baby born dec 30 do we get the full credit', [
      [/whole year|all year|entire year|full/],
      { law: ({ childCredit }) => childCredit.perChild },
    ]),
    law('our baby died 2 days after birth can we claim him', [
      [/born alive|lived|whole year|all year/],
      [/birth certificate|died|social security number/],
    ]),
    mayI(
      'raising my grandbaby since her mom is locked up',
      [[/more than half|half (of )?the year/], [/grandchild|grandparent|descendant/]],
      [saysNo],
    ),
    mayI(
      'my dad lives in a nursing home that i pay for, is he my dependent',
      [[/half/], { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit }],
      [saysNo],
    ),
    mayI(
      'son is 30 and on disability living w me',
      [[/permanently and totally disabled/], [/any age|no age|regardless of (his |her |their )?age/]],
      [saysNo],
    ),
    law('me n my sisters all chip in for mom who claims her', [
      [/2120|multiple support/],
      [/10%|10 percent/],
    ]),
    mayI('foster kids count for child tax credit?', [[/foster/], [/placed|agency|court/]], [saysNo]),
    mayI('my niece lives in mexico i send money, dependent?', [[/citizen|resident|mexico|canada/]]),
    law('married dec 31, single or married for the year', [[/december 31|last day/], [/married/]]),
    mayI('hubby and me split in june but no divorce yet, can i do HOH', [
      [/last (6|six) months|last half/],
      [/child/],
    ]),
    law('wife passed in feb how do i file', [
      [/joint/],
      [/year of death|died in|year (she|he|they|your spouse) died/],
    ]),
    law('hubby died in 2023 i got a 9 yo, which status for 24', [[/qualifying surviving spouse/], [/two|2/]]),
    mayI(
      'we eloped in vegas in 2019, she moved out yrs ago, i dont know where she is. single?',
      [[/married/], [/divorce|decree|head of household/]],
      [saysYes],
    ),
    law('should we file separate cuz of his student loans', [[/student loan/], [/separate/]]),
    law('they took my refund for my husbands child support', [[/8379/], [/injured spouse/]]),
    law('ex hid income irs coming after me for our joint return', [[/8857/], [/innocent spouse/]]),
    law('how much is eic with 3 kids max', [
      { law: ({ earnedIncome }) => earnedIncome.threeChildren.maximum },
    ]),
    mayI('no kids im 23 can i get eitc', [[/25/]], [saysYes]),
    mayI('can i get earned income credit on unemployment only', [[/earned income/], no], [saysYes]),
    mayI(
      'we got itins is there a earned income credit for us',
      [[/social security number|ssn/], no],
      [saysYes],
    ),
    law('they denied my eic 2 yrs ago how do i get it back', [[/8862/]]),
    law('how much interest income kills the earned income credit', [
      { law: ({ earnedIncome }) => earnedIncome.investmentIncomeLimit },
    ]),
    mayI(
      'my mil babysits and i pay her 200 a wk',
      [[/dependent/], [/child (and|or) dependent care|care credit|daycare|child care/]],
      [saysNo],
    ),
    mayI('summer camp for my 10 yr old sleepaway', [[/overnight/], no], [saysYes]),
    law('sitter wont give me her ssn', [[/w-10|due diligence/]]),
    mayI(
      'my wife doesnt work can we deduct preschool',
      [[/earned income|work/], [/student|disabled|looking/]],
      [saysYes],
    ),
    law('paid our nanny 14k cash am i in trouble', [
      [/schedule h/],
      { law: ({ householdEmployment }) => householdEmployment.wageThreshold },
    ]),
    law('we adopted from foster care no real expenses, still get money?', [
      [/special needs/],
      { law: ({ adoption }) => adoption.maximum },
    ]),
    law('do my kids summer wages go on mine', [[/own return|his own|her own|their own|own tax return/], no]),
    law('my 15 yr old has 4k stock dividends', [
      [/8615|8814/],
      { law: ({ thresholds }) => thresholds.kiddieUnearnedIncome },
    ]),
    mayI(
      'is my cousin a dependent if he dont live with me',
      [[/all year|entire year|whole year|lives? with you/], no],
      [saysYes],
    ),
    follow(
      ['my mom lives with me and gets social security'],
      'does her ss count as income for claiming her',
      [[/not|n't|nontaxable|non-taxable|taxable/], [/support|income/]],
    ),
    follow(['what is the child tax credit'], 'and if we make 450k together', [
      { law: ({ childCredit }) => childCredit.phaseOutStart.mfj },
    ]),
    follow(['can i file head of household'], 'he was with his dad half the summer tho', [
      [/half|nights|temporar/],
    ]),
    // Wages, benefits and odd money (Publications 525, 531, 15-B; Topic 419, 420).
    law('boss never sent my w2 its feb', [[/4852|irs|800-829-1040/], [/employer/]]),
    law('got 2 w2s and too much soc sec taken', [
      { law: ({ socialSecurityTax }) => socialSecurityTax.maximumWithholding },
      [/credit|schedule 3|excess/],
    ]),
    mayI('do i gotta report cash tips', [[/tips/], [/4137|\$20/]], [saysNo]),
    law('my bonus got taxed like crazy why', [[/22%/], [/withh/]]),
    law('won 900 at the casino no w2g', [[/taxable|report|income/], [/w-2g|even if|form/]], [saysNo]),
    law('lost my job got severance 12k', [[/taxable|wages/], [/w-2/]]),
    mayI('is workers comp taxable', [[/not taxable|tax-free|n't taxable|exempt/]], [saysYes]),
    law('short term disability checks, i paid premium myself after tax', [
      [/after-tax|after tax/],
      [/not taxable|tax-free|n't (taxable|taxed)/],
    ]),
    law(
      'is my va disability taxed',
      [[/not taxable|tax-free|n't (taxable|taxed|report)|isn't income/]],
      [saysYes],
    ),
    law('jury duty 150 bucks but my job took it', [[/jury/], [/adjustment|deduct|schedule 1/]]),
    law('settlement from car wreck for my back injury', [
      [/physical/],
      [/not taxable|tax-free|n't (taxable|taxed)|exclude/],
    ]),
    law('sued my boss for emotional distress got 30k', [[/taxable/], [/physical/]]),
    law(
      'got 50k life insurance when dad died',
      [[/not taxable|tax-free|n't (taxable|taxed)|interest/]],
      [saysYes],
    ),
    law(
      'inherited 80k do i pay',
      [[/not taxable|not income|tax-free|n't (taxable|taxed|income)/]],
      [saysYes],
    ),
    law('my parents gave us 40k for a house down payment', [[/gift/], [/not|n't/]], [saysYes]),
    law('gofundme raised 8k for my surgery taxable??', [[/gift/]]),
    mayI('child support i get, income?', [[/not|n't/]], [saysYes]),
    law('alimony divorced 2021 does he deduct it', [[/2018|2019/], no], [saysYes]),
    law('do i pay tax on unemployment', [[/taxable|yes/], [/1099-g/]], [saysNo]),
    law('got a 1099-c for my old credit card', [[/982|insolv/], [/income|taxable/]]),
    law('sold couch n tv on fb marketplace for 600', [[/loss|less than you paid|gain|personal/]]),
    law('venmo sent me a 1099k but its just roomates rent', [
      [/personal|reimburs|friends|shared/],
      [/schedule 1|zero|offset|back out|report/],
    ]),
    law('doordash 380 profit do i file', [{ law: ({ selfEmployment }) => selfEmployment.floor }]),
    law('do i pay tax on plasma donations', [[/taxable|income/]], [saysNo]),
    law('sold my eggs 8000', [[/taxable|income/]], [saysNo]),
    law('won a car in a raffle', [[/fair market value|market value/], [/taxable|income/]]),
    law('bank gave me 300 bonus for opening acct', [[/interest|1099-int/], [/taxable|income/]]),
    law('cash back on my credit card taxed?', [[/rebate|not|n't/]], [saysYes]),
    law('my scholarship paid for my dorm', [[/taxable/], [/room|board|dorm|housing/]]),
    law('company pays 6k for my masters', [[/\$5,250/]]),
    law('rsu vested, taxed twice??', [[/basis/], [/w-2|wages/]]),
    law('espp sold right away what do i report', [[/ordinary|wages|discount/], [/basis/]]),
    law('paid family leave from california taxable', [[/taxable|1099-g|california/]]),
    law('housing allowance im a pastor', [[/self-employment/], [/exclud|not taxable|income tax/]]),
    law('deployed to combat zone all yr', [[/exclud|combat/], [/box 12|code q|not taxable|tax-free/]]),
    // Investments, crypto, home (Publications 523, 544, 550, 551).
    law('sold bitcoin at a loss', [{ law: ({ capitalGain }) => capitalGain.lossLimit.single }, [/8949/]]),
    law('swapped eth for solana no cash, taxable?', [[/8949|taxable|gain/]], [saysNo]),
    law('staking rewards when taxed', [[/control|dominion|receive/], [/income|fair market value|value/]]),
    law('rebought same stock 2 weeks after selling for loss', [[/wash sale/], [/30 days/]]),
    law('my company stock went to zero bankrupt', [[/worthless/], [/december 31|last day|8949/]]),
    law('sold moms house after she died', [[/date of death|death/], [/basis|value/]]),
    law('lived in house 14 months then job moved me, sold w gain', [
      [/partial|reduced|part of/],
      [/50 miles|work|job/],
    ]),
    law('home sale no tax up to how much married', [[/\$500,000/]]),
    law('what rate on long term gains if were married making 80k', [
      [/0%/],
      { law: ({ capitalGain }) => capitalGain.zeroRateUpTo.mfj },
    ]),
    law('i got a 1099-b with no cost basis', [[/basis/], [/8949|purchase|broker|noncovered/]]),
    law('sold grandmas gold coins', [[/28%/], [/collectib/]]),
    law('what is niit', [[/3\.8%/], { law: ({ netInvestment }) => netInvestment.threshold.mfj }]),
    law('dad put his stock in my name while alive, i sold it whats my basis', [
      [/gift/],
      [/his basis|donor|carryover|same basis|giver|their basis|paid/],
    ]),
    law('series ee bonds cashed for college', [[/8815|exclud/], [/tuition|education/]]),
    law('do treasuries get taxed by my state', [[/state/], no], [saysYes]),
    follow(['i sold my house after 5 years'], 'does it matter that i rented it out the last 2', [
      [/2 of the (last )?(5|five)|two of the (last )?five|24 months|two years|2 years|depreciation/],
    ]),
    follow(['what is the wash sale rule'], 'same for crypto?', [[/crypto|digital/], no], [saysYes]),
    // Retired (Publications 554, 575, 590-B, 915).
    law('how much of my ss gets taxed', [[/85%/], { law: ({ benefits }) => benefits.baseAmount.single }]),
    law('turning 73 this yr when must i pull from ira', [[/april 1/], [/73/]]),
    law('forgot my rmd', [[/25%/], [/5329/]]),
    law('give my rmd to church straight from ira', [
      { law: ({ retirement }) => retirement.charitableDistributionLimit },
      [/70½|70 1\/2|70\.5|seventy/],
    ]),
    law('got 20k back pay from soc sec for 3 yrs', [[/lump/], [/earlier|prior|those|back/]]),
    law('no taxable amt in box 2a on my pension 1099r', [
      [/simplified|worksheet|not determined|undetermined/],
    ]),
    law('widow got husbands 401k can i make it mine', [[/spouse/], [/roll|treat|own/]], [saysNo]),
    // 2025 law, on a return of 2025.
    of2025('no tax on tips, for real? how much', [[/\$25,000/], [/2025/]]),
    of2025('overtime deduction whole check or just the extra half', [[/half|premium/], [/\$12,500/]]),
    of2025('im 66 what is this 6000 senior thing', [[/\$6,000/], [/\$75,000/]]),
    of2025('interest on my new truck loan', [[/\$10,000/], [/united states|u\.s\.|assembl/]]),
    of2025('child credit 25 how much now', [{ law: () => law2025.childCredit.perChild }]),
    of2025('bought used ev in nov 25', [[/september 30|sept(ember)?\.? 30/]]),
  ],
};
