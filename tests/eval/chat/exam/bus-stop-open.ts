import { law2025 } from '@/lib/tax/us/law/2025';
import { law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import { type Exam } from './format';

/**
 * Half of a pool of 100 questions as people thumb them into a phone: short, without punctuation, the decisive fact
 * often left out. Sorted by the SHA-256 of `ask`, the first fifty are this open half; causes that it shows are mended.
 * Amounts are references to the law file; the other facts are those of the IRS publications named above each chapter.
 * One key was widened after the first run: the name of the credit for other dependents counts, not only its amount.
 * ../first-sight.json holds both scores.
 */
export const exam: Exam = {
  name: 'bus-stop-open',
  author:
    'an engineer who had read no card, no matching code, and of other sets five questions; written before any reply was seen',
  questions: [
    // Households and dependents: Publication 501, Instructions for Schedule 8812, Publications 503 and 596.
    mayI('daughter got married in october can i still claim her', [
      /joint return|files? jointly|file a joint/,
    ]),
    mayI('claim my dog he is my emotional support', [no], [saysYes]),
    mayI('eitc no kids im 23', [/\b25\b/], [saysYes]),
    mayI(
      'kids have itin can i get child tax credit',
      [
        [/social security number/, /\bssn/],
        [/credit for other dependents/, '$500'],
      ],
      [saysYes],
    ),
    mayI(
      'niece lived w me 7 months dependent?',
      [[/half (of )?(the|a) year/, /more than half/, /six months/, /6 months/]],
      [saysNo],
    ),
    law('daycare was 9k one kid how much of it counts', [{ law: (l) => l.careCredit.onePerson }]),
    mayI(
      'wife stays home no job can we get the daycare credit',
      [[/student/, /disabled/, /looking for/, /earned income/]],
      [saysYes],
    ),
    mayI('day camp for my 9 yr old in july so i could work', [/camp/], [saysNo]),
    // Income: Publication 525, Publication 4681, Instructions for Form 1040.
    law('is last years state refund income', [/itemiz/]),
    law('hit 1200 on slots casino gave me a form', [/w-2g/, [/taxable/, /income/, /report/]]),
    law('was on unemployment all of 2024 do i pay tax on it', [[/taxable/, /taxed/, /1099-g/]], [saysNo]),
    law('grandma left me 40k do i owe', [no], [saysYes]),
    law('sold my couch on fb marketplace for less than i paid', [[/personal/, /no gain/, /loss/], no]),
    law('child support count as income?', [no], [saysYes]),
    law('short term disability and my job paid the premiums', [/taxable|income/], [saysNo]),
    law('settlement from a car accident i broke my leg', [/physical/], [saysYes]),
    law('aunt gave me 25k cash do i pay tax', [/gift/, no], [saysYes]),
    law('cash tips i never told my boss about do i put them', [[/4137/, /report/, /income/]], [saysNo]),
    law('scholarship was more than my tuition', [[/taxable/, /income/]]),
    // Own work: Publications 334, 463, 535 (2022), 587, Instructions for Schedule C and Schedule SE, Form 1040-ES.
    law('how much of my 1099 money goes to taxes for ss and medicare', [
      [/15\.3/, /12\.4/, /self-employment tax/],
    ]),
    mayI('deduct phone bill i use same phone for personal', [
      [
        /business (use|part|share|portion|percent)/,
        /percent.{0,30}business/,
        /part .{0,30}business/,
        /share .{0,30}business/,
      ],
    ]),
    law('mowing lawns for cash no 1099 do i report', [[/report/, /all (your )?income/, /taxable/]], [saysNo]),
    mayI('lunch with a client write it off', [/50%|half/], [saysNo]),
    // Investments: Publications 544 and 550, IRS questions and answers on digital assets, Instructions for Form 8949.
    mayI('only bought crypto w dollars didnt sell do i check yes on that question', [no], [saysYes]),
    law('lost 9k in stocks how much can i take', [
      { law: (l) => l.capitalGain.lossLimit.single },
      /carr(y|ied|ies)/,
    ]),
    law('rsu on w2 and on 1099b am i taxed twice', [/basis|cost/]),
    // Retirement: Publications 590-A, 590-B, 575, 915; Topics 424 and 558.
    law('took 8k out of my 401k im 45', [
      { law: (l) => l.earlyDistribution.rate },
      [/income/, /taxable/, /taxed/],
    ]),
    law('max ira im 52', [{ law: (l) => l.ira.contribution + l.ira.catchUp }]),
    law('rolled old 401k to ira got 1099r do i owe', [/rollover|rolled/, no], [saysYes]),
    law('had a 401k loan then quit', [[/offset/, /distribution/, /taxable/, /deemed/]]),
    { ...law('last day to put ira money in for 2024', [/april 15/]), kind: 'when' },
    // Health: Publications 502, 969, 974; Instructions for Form 8962; IRS on Forms 1095.
    law('used my hsa card for groceries oops', [
      { law: (l) => l.healthSavings.distributionTaxRate },
      [/income/, /taxable/, /taxed/],
    ]),
    mayI('gym membership doc told me to lose weight', [
      [/disease/, /diagnos/, /specific (illness|condition|medical)/, /general health/],
    ]),
    law('no health insurance in 2024 is there a penalty', [no, /federal/], [saysYes]),
    // Education: Publications 970 and 529, Topic 456.
    mayI(
      'i pay my sons student loan its in his name can i deduct the interest',
      [[/legally/, /obligat/, /his name/, /your own (loan|name)/, /liable/, /owe/]],
      [saysYes],
    ),
    law('teacher spent 900 on classroom stuff', [{ law: (l) => l.adjustments.educatorEach }]),
    // Homes: Publications 523, 530, 936; Instructions for Form 5695; Instructions for Form 3903.
    mayI('moving costs for new job', [[/armed forces/, /military/, /active duty/]], [saysYes]),
    law('sold house made 180k lived there 5 yrs im single', [{ law: (l) => l.homeSale.exclusion }]),
    law('credit for a new heat pump', [{ law: (l) => l.homeEnergy.heatPumpLimit }]),
    law('solar 20k how much back', [{ law: (l) => l.homeEnergy.rate }]),
    // Filing, paying, notices: Topics 152, 202, 203, 304, 308, 356, 651; IRS.gov on letters 5071C and CP2000; Publication 519.
    { ...law('letter 5071c', [/verif|identity/]), kind: 'document' },
    law('cant pay all of it by april', [[/payment plan/, /installment/]]),
    law('got green card in september what do i file', [[/dual-status/, /resident/]]),
    // The return itself.
    { kind: 'own', ask: 'whats my agi', on: ['ann', 'ortiz', 'ruth'], must: [{ line: '1040:11' }] },
    { kind: 'own', ask: 'how much did we get for the kids', on: ['ortiz'], must: [{ line: '1040:19' }] },
    {
      kind: 'what-if',
      ask: 'if i put 1500 more in my hsa',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'adjustments.hsa.0.contributed', value: 3500 }] }],
    },
    { kind: 'own', ask: 'state refund?', on: ['ivan'], must: [{ state: 'IL' }] },
    // 2025: Pub. L. 119-21 and IRS fact sheets FS-2025-03 and FS-2025-05; Instructions for Schedule 1-A.
    of2025('no tax on tips how much max', [
      { law: () => law2025.additionalDeductions?.tips.cap.single ?? Number.NaN },
    ]),
    of2025('car loan interest its a used honda', [/\bnew\b/, no], [saysYes]),
    of2025('child credit amt this yr', [{ law: () => law2025.childCredit.perChild }]),
  ],
};
