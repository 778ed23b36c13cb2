import { follow, law, mayI, no, saysNo, saysYes } from '../asked';
import { type Exam } from './format';

/**
 * Half of a pool of 100 questions as people write them late at night: several facts in one sentence, tangled
 * households, worry, and follow-ups. Sorted by the SHA-256 of `ask`, the last fifty are this half, held out: only its
 * totals are looked at. Amounts are references to the law file; the other facts are those of the IRS publications
 * named above each chapter.
 */
export const exam: Exam = {
  name: 'night-shift-held-out',
  author:
    'an engineer who had read no card, no matching code, and of other sets five questions; written before any reply was seen',
  questions: [
    // Tangled households: Publications 501, 504, 519, 555, 596; Instructions for Forms 8332, 8379, 8839.
    mayI(
      'me and my ex have 2 kids they sleep at mine most of the year he says he gets one every year because the judge said so',
      [/8332/],
    ),
    mayI(
      'my sister and her baby moved in with me in april she makes 9k i pay for everything can i claim them both',
      [{ law: (l) => l.dependents.qualifyingRelativeIncomeLimit }],
      [saysYes],
    ),
    law('grandkids came to live with us in june their parents are in rehab how do we do taxes', [
      [/half (of )?(the|a) year/, /more than half/, /six months/],
    ]),
    mayI(
      'kid is 19 works part time made 11k goes to community college full time still my dependent right',
      [/student/],
      [saysNo],
    ),
    mayI(
      'my disabled son is 31 gets ssi and lives with me does he count',
      [[/permanently and totally/, /any age/, /no age/, /regardless of age/]],
      [saysNo],
    ),
    law('my wife died in 2023 and i have a 10 year old at home what do i file as for 2024', [
      /surviving spouse/,
    ]),
    law('we are married but she wont sign a joint return what now', [/separate/]),
    law(
      'wife lives in mexico and has no social can we file together',
      [/itin|taxpayer identification number/],
      [saysNo],
    ),
    law('husband owes back child support from before me and they took our whole refund', [
      [/8379/, /injured spouse/],
    ]),
    law(
      'mom gets 1400 social security a month lives with me does that count as her income when i claim her',
      [
        [
          /(n't|not) count/,
          /taxable part/,
          /only .{0,30}taxable/,
          /nontaxable/,
          /tax-free/,
          /isn't taxable/,
          /(n't|not) part/,
        ],
        /support/,
      ],
    ),
    // Jobs and pay: Topics 154, 756, 762, 757; Publications 525, 505, 926, 970.
    law('job closed and never gave me a w2 theyre not answering the phone', [/4852/]),
    law('my w2 has the wrong social on it', [[/w-2c/, /corrected/, /employer/]]),
    law('hired a nanny 15 hrs a week pay her 350 cash am i supposed to do something', [
      { law: (l) => l.householdEmployment.wageThreshold },
      [/schedule h/, /household/],
    ]),
    law('worked so much overtime in 2024 and heard its tax free', [/2025/], [saysYes]),
    law('company paid 6000 toward my masters and some showed up on my w2 why', ['$5,250']),
    law('laid off in march got severance then unemployment then cashed out 12k of 401k at 38 how bad is it', [
      { law: (l) => l.earlyDistribution.rate },
    ]),
    law('i work two jobs and owe like 1800 every single year how do i stop owing', [/w-4/]),
    // Own work and rentals: Publications 334, 463, 527, 587, 946; Instructions for Forms 1099-NEC and 2210.
    law(
      'drive uber nights and have a w2 day job do i pay social security on both',
      [/self-employment/],
      [saysNo],
    ),
    mayI('bought a 45k truck for my landscaping in november can i write the whole thing off', [
      [/179/, /bonus depreciation/, /special depreciation/],
      /business/,
    ]),
    law(
      'rented my basement on airbnb just 12 nights for the festival do i report it',
      [[/14 days/, /15 days/, /fewer than 15/, /less than 15/]],
      [saysYes],
    ),
    law('first year freelancing made 30k paid nothing all year will they fine me', [
      /penalt/,
      [/\$?1,000/, /last year/, /prior year/, /90%/, /2023/],
    ]),
    // Stocks and coins: Publications 544, 550, 551, 559; Instructions for Forms 8949 and 6251; IRS on digital assets.
    law('grandpa gave me stock he bought in 1985 i sold it whats my basis', [
      [/his (adjusted )?basis/, /donor/, /giver/, /carr/, /same basis/, /he paid/, /grandpa/, /gave it/],
    ]),
    law(
      'inherited moms house sold it 4 months later do i pay on the whole price',
      [[/(date|day|time) .{0,20}(death|died)/, /stepped-up/, /step-up/, /when .{0,20}died/]],
      [saysYes],
    ),
    law('my kids custodial account had 3200 in gains', [
      [/8615/, /kiddie/],
      { law: (l) => l.thresholds.kiddieUnearnedIncome },
    ]),
    // Retirement: Publications 575, 590-A, 590-B, 915; Instructions for Forms 5329 and 8606.
    law(
      'left my job at 56 and took money from that 401k do i get hit with the 10 percent',
      [/\b55\b/],
      [saysYes],
    ),
    law('did a backdoor roth and my tax went up did i do it wrong', [/8606/]),
    law('im 74 and forgot to take my rmd', [/25%/, /5329/]),
    // Health: Publications 502, 503, 969, 974; Instructions for Form 8962.
    law('made more than i told the marketplace and now it says i pay back', [/8962/]),
    law('my 24 year old is on my marketplace plan but files his own taxes', [
      [/allocat/, /shared/, /share/, /divid/, /split/, /percentage/],
    ]),
    law('turned 65 in june got on medicare can i keep putting in the hsa', [/medicare/, no], [saysYes]),
    law('have a dependent care fsa at work can i take the daycare credit too', [
      [/reduc/, /subtract/, /lower/, /left/, /minus/, /same (expenses|costs|dollars)/],
    ]),
    // School: Publication 970; Topic 203 on offsets.
    mayI('getting my mba at night can i get the 2500 credit', [/lifetime/], [saysYes]),
    // Homes: Publications 523, 527, 530, 547, 936; Instructions for Form 5695; Topic 515.
    mayI(
      'sold after 14 months because work moved me 300 miles away do i still get the exclusion',
      [[/partial/, /reduced/, /part of/]],
      [saysNo],
    ),
    law('divorced he kept the house and paid me 90k for my half is that taxable', [no], [saysYes]),
    mayI(
      'used a heloc to pay off credit cards can i deduct that interest',
      [[/buy,? build/, /improve/]],
      [saysYes],
    ),
    law('new windows and one front door about 6 grand what do i get', [
      { law: (l) => l.homeEnergy.windowsLimit },
      { law: (l) => l.homeEnergy.doorLimit },
    ]),
    law('married sold our house 420k profit only my name on the deed', [
      { law: (l) => l.homeSale.exclusion * 2 },
    ]),
    mayI(
      'we give to church in cash every sunday no receipts can we deduct it',
      [[/record/, /receipt/, /statement/]],
      [saysYes],
    ),
    // Filing and trouble: Publications 54, 519, 556; IRS.gov on Forms 14039, 14157 and 9465.
    law('im in spain for work do i still have to file by april', [/june 1[5-7]/]),
    law('somebody already filed with my social im freaking out', [/14039/]),
    mayI(
      'daca with a social do i qualify for eitc',
      [[/valid for (employment|work)/, /valid for/, /resident/]],
      [saysNo],
    ),
    law('came on h1b in may do i file the nr one', [[/substantial presence/, /183/]]),
    // States: credit for tax paid to another state; part-year residents.
    law('remote from florida for a company in new york do i owe them', [
      [/convenience/, /new york source/, /nonresident/],
    ]),
    // Conversations.
    follow(['how much can i put in an ira'], 'what about my wife she doesnt work', [[/joint/, /spous/]]),
    follow(['whats the child tax credit'], 'and if hes already 17', [
      { law: (l) => l.childCredit.perOtherDependent },
    ]),
    follow(['how much can i put in my hsa'], 'its a family plan', [{ law: (l) => l.healthSavings.family }]),
    // The return itself.
    { kind: 'own', ask: 'how much is my qbi thing', on: ['kim'], must: [{ line: '1040:13' }] },
    { kind: 'own', ask: 'do i owe ohio', on: ['olga'], must: [{ state: 'OH' }] },
    {
      kind: 'where',
      ask: 'where do i put the interest from my savings account',
      on: ['ann', 'empty'],
      must: [/interest/],
    },
    {
      kind: 'talk',
      ask: 'im so stressed i think i messed this whole thing up',
      on: ['ann', 'empty'],
      must: [[/help/, /check/, /preparer/, /review/, /fix/, /correct/, /change/]],
    },
  ],
};
