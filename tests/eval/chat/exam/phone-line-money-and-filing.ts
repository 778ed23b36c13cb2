import { follow, law, mayI, no, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** Deductions, savings, own work, credits and filing, as typed on a phone. Open, as its other half. */
export const exam: Exam = {
  name: 'phone-line-money-and-filing',
  author:
    'an engineer who had read the rules of the eval and the law in code, but no card and nothing of the search; written before any reply was seen',
  questions: [
    // Deductions (Publications 502, 526, 529, 530, 547, 936).
    mayI('gym membership dr told me to lose weight', [[/gym|health club/], no], [saysYes]),
    mayI(
      'lasik count as medical?',
      [[/eye|lasik|vision/], { law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI(
      'drove 900 miles to chemo can i write off',
      [{ law: ({ itemized }) => itemized.medicalMile }],
      [saysNo],
    ),
    mayI(
      'ivf cost us 22k',
      [[/fertility|ivf|in vitro/], { law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI('assisted living for mom deduct?', [[/medical/], [/personal care|chronically ill|nursing/]]),
    mayI('paid my sons hospital bill hes 27 and not my dependent', [[/dependent/], [/medical/]], [saysYes]),
    mayI('private school tuition 1st grader', [no], [saysYes]),
    mayI('stole my catalytic converter deduct?', [[/disaster/], no], [saysYes]),
    mayI('hurricane took our roof', [[/disaster/], [/4684/]], [saysNo]),
    mayI('union dues teamsters', [no], [saysYes]),
    mayI('scrubs and shoes im a nurse', [[/employee|w-2|uniform/], no], [saysYes]),
    mayI('paid h&r block 280 last yr deduct that', [no], [saysYes]),
    mayI('gave blood whats that worth on taxes', [no], [saysYes]),
    mayI('dropped 2000 in church plate cash', [[/record|receipt|bank|acknowledg/], no]),
    mayI('gave my old honda to charity', [[/1098-c/], [/\$500|sells|sale/]], [saysNo]),
    mayI('pmi on our mortgage', [[/insurance premium|pmi|mortgage insurance/], no], [saysYes]),
    mayI('heloc used to redo kitchen', [[/improve|buy|build/]], [saysNo]),
    mayI('property tax on land we own', [{ law: ({ itemized }) => itemized.stateTaxLimit.single }], [saysNo]),
    mayI('closing costs when we bought write off?', [[/basis|points/], [/points|property tax|interest/]]),
    mayI('my rv got a bed n toilet is it a second home', [[/sleep|bath|toilet|kitchen|cooking/]], [saysNo]),
    mayI('classroom stuff homeschool mom', [[/school/], no], [saysYes]),
    mayI('moved for new job 1200 uhaul', [[/armed forces|military/], no], [saysYes]),
    mayI('parents pay my student loan can i deduct the interest', [
      { law: ({ adjustments }) => adjustments.studentLoanMaximum },
      [/dependent|treated as|gift/],
    ]),
    mayI(
      'cd cashed early they charged me 180',
      [[/early withdrawal/], [/schedule 1|adjust|deduct/]],
      [saysNo],
    ),
    mayI('casino lost 6k won 2k', [[/itemiz/], [/winnings/]]),
    law('standard deduction married both 67', [
      { law: ({ standardDeduction }) => standardDeduction.amount.mfj },
      { law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.mfj },
    ]),
    law('std deduction for my kid i claim', [
      { law: ({ standardDeduction }) => standardDeduction.dependentMinimum },
    ]),
    follow(['how much charity can i deduct'], 'what if its clothes', [
      [/good (used )?condition|fair market value|8283/],
    ]),
    follow(['is my mortgage interest deductible'], 'what if the house cost 1.2 mil', [
      { law: ({ itemized }) => itemized.mortgageLimit.single },
    ]),
    // Savings, retirement, health (Publications 590-A, 590-B, 969).
    mayI(
      'can my wife who stays home have an ira',
      [[/spous/], { law: ({ ira }) => ira.contribution }],
      [saysNo],
    ),
    mayI('put to much in roth', [{ law: ({ ira }) => ira.excessRate }]),
    law('cashed out 401k to pay bills', [
      { law: ({ earlyDistribution }) => earlyDistribution.rate },
      [/59½|59 1\/2|59\.5/],
    ]),
    law('took 5k from ira when baby came', [
      { law: ({ earlyDistribution }) => earlyDistribution.birthLimit },
      [/birth|adopt/],
    ]),
    law('ira to pay college for my kid penalty?', [[/education/], no]),
    law('took ira out and put it back in 50 days', [[/60 days|60-day/]]),
    law('code g on 1099r do i owe', [[/rollover/], [/not|n't/]], [saysYes]),
    law('converted trad ira to roth 10k', [[/taxable|income/], [/8606/]]),
    mayI(
      'self employed can i do 401k for myself',
      [
        { law: ({ selfEmployedPlans }) => selfEmployedPlans.maximum },
        [/solo|one-participant|individual 401|401\(k\)/],
      ],
      [saysNo],
    ),
    law('sep ira how much can i stash', [
      { law: ({ selfEmployedPlans }) => selfEmployedPlans.maximum },
      [/25%|20%/],
    ]),
    law('hsa but i changed to non hdhp in july', [[/month/], [/eligible|high-deductible|hdhp/]]),
    mayI('hsa for braces ok', [[/medical|qualified|dental/]], [saysNo]),
    law('fsa money left dec 31', [[/forfeit|lose|carry/]]),
    law('what is code w in box 12', [[/health savings|hsa/]]),
    law(
      'code dd box 12 is that taxed',
      [[/health coverage|health insurance|health plan/], [/not|n't/]],
      [saysYes],
    ),
    law('savers credit income limit married', [
      { law: ({ saversCredit }) => saversCredit.rates.mfj.at(-1)?.over ?? 0 },
    ]),
    // Own work and rental (Publications 334, 463, 527, 587, 946).
    law('uber miles or gas which is better', [{ law: ({ business }) => business.mileageRate }, [/actual/]]),
    mayI(
      'write off my whole phone i use for lyft',
      [[/business (use|part|share)|percent|portion/]],
      [saysYes],
    ),
    mayI('home ofice but i rent apt and do etsy', [[/regular/], [/exclusiv/]], [saysNo]),
    law('simple home office how much per foot', [[/\$5/], [/300/]]),
    mayI('lunch with client 60 bucks', [{ law: ({ business }) => business.deductibleMeals }], [saysNo]),
    mayI('new macbook for my freelance design', [[/179|depreciat|de minimis|safe harbor/]], [saysNo]),
    law('what % is self employment tax', [[/15\.3%/], [/92\.35%|\$168,600|half/]]),
    law('lost money in my etsy shop 3 yrs', [
      [/hobby|profit/],
      [/3 of|three (out )?of|profit motive|for[- ]profit|make a profit/],
    ]),
    mayI('do i need to give my helper 1099', [[/\$600/], [/1099-nec/]], []),
    law('customer never paid invoice cash basis', [no, [/income/]], [saysYes]),
    law('i get a 1099nec but im really an employee', [[/8919|ss-8/]]),
    law('what is the qbi', [
      { law: ({ qualifiedBusiness }) => qualifiedBusiness.rate },
      [/qualified business/],
    ]),
    mayI('deduct my health ins im 1099', [[/self-employed health/], [/profit|subsid|employer/]], [saysNo]),
    law('rent my basement on airbnb 12 days', [[/14 days|15 days/], [/n't|not|tax-free/]]),
    law('rental loss 9k and i make 90k', [{ law: ({ passiveLoss }) => passiveLoss.allowance }, [/active/]]),
    law('new roof on rental write off now?', [[/depreciat|improve/], [/27\.5|27½/]], [saysYes]),
    law('kept renters deposit', [[/income/]]),
    law('rent to my brother cheap', [[/fair (rental|market)|personal use/]]),
    follow(['how much is the mileage rate'], 'what bout driving to my first customer from home', [
      [/commut|home office|home/],
    ]),
    // Credits and insurance (Publications 970, 974; Instructions for Forms 5695, 8962).
    law('college freshman credit max', [[/\$2,500/], [/american opportunity/]]),
    mayI('laptop for college count?', [[/american opportunity|books|required|supplies/]]),
    mayI('im in grad school which credit', [[/lifetime/], [/\$2,000|20%/]]),
    law('i pay for daughters college but she files herself who gets credit', [
      [/dependent|claim/],
      [/credit/],
    ]),
    law('solar on roof 28k', [[/30%/], [/5695/]]),
    law('new windows energy credit how much', [{ law: ({ homeEnergy }) => homeEnergy.windowsLimit }]),
    law('heat pump', [{ law: ({ homeEnergy }) => homeEnergy.heatPumpLimit }, [/30%/]]),
    law('bought tesla used 21k', [
      { law: ({ cleanVehicles }) => cleanVehicles.usedLimit },
      { law: ({ cleanVehicles }) => cleanVehicles.usedPriceLimit },
    ]),
    law('obamacare says pay back why', [[/premium tax credit/], [/8962|1095-a/]]),
    law('never got my 1095-a', [[/healthcare\.gov|marketplace/]]),
    law('no health ins all year do i get fined', [[/federal|penalty/], no], [saysYes]),
    follow(['what is the american opportunity credit'], 'how many years can he get it', [[/four|4/]]),
    // Filing, paying and after (Publications 1, 505, 594; IRS Tax Topics).
    law('made 9k working part time single do i have to file', [
      { law: ({ standardDeduction }) => standardDeduction.amount.single },
    ]),
    law('whats the fine for filing late', [[/5%/], [/month/]]),
    law('cant pay what i owe', [[/payment plan|installment/], [/file/]]),
    law('does extension give me more time to pay', [[/n't|not|no\b/], [/october 15/]], [saysYes]),
    law('where my refund', [[/where's my refund|21 days/]]),
    law('refund on hold eic when it come', [[/february|mid-feb|path act/]]),
    law('forgot a w2 after i filed', [[/1040-x/]]),
    law('how long til its to late to get 2021 refund', [[/three years|3 years/]]),
    law('got cp2000', [[/30 days|respond|response|agree/], [/match|income|propos/]]),
    law('irs wants me to verify identity 5071c', [[/verify|identity/]]),
    law('somebody filed w my social', [[/14039|identity theft/]]),
    law('rejected agi dont match what do i put', [
      [/prior-year|last year|2023|zero|\$0/],
      [/agi|adjusted gross/],
    ]),
    law('how far back keep my tax papers', [[/three years|3 years/]]),
    law('how do i stop owing every year', [[/w-4/], [/withh|estimated/]]),
    law('quarterly due dates self employed', [[/june/], [/september/], [/january/]]),
    law('do i owe a penalty for not paying thru the yr', [
      { law: ({ estimatedTax }) => estimatedTax.smallestAmount },
      [/90%/],
    ]),
    law('dad died in may who signs his return', [
      [/executor|personal representative|administrator|surviving spouse/],
    ]),
    law('irs called me said theyre sending the cops', [[/scam/]]),
    law('split my refund in 2 accounts', [[/8888/]]),
    law('im on green card since march do i file 1040nr', [[/dual|resident/]]),
    law('work in london for us company', [[/2555|foreign earned/]]),
    law('got 14k in a bank in india', [[/fbar|114/], [/\$10,000/]]),
    law('what is an ip pin', [[/identity protection/], [/six|6/]]),
    law('owe back taxes 2020 can they take my refund', [[/offset|apply|refund/], [/debt|owe/]], [saysNo]),
    product('how much u guys charge', [[/\$|price|plan|free/]]),
    product('can i snap a pic of my w2', [[/photo|phone|upload|picture|camera/]], [saysNo]),
  ],
};
