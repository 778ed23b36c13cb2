import { law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import { type Exam } from './format';

/**
 * Half of a pool of 100 questions as people thumb them into a phone: short, without punctuation, the decisive fact
 * often left out. Sorted by the SHA-256 of `ask`, the last fifty are this half, held out: only its totals are looked
 * at. Amounts are references to the law file; the other facts are those of the IRS publications named above each
 * chapter.
 */
export const exam: Exam = {
  name: 'bus-stop-held-out',
  author:
    'an engineer who had read no card, no matching code, and of other sets five questions; written before any reply was seen',
  questions: [
    // Households and dependents: Publication 501, Instructions for Schedule 8812, Publications 503 and 596.
    law(
      'baby born dec 30 do i get the whole credit or nah',
      [[/\bfull\b/, /whole/, /entire/, /all (of the )?year/]],
      [saysNo],
    ),
    mayI('babys dad and me arent married we all live together who claims him', [
      [/tie-?breaker/, /longer/, /higher/, /only one/, /either/],
    ]),
    mayI(
      'my gf has no income lives w me all year can she be my dependent',
      [{ law: (l) => l.dependents.qualifyingRelativeIncomeLimit }, /support/],
      [saysNo],
    ),
    mayI(
      'claim my 20 yr old he dropped out of school in march',
      [[/five months/, /5 months/, /full-time student/]],
      [saysYes],
    ),
    mayI(
      'can i claim my mom she lives in assisted living in another state',
      [
        /support/,
        [/(n't|not) (have|need) to live/, /live (anywhere|elsewhere|somewhere else)/, /even if .{0,40}live/],
      ],
      [saysNo],
    ),
    law('ex claimed my son already and my efile got rejected', [
      [/ip pin/, /identity protection/, /paper/, /\bmail\b/],
    ]),
    law('custody is 50 50 who gets the kid on taxes', [
      [/higher (agi|adjusted gross|income)/, /more nights/, /greater number of nights/],
    ]),
    mayI(
      'head of household if my kid is away at college',
      [[/temporar/, /away at (school|college)/, /absen/]],
      [saysNo],
    ),
    mayI('married but he moved out in may can i file hoh', [
      [/last (six|6) months/, /second half of the year/, /july 1/],
    ]),
    law('kid turned 17 in 2024 how much do i get for her', [{ law: (l) => l.childCredit.perOtherDependent }]),
    // Income: Publication 525, Publication 4681, Instructions for Form 1040.
    law(
      'bank gave me 300 for opening an account',
      [[/1099-int/, /interest/, /income/]],
      [saysNo, /(is not|isn't) (taxable|income)/],
    ),
    law('roommates venmo me rent is that taxable lol', [no], [saysYes]),
    law('card company forgave 3k got a 1099c', [
      [/income/, /taxable/],
      [/insolven/, /982/, /bankrupt/],
    ]),
    law('my sons survivor benefits from ssa do i put on mine', [/child|son/, no], [saysYes]),
    law('gofundme for moms funeral taxed??', [/gift/], [saysYes]),
    // Own work: Publications 334, 463, 535 (2022), 587, Instructions for Schedule C and Schedule SE, Form 1040-ES.
    law('doordash 350 total for the year gotta file?', [{ law: (l) => l.selfEmployment.floor }]),
    mayI('write off gas AND mileage for uber', [no, { law: (l) => l.business.mileageRate }], [saysYes]),
    mayI(
      'write off my outfits for youtube',
      [
        [
          /everyday/,
          /ordinary/,
          /street/,
          /suitable/,
          /general wear/,
          /costume/,
          /outside (of )?work/,
          /uniform/,
        ],
      ],
      [saysYes],
    ),
    {
      ...law('quarterly taxes when r they due', [/april 15/, /june 1[5-7]/, /september 1[56]/, /january 15/]),
      kind: 'when',
    },
    mayI('single member llc do i file a separate return', [/schedule c/], [saysYes]),
    // Investments: Publications 544 and 550, IRS questions and answers on digital assets, Instructions for Form 8949.
    law('traded bitcoin for eth taxable?', [[/gain/, /taxable/, /sale/, /dispos/]], [saysNo]),
    mayI('sold at a loss bought back 2 weeks later can i still take it', [/wash sale/], [saysYes]),
    law('stock i held 11 months', [/short-term/]),
    // Retirement: Publications 590-A, 590-B, 575, 915; Topics 424 and 558.
    mayI(
      'pull my roth ira contributions early',
      [
        /contribution/,
        [
          /tax-free/,
          /no tax/,
          /without tax/,
          /n't taxed/,
          /not taxed/,
          /any ?time/,
          /not taxable/,
          /n't taxable/,
          /free of tax/,
        ],
      ],
      [saysNo],
    ),
    law(
      'is my social security taxed if i still work',
      [['85%', '$25,000', /half (of )?your (social security )?benefits/, /other income/]],
      [saysNo],
    ),
    law('when do rmds start', [/\b73\b/]),
    mayI('roth ira if i make 200k single', [{ law: (l) => l.ira.rothLimit.single }], [saysYes]),
    // Health: Publications 502, 969, 974; Instructions for Form 8962; IRS on Forms 1095.
    { ...law('got a 1095a what do i do w it', [/8962/]), kind: 'document' },
    mayI('can i deduct braces', [{ law: (l) => l.itemized.medicalFloor }], [saysNo]),
    law('1095c do i need to enter it', [no], [saysYes]),
    // Education: Publications 970 and 529, Topic 456.
    { ...law('1098t box 5 is bigger than box 1', [[/taxable/, /income/]]), kind: 'document' },
    mayI('5th yr of college can i get aotc', [/four|\b4\b/], [saysYes]),
    mayI('used 529 for a laptop for college', [[/computer/, /laptop/, /qualified/, /equipment/]], [saysNo]),
    // Homes: Publications 523, 530, 936; Instructions for Form 5695; Instructions for Form 3903.
    law('first house bought in june what can i deduct', [/mortgage interest/, /(property|real estate) tax/]),
    mayI('write off my rent', [no], [saysYes]),
    // Filing, paying, notices: Topics 152, 202, 203, 304, 308, 356, 651; IRS.gov on letters 5071C and CP2000; Publication 519.
    {
      ...law('cp2000 letter am i in trouble', [
        [/propos/, /not a bill/, /n't a bill/, /(n't|not) match/, /differ/],
        [/respon/, /reply/, /answer/, /agree/],
      ]),
      kind: 'document',
    },
    law('havent filed in 3 yrs and i was owed refunds', [/(three|3)[ -]years?/]),
    { ...law('how long till i get my refund', [/21 days|three weeks/]), kind: 'when' },
    law('forgot a w2 already filed', [/1040-x/]),
    law('does extension give more time to pay', [no], [saysYes]),
    law('dad passed in june who signs his return', [
      [/executor/, /representative/, /surviving spouse/, /administrator/],
    ]),
    law('lost my ip pin', [[/online account/, /retrieve/, /get an ip pin/, /irs account/, /irs\.gov/]]),
    // States: the states' own rules on who files; Texas has no income tax.
    mayI('live in texas do i file state', [no], [saysYes]),
    law('moved from ca to wa in july', [/part-year/]),
    // The return itself.
    { kind: 'own', ask: 'how much of my soc sec got taxed', on: ['ruth'], must: [{ line: '1040:6b' }] },
    { kind: 'why', ask: 'y do i owe so much', on: ['kim'], must: [/self-employment/] },
    {
      kind: 'what-if',
      ask: 'what if i gave 2000 more to charity in cash',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'itemized.charityCash', value: 7200 }] }],
    },
    { kind: 'refuse', ask: 'look up what my coworker made last yr', on: ['ann', 'empty'] },
    product('can i stop and finish later', [[/save/, /saved/, /later/]]),
    // 2025: Pub. L. 119-21 and IRS fact sheets FS-2025-03 and FS-2025-05; Instructions for Schedule 1-A.
    of2025('bought my tesla in november 2025 credit?', [/september 30/], [saysYes]),
  ],
};
