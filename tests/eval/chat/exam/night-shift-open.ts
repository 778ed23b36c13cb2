import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import { type Exam } from './format';

/**
 * Half of a pool of 100 questions as people write them late at night: several facts in one sentence, tangled
 * households, worry, and follow-ups. Sorted by the SHA-256 of `ask`, the first fifty are this open half; causes that
 * it shows are mended. Amounts are references to the law file; the other facts are those of the IRS publications named
 * above each chapter.
 * Two keys let a reply pass that didn't say what was asked, and were narrowed after the first run: that a student who
 * is claimed may file for withheld tax, and that costs of a condo are divided between rental and personal days.
 * ../first-sight.json holds both scores.
 */
export const exam: Exam = {
  name: 'night-shift-open',
  author:
    'an engineer who had read no card, no matching code, and of other sets five questions; written before any reply was seen',
  questions: [
    // Tangled households: Publications 501, 504, 519, 555, 596; Instructions for Forms 8332, 8379, 8839.
    mayI(
      'husband and i split in november and we both want head of household',
      [[/last (six|6) months/, /second half of the year/, /july 1/]],
      [saysYes],
    ),
    mayI(
      'my boyfriends daughter lives with us all year he has no income at all can i claim her im not her dad',
      [[/all year/, /(whole|entire|full) year/, /member of (your|the) household/, /12 months/]],
    ),
    mayI('my husband died last february can i still file jointly with him', [/joint/], [saysNo]),
    mayI(
      'im 20 in college my parents claim me can i still file to get my withholding back',
      [
        [
          /refund of/,
          /withheld/,
          /get .{0,25}\bback\b/,
          /\bcan (still )?file/,
          /file (your|a) (own )?return/,
        ],
      ],
      [saysNo],
    ),
    law('nobody claimed my daughter in 2022 can i go back and get the money', [
      /1040-x|amend/,
      /(three|3)[ -]years?/,
    ]),
    law(
      'adopted our foster son state says special needs we paid nothing do we still get the adoption credit',
      [{ law: (l) => l.adoption.maximum }],
      [saysNo],
    ),
    // Jobs and pay: Topics 154, 756, 762, 757; Publications 525, 505, 926, 970.
    law('everyone says no tax on tips now does that go for my 2024 tips too', [/2025/], [saysYes]),
    law('they gave me a 1099 but i have set hours and a boss and use their truck', [[/ss-8/, /8919/]]),
    law('quit my job had to pay back my sign on bonus from last year', [
      [/repay/, /repaid/, /paid (it )?back/, /claim of right/],
      [/3,000/, /net/, /year/],
    ]),
    // Own work and rentals: Publications 334, 463, 527, 587, 946; Instructions for Forms 1099-NEC and 2210.
    law('my wife helps run my shop we never put anything in writing is that a partnership', [
      [/joint venture/, /partnership/],
    ]),
    law('rented my condo out for 8 months then moved back in how do i split it', [
      /schedule e/,
      [
        /personal (use|days|part)/,
        /(split|divide|allocate) (the|your|these|those|expenses|costs)/,
        /rental (use|days|part|share)/,
      ],
    ]),
    law('paid a guy 900 for helping in my business do i have to send him something', [/1099-nec/, '$600']),
    mayI(
      'have a w2 job but also a side business from my spare bedroom can i do the home office',
      [/regular/, /exclusive/],
      [saysNo],
    ),
    law(
      'made 2k profit on my side thing and lost 6k on another one do they cancel out',
      [[/offset/, /net/, /combine/, /against/, /subtract/]],
      [saysNo],
    ),
    law(
      'let my cousin live in my rental for half price can i still take the loss',
      [[/fair/, /personal use/, /market/]],
      [saysYes],
    ),
    // Stocks and coins: Publications 544, 550, 551, 559; Instructions for Forms 8949 and 6251; IRS on digital assets.
    law('staking rewards sitting in my wallet never sold any', [/income/], [saysNo]),
    law('exercised my isos and held the shares do i owe anything', [[/alternative minimum/, /\bamt\b/]]),
    law('company went bankrupt my shares are worth nothing now', [[/worthless/, /capital loss/]]),
    law('sold the rental i depreciated for 12 years how is that part taxed', [
      { law: (l) => l.capitalGain.unrecaptured1250Rate },
    ]),
    law(
      'got paid in bitcoin for a logo i designed',
      [
        [/income/, /fair market value/, /market value/],
        [/self-employ/, /schedule c/, /fair market value/, /market value/],
      ],
      [saysNo],
    ),
    // Retirement: Publications 575, 590-A, 590-B, 915; Instructions for Forms 5329 and 8606.
    law('im 61 retired took 30k from my 401k is there a penalty', [/59/, no], [saysYes]),
    law('put 7000 in a roth but turns out we made too much what do i do', [
      [/recharacteriz/, /withdraw/, /remov/, /take .{0,20}out/],
      { law: (l) => l.ira.excessRate },
    ]),
    law('dad died in 2022 left me his ira im 40 do i have to empty it', [/(10|ten)[ -]years?/]),
    law('got three years of social security back pay all at once', [
      [/lump[ -]sum/, /earlier years?/, /prior years?/],
    ]),
    mayI(
      'im 30 took 10k from my ira for my first house do i owe the penalty',
      [{ law: (l) => l.earlyDistribution.firstHomeLimit }],
      [saysYes],
    ),
    // Health: Publications 502, 503, 969, 974; Instructions for Form 8962.
    mayI('paid my moms 6k hospital bill she lives alone can i deduct it', [/support/]),
    // School: Publication 970; Topic 203 on offsets.
    law('grandmas 529 paid my daughters tuition can i still take the college credit for it', [
      [/same (expense|tuition|cost|dollar)/, /double/, /twice/, /both/, /reduc/, /tax-free/],
    ]),
    mayI(
      'parents arent claiming me this year even though they could can i take the education credit',
      [/claim/],
      [saysNo],
    ),
    law('defaulted on student loans will they take my refund', [[/offset/, /treasury/, /keep/, /take/]]),
    mayI('credit for a coding bootcamp', [[/eligible/, /federal student aid/, /student aid/]], [saysYes]),
    // Homes: Publications 523, 527, 530, 547, 936; Instructions for Form 5695; Topic 515.
    law('points i paid when i refinanced', [
      [/over the (life|term|years)/, /spread/, /each year/, /evenly/, /a little each/],
    ]),
    mayI('hurricane took my roof insurance paid most can i deduct the rest', [
      [/federally declared/, /disaster/],
    ]),
    // Filing and trouble: Publications 54, 519, 556; IRS.gov on Forms 14039, 14157 and 9465.
    law('my preparer put stuff on my return that isnt true and i signed it', [[/14157/, /1040-x/, /amend/]]),
    law('two days late filing but im getting money back is there a penalty', [no], [saysYes]),
    // States: credit for tax paid to another state; part-year residents.
    law('live in new jersey work in new york city am i taxed twice', [/credit/]),
    // Conversations.
    follow(['can i claim my mom'], 'shes in a nursing home tho', [/support/]),
    follow(['is the profit on my house taxed'], 'only lived there a year', [
      [/partial/, /two years/, /2 years/, /24 months/, /reduced/],
    ]),
    follow(['can i deduct my mileage'], 'im w2 not self employed', [no], [saysYes]),
    follow(['when are taxes due'], 'and w an extension', [/october 15/]),
    follow(['got a 1099k from paypal'], 'its just my old furniture tho sold for less', [
      [/loss/, /less than/, /no gain/, /personal/],
    ]),
    follow(['is social security taxable'], 'what if its all i get', [no]),
    // The return itself.
    { kind: 'own', ask: 'what bracket are we in', on: ['ortiz'], must: ['12%'] },
    {
      kind: 'own',
      ask: 'did they take enough out of my checks',
      on: ['nora'],
      must: [{ refund: true }],
      today: '2026-02-10',
    },
    {
      kind: 'own',
      ask: 'did i itemize or take the standard one',
      on: ['ruth'],
      must: [/itemiz/, { line: '1040:12' }],
    },
    {
      kind: 'what-if',
      ask: 'what if our student loan interest had been 2500',
      on: ['ortiz'],
      must: [{ whatIf: [{ path: 'adjustments.studentLoanInterest', value: 2500 }] }],
    },
    {
      kind: 'what-if',
      ask: 'if i bought another 3000 of supplies for the studio what would that save me',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'businesses.0.expenses.supplies', value: 7000 }] }],
    },
    // 2025: Pub. L. 119-21; Instructions for Schedule 1-A and Form 1040; IRS on Forms 1099-K and on paper checks.
    of2025(
      'im 67 and my husband is 63 do we both get the new senior thing',
      [{ law: () => law2025.additionalDeductions?.senior.each ?? Number.NaN }, /65/],
      [saysYes],
    ),
    of2025('single worked overtime all year whats the most i can take off', [
      { law: () => law2025.additionalDeductions?.overtime.cap.single ?? Number.NaN },
    ]),
    of2025(
      'property tax plus state tax is 18k can i deduct all of it now',
      [{ law: () => law2025.itemized.stateTaxLimit.single }],
      [saysNo],
    ),
    of2025('do i only get the tips deduction if i itemize', [no], [saysYes]),
  ],
};
