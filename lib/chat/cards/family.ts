import { law2025 } from '@/lib/tax/us/law/2025';
import * as eicLines from '@/lib/tax/us/eic/worksheet';
import * as payments from '@/lib/tax/us/form-1040/payments';
import * as totals from '@/lib/tax/us/form-1040/tax-and-credits';
import * as care from '@/lib/tax/us/form-2441/form-2441';
import * as refundable from '@/lib/tax/us/schedule-8812/part-2';
import { type Card } from './card';
import { excludes, requires } from './conditions';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { figuresOf } from './figures-of-year';
import { day, orJoint, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

const later = figuresOf(law2025);

/** Dependents, and the credits for them. */
export const family: readonly Card[] = [
  {
    id: 'dependent',
    title: 'Dependent',
    verdict:
      'A dependent is your qualifying child or your qualifying relative. Each group has its own tests, and nobody can be claimed on two returns.',
    details: [
      'Child: related to you, young enough, lived with you more than half the year, and did not pay over half of their own support.',
      'Relative: small income, you paid over half of their support, and they are related to you or lived with you all year.',
      'Both: a U.S. citizen, national or resident, or a resident of Canada or Mexico. Not filing a joint return with a spouse, except only to get a refund of withheld tax.',
      'You can’t claim dependents if someone can claim you. Your spouse is never your dependent.',
    ],
    source: publication(501, 'Dependents'),
    words: aliases(
      'dependent, dependant, dependents, who can i claim, can i claim him, can i claim her, claim someone on my taxes, claim my family, dependency, claim a dependent',
    ),
    facts: ['dependents'],
    screen: '/interview',
    see: ['qualifying-child', 'qualifying-relative', 'child-tax-credit', 'other-dependents-credit'],
  },
  {
    id: 'qualifying-child',
    title: 'Qualifying child',
    verdict: ({ dependents: d }) =>
      `Your qualifying child is under ${d.childBelowAge}, under ${d.studentBelowAge} as a full-time student, or any age if permanently and totally disabled, and lived with you over half the year.`,
    details: [
      'Relationship: your child, stepchild, foster child, sibling, or a descendant of one of them, such as a grandchild or niece.',
      'The child must be younger than you or your spouse, unless disabled.',
      'The child did not provide more than half of their own support. What the child earned does not matter by itself.',
      'Full-time student means enrolled full time in some part of five months of the year.',
      'Time away at school, in a hospital or on vacation counts as time at home.',
    ],
    appliesTo: 'Parents and others who raise a child.',
    source: publication(501, 'Qualifying Child'),
    words: aliases(
      'qualifying child, kid as dependent, claim my child, claim my son, claim my daughter, age limit for claiming a child, 18 year old, 19 year old, child dependent, qualifing child, stepson, stepdaughter, stepchild, in grad school can i claim her, in grad school can i claim him, college student can i claim',
    ),
    facts: ['dependents.dateOfBirth', 'dependents.monthsInHome', 'dependents.student'],
    screen: '/interview',
    see: ['student-away', 'child-with-income', 'tiebreaker', 'child-own-return'],
  },
  {
    id: 'qualifying-relative',
    title: 'Qualifying relative',
    verdict: ({ dependents: d }) =>
      `You can claim a relative whose 2024 gross income was under ${usd(d.qualifyingRelativeIncomeLimit)} if you paid over half of their support and they are nobody's qualifying child.`,
    details: [
      'Parents, grandparents, siblings, in-laws, aunts, uncles, nieces and nephews can live elsewhere.',
      'Anyone else, such as a partner, friend or cousin, must live with you the whole year.',
      'Tax-free Social Security is not in gross income. What is spent of it counts as support the person paid.',
      ({ childCredit: c }) =>
        `A qualifying relative gets you the ${usd(c.perOtherDependent)} credit for other dependents, not the child tax credit.`,
    ],
    from2025: `For 2025 the income limit is ${usd(law2025.dependents.qualifyingRelativeIncomeLimit)}.`,
    appliesTo: 'People who support a parent, adult child, partner or other relative.',
    source: publication(501, 'Qualifying Relative'),
    words: aliases(
      'qualifying relative, claim my mom, claim my dad, claim my parents, claim my brother, claim my sister, adult dependent, support a relative, claim my mother in law, supporting family member, claim my mother, mother-in-law, claim my uncle, how much can a relative make, relative lives with me, moved in and i support her, mom lives in my basement, mom moved in with me, mom gets social security and lives with me, i support my mom',
    ),
    facts: ['dependents.grossIncome', 'dependents.relationship'],
    screen: '/interview',
    see: ['support-test', 'girlfriend-dependent', 'parent-nursing-home', 'other-dependents-credit'],
  },
  {
    id: 'support-test',
    title: 'Support test',
    verdict:
      'Add up what was spent on the person for housing, food, clothes, medical care, school and the like. For a relative, you must have paid more than half.',
    details: [
      'Housing counts at fair rental value if they live in your home.',
      'The person’s own savings, Social Security and wages count as their own support when spent.',
      'Scholarships of a child who is a student do not count as the child’s own support.',
      'For a qualifying child the test is the other way: the child must not have paid more than half.',
    ],
    appliesTo: 'People who claim a dependent.',
    source: publication(501, 'Worksheet 2, Worksheet for Determining Support'),
    words: aliases(
      'support test, more than half of support, provide support, half of their support, support worksheet, who paid for what, own support',
    ),
    facts: ['dependents.providedOverHalfOwnSupport'],
    screen: '/interview',
    see: ['multiple-support', 'qualifying-relative'],
  },
  {
    id: 'multiple-support',
    title: 'Multiple support agreement (Form 2120)',
    verdict: `If several people together pay over half of a relative’s support and nobody alone does, one may claim the relative. That person must have paid more than ${pct(figures.dependents.multipleSupportShare)}.`,
    details: [
      'Everyone else who paid more than that share and could otherwise claim the person signs a statement giving up the claim for the year.',
      'The one who claims attaches Form 2120.',
      'It works for qualifying relatives, such as a parent supported by several siblings.',
      'Plainfile does not prepare Form 2120. Ask a preparer through Messages.',
    ],
    appliesTo: 'Siblings who share the support of a parent, and similar groups.',
    source: formPage('2120', 'Multiple Support Declaration'),
    words: aliases(
      'multiple support, form 2120, siblings support our mother, split support of parent, share costs for dad, who claims grandma',
    ),
    screen: '/messages',
    see: ['support-test', 'qualifying-relative'],
  },
  {
    id: 'tiebreaker',
    title: 'Tiebreaker rules',
    verdict:
      'If two people could claim the same child, a parent wins over a nonparent. Between two parents it is the one with whom the child lived longer.',
    details: [
      'If the child lived with both parents equally long, the parent with the higher AGI wins.',
      'If no parent can claim the child, the person with the highest AGI wins.',
      'If a parent could claim but does not, another person may only if their AGI is higher than any parent’s.',
      'The winner normally takes all the benefits: dependent, child tax credit, EIC, head of household and care credit.',
    ],
    appliesTo: 'Families in which more than one person could claim a child.',
    source: publication(501, 'Qualifying Child of More Than One Person'),
    words: aliases(
      'tiebreaker, tie breaker, two people claim same child, who gets to claim the kid, ex claimed my child, grandparent or parent claims, both parents claim, same child on two returns, both support my son who claims',
    ),
    facts: ['dependents'],
    see: ['custody-5050', 'divorced-parents', 'dependent-already-claimed'],
  },
  {
    id: 'divorced-parents',
    title: 'Divorced or separated parents (Form 8332)',
    verdict:
      'The custodial parent, with whom the child spent more nights, claims the child. They can release the child tax credit to the other parent on Form 8332.',
    details: [
      'The release covers the child tax credit, its refundable part and the credit for other dependents.',
      'The EIC, head of household status and the care credit stay with the custodial parent.',
      'A divorce decree alone is not enough for agreements after 2008. The form must be signed and attached.',
      'Child support payments are neither deductible nor taxable.',
    ],
    appliesTo: 'Parents who live apart.',
    source: publication(501, 'Children of divorced or separated parents'),
    words: aliases(
      'form 8332, divorced parents, custodial parent, noncustodial parent, release claim to exemption, custody and taxes, my ex gets to claim, alternate years, separated parents child, decree says i claim, even years odd years, both want to claim our child, kids dad wants to claim them, kids dad will claim them, dad hasn’t seen the kids',
    ),
    facts: ['dependents.releasedToOtherParent', 'dependents.form8332Received'],
    screen: '/interview',
    see: ['custody-5050', 'tiebreaker'],
  },
  {
    id: 'custody-5050',
    title: 'Equal (50/50) custody',
    verdict:
      'The parent with more nights in the year claims the child. If the nights are exactly equal, the parent with the higher AGI does.',
    details: [
      'A year has an odd number of nights most of the time. 2024 had 366, so a true tie was possible.',
      'Parents can agree otherwise only through Form 8332, signed by the custodial parent.',
      'You cannot split one child’s benefits freely, but with two children each parent may claim one if each child’s nights support it.',
    ],
    appliesTo: 'Parents who share custody.',
    source: publication(501, 'Equal number of nights'),
    words: aliases(
      '50/50 custody, joint custody, shared custody, equal custody, split custody, half the time with each parent, 50 50 custody who claims, week on week off custody',
    ),
    see: ['divorced-parents', 'tiebreaker'],
  },
  {
    id: 'child-own-return',
    title: 'A dependent who files a return of their own',
    verdict:
      'You can still claim your child if the child files a return. The child must check the box that someone can claim them.',
    details: [
      'The child files to get withheld tax back, or because their income is above the limit.',
      'If the child claimed themselves by mistake, the child amends first. Your e-filed return may be rejected until then, unless you file with an IP PIN.',
      'With only wages below the standard deduction, checking the box costs the child nothing. With investment income it can lower the standard deduction.',
    ],
    source: publication(501, 'Dependent Taxpayer Test'),
    words: aliases(
      'my child files own return, can i still claim my kid who files, kid has a job and files taxes, teen files taxes, dependent filed their own, daughter filed by herself, child files for refund, kid has a part time job, teen has a job, teen filed his own taxes, son filed his own return, filed his own taxes, filed her own taxes can i still claim, my teen filed his own taxes can i still claim him',
    ),
    facts: ['taxpayer.claimableAsDependent'],
    see: ['can-i-be-claimed', 'must-file-dependent', 'dependent-already-claimed'],
  },
  {
    id: 'can-i-be-claimed',
    title: 'Can someone claim you',
    verdict:
      'Check "someone can claim you" if you meet the tests on a parent’s or other person’s return. It counts even when they decide not to claim you.',
    details: [
      'Students under 24 who live on their parents’ support usually can be claimed.',
      'If you paid more than half of your own support, your parents cannot claim you as a qualifying child.',
      'Being claimable lowers your standard deduction and bars the EIC without a child and the student loan deduction.',
    ],
    appliesTo: 'Students and other adults who get support.',
    source: publication(501, 'Dependent Taxpayer Test'),
    words: aliases(
      'can my parents claim me, am i a dependent, claim myself, should i let my parents claim me, independent student, i support myself, parents still claim me, parents want to claim me, kid claims himself too, child claimed himself',
    ),
    facts: ['taxpayer.claimableAsDependent'],
    screen: '/interview',
    see: ['standard-deduction-dependent', 'who-claims-student'],
  },
  {
    id: 'student-away',
    title: 'Student away at college',
    verdict:
      'Time away at school counts as time living with you, so a full-time student under 24 can still be your qualifying child.',
    details: [
      'It makes no difference if the school is in another state or the child rents an apartment there.',
      'The absence is temporary as long as the child is expected to come home.',
      'The child tax credit ends in the year a child turns 17. For a student you get the credit for other dependents instead.',
    ],
    appliesTo: 'Parents of students.',
    source: publication(501, 'Temporary absences'),
    words: aliases(
      'college student dependent, away at college, student lives in dorm, claim my college kid, child at university, 20 year old student, full time student, student under 24, away at school, college in another state, college out of state, lives in the dorms, in the dorms most of the year, lives at college, lives on campus, away at college count as living with me, in college full time',
    ),
    facts: ['dependents.student', 'dependents.monthsInHome'],
    see: ['qualifying-child', 'other-dependents-credit', 'who-claims-student'],
  },
  {
    id: 'child-with-income',
    title: 'Child with income',
    verdict:
      'A child’s own earnings do not stop you from claiming a qualifying child. What counts is that the child did not pay over half of their own support.',
    details: [
      ({ dependents: d }) =>
        `The other tests stay: under ${d.childBelowAge}, or under ${d.studentBelowAge} as a full-time student, and at home more than half the year. Time away at school counts as time at home.`,
      'Money the child saves is not support.',
      ({ dependents: d }) =>
        `The income limit of ${usd(d.qualifyingRelativeIncomeLimit)} applies to qualifying relatives, such as a child who is too old.`,
      'The child may have to file, and unearned income can be taxed at your rate.',
    ],
    source: publication(501, 'Support Test (To Be a Qualifying Child)'),
    words: aliases(
      'my kid has a job, child earns money, how much can my child earn, teenager works summer job, son made money, dependent income limit, does my kids income go on my return, son in college works part time, student works part time',
    ),
    facts: ['dependents.grossIncome'],
    see: ['qualifying-child', 'must-file-dependent', 'kiddie-tax'],
  },
  {
    id: 'newborn',
    title: 'Child born or died during the year',
    verdict: ({ year }) =>
      `A baby born alive in ${year}, even on December 31, counts as having lived with you all year. So does a child who died in ${year}.`,
    details: [
      ({ year }) => `A baby born in January ${year + 1} counts from your ${year + 1} return on.`,
      'You need the baby’s Social Security number for the child tax credit and the EIC.',
      ({ year }) =>
        `The SSN must have been issued by the due date: ${day(dueDay(year))}, or ${day(extendedDay(year))} with an extension. With a later number you get neither credit for ${year}.`,
      ({ year }) =>
        `A child who was born and died in ${year} may be claimed with a birth certificate if no number was issued.`,
      'A stillborn child cannot be claimed.',
    ],
    appliesTo: 'Parents of a newborn.',
    source: publication(501, 'Death or birth of child'),
    words: aliases(
      'newborn, baby born in december, had a baby, new baby taxes, baby born december 31, stillborn, infant, child died, just had a kid, ssn for newborn, baby born, born in december, baby born in november whole year, baby without a social, baby has no ssn yet, waiting for baby social security number',
    ),
    facts: ['dependents.dateOfBirth', 'dependents.dateOfDeath'],
    screen: '/interview',
    see: ['child-tax-credit', 'itin-dependents'],
  },
  {
    id: 'kidnapped-child',
    title: 'Kidnapped child',
    verdict:
      'A child kidnapped by someone outside the family can still be your dependent if the child lived with you for more than half of the part of the year before.',
    details: [
      'Law enforcement must presume the kidnapper was not a family member.',
      'This lasts until the child returns, is found to be dead, or would have turned 18.',
      'It covers the child tax credit, the EIC, head of household and surviving spouse status.',
    ],
    source: publication(501, 'Kidnapped child'),
    words: aliases('kidnapped child, missing child, abducted child, child was taken, kidnapping and taxes'),
    see: ['qualifying-child'],
  },
  {
    id: 'foster-child',
    title: 'Foster child',
    verdict:
      'Yes, if an agency or a court placed the child with you and the child lived with you more than half the year.',
    details: [
      'The other tests for a qualifying child apply too: age, support, joint return.',
      'Foster care payments from the state or an agency are not income to you.',
      'What you spend beyond those payments for a charity agency can be a gift to charity.',
    ],
    appliesTo: 'Foster parents.',
    source: publication(501, 'Foster child'),
    words: aliases(
      'foster child, foster kid, foster parent, fostering, foster care child, claim a foster child, placed by agency',
    ),
    facts: ['dependents.relationship'],
    see: ['qualifying-child', 'foster-care-payments'],
  },
  {
    id: 'grandchild-sibling',
    title: 'Grandchild, niece, nephew or sibling as a qualifying child',
    verdict:
      'Yes. Grandchildren, siblings, half siblings, nieces and nephews can be your qualifying child if they lived with you more than half the year.',
    details: [
      'They must be younger than you, unless permanently and totally disabled.',
      'If a parent also lives in the home, the parent can claim first. You may only if no parent does and your AGI is higher.',
      'A cousin is not on the list. A cousin who lives with you all year may be a qualifying relative.',
    ],
    appliesTo: 'Grandparents, aunts, uncles and older siblings.',
    source: publication(501, 'Relationship Test'),
    words: aliases(
      'grandchild, grandkids, grandson, granddaughter, niece, nephew, little brother dependent, raising my grandchild, sibling as dependent, cousin dependent, my sisters kid lives with me, raising my grandson, raising my granddaughter, little brother lives with me, niece lives with me, nephew lives with me',
    ),
    facts: ['dependents.relationship'],
    see: ['tiebreaker', 'qualifying-child'],
  },
  {
    id: 'parent-nursing-home',
    title: 'Supporting a parent',
    verdict: ({ dependents: d }) =>
      `You can claim a parent who had gross income under ${usd(d.qualifyingRelativeIncomeLimit)} if you paid over half of their support, even if they live elsewhere.`,
    details: [
      'What you pay to a nursing home counts as support. Medicaid’s part counts as support from others.',
      'Untaxed Social Security does not count toward the income limit. Pensions and interest do.',
      'If you pay over half the cost of a parent’s home all year and claim the parent, you may be head of household.',
      'Medical bills you pay for a parent you support can be yours to deduct, even if the parent’s income is too high to claim them.',
    ],
    appliesTo: 'Adults who help their parents.',
    source: publication(501, 'Qualifying Relative'),
    words: aliases(
      'elderly parent, mom lives with me, parent in nursing home, take care of my mother, aging parent, father lives with us, assisted living for mom, supporting my parents',
    ),
    facts: ['dependents'],
    see: ['qualifying-relative', 'head-of-household', 'whose-medical-bills'],
  },
  {
    id: 'disabled-adult-child',
    title: 'Disabled adult child',
    verdict:
      'A child of any age who is permanently and totally disabled can be your qualifying child if they lived with you more than half the year.',
    details: [
      'A doctor must have found that the condition will last a year or more, or lead to death, and prevents substantial work.',
      'SSI or disability pay the child saves is not support they paid.',
      'There is no child tax credit at 17 or older, but the credit for other dependents and the EIC can apply.',
      'Care costs for a person who can’t care for themselves count for the care credit at any age.',
    ],
    appliesTo: 'Parents of adult children with disabilities.',
    source: publication(501, 'Permanently and totally disabled'),
    words: aliases(
      'disabled child, adult disabled son, special needs child, permanently and totally disabled, disabled adult dependent, autistic adult child, handicapped child',
    ),
    facts: ['dependents.permanentlyDisabled'],
    see: ['qualifying-child', 'care-credit'],
  },
  {
    id: 'girlfriend-dependent',
    title: 'Partner, roommate or friend as a dependent',
    verdict: ({ dependents: d }) =>
      `Yes, if they lived with you all year, had 2024 income under ${usd(d.qualifyingRelativeIncomeLimit)}, and you paid over half of their support.`,
    details: [
      'The relationship must not break local law.',
      'Your partner’s child can count too if your partner doesn’t have to file and either doesn’t file or files only to get withheld tax back.',
      'A partner who is not related to you does not make you head of household.',
    ],
    appliesTo: 'Unmarried couples and roommates.',
    source: publication(501, 'Member of Household or Relationship Test'),
    words: aliases(
      'girlfriend dependent, boyfriend dependent, claim my girlfriend, claim my boyfriend, fiance dependent, partner dependent, roommate dependent, unmarried couple, girlfriends kid, live together not married, claim my roommate, put my roommate, roommate as a dependent, boyfriend did not work all year',
    ),
    facts: ['dependents.relationship', 'dependents.monthsInHome'],
    see: ['qualifying-relative', 'head-of-household'],
  },
  {
    id: 'partners-child',
    title: 'Child of an unmarried partner',
    verdict: ({ childCredit: c }) =>
      `No child tax credit: a partner’s child isn’t your qualifying child. The ${usd(c.perOtherDependent)} credit is possible if the child lived with you all year and you paid over half of their support.`,
    details: [
      'The parent must not have to file, and may file only to get withheld tax back.',
      ({ dependents: d }) =>
        `The child’s gross income must be under ${usd(d.qualifyingRelativeIncomeLimit)} for the year.`,
      'A partner’s child doesn’t make you head of household and doesn’t count for the EIC.',
      'If you are also the child’s parent, or you adopted the child, it’s your own child.',
      'Your partner can’t claim your child as a qualifying child either, unless it’s their child too.',
    ],
    source: publication(501, 'Child of person not required to file a return'),
    words: aliases(
      'child of my partner, girlfriend’s child, boyfriend’s child, partner’s kid, fiance’s child, stepchild not married, live in partner’s kid, can my boyfriend claim my child',
    ),
    facts: ['dependents.relationship', 'dependents.monthsInHome'],
    see: ['girlfriend-dependent', 'other-dependents-credit'],
  },
  {
    id: 'dependents-income',
    title: 'Income of a dependent',
    verdict:
      'Income of your dependent, such as wages, interest or Social Security, isn’t entered on your return. It’s theirs, and they file their own return if they must.',
    details: [
      'It matters for you only in the tests of whether you can claim them.',
      'A relative’s gross income must stay under the limit. Tax-free Social Security doesn’t count in it.',
      'Parents may include a young child’s interest and dividends with Form 8814. Plainfile doesn’t support that form.',
      'Tax withheld from their pay comes back only on their own return.',
    ],
    source: publication(501, 'Filing Requirements for Most Taxpayers: Dependents'),
    words: aliases(
      'dependents income, my kids w2, my childs 1099, do i report my childs income, enter my sons w2, daughters interest, form 8814, dependent has income do i add it',
    ),
    facts: ['dependents'],
    see: ['must-file-dependent', 'child-with-income'],
  },
  {
    id: 'spouse-no-dependent',
    title: 'A spouse is not a dependent',
    verdict:
      'No. Your spouse is never your dependent, even without any income. On a joint return you both count, with the larger standard deduction.',
    details: [
      'A spouse without income still signs the joint return.',
      'If you file separately, you can’t claim your spouse either.',
      'A partner you aren’t married to can be a dependent in some cases.',
    ],
    source: publication(501, 'Dependents'),
    words: aliases(
      'claim my wife, claim my husband, spouse as a dependent, wife dependent, husband dependent, stay at home wife dependent, claim my spouse',
    ),
    facts: ['filingStatus'],
    see: ['joint-or-separate', 'girlfriend-dependent'],
  },
  {
    id: 'itin-dependents',
    title: 'SSN, ITIN and ATIN for dependents',
    verdict:
      'The child tax credit needs a child’s SSN valid for employment. A child with an ITIN or ATIN gets you only the credit for other dependents.',
    details: [
      'The SSN must be issued by the due date of the return, extensions included.',
      'The EIC needs a valid SSN for you, your spouse and each child you count.',
      'An ATIN is a temporary number for a child you are adopting.',
      'Without any number you cannot claim a dependent.',
    ],
    from2025:
      'From 2025 the filer, or one spouse on a joint return, also needs an SSN valid for employment for the child tax credit.',
    source: instructions('Schedule 8812', 'Qualifying child must have the required SSN', 'i1040s8'),
    words: aliases(
      'itin child, atin, child has no social security number, dependent with itin, ssn for child, not valid for employment, kid without ssn, child born abroad',
    ),
    facts: ['dependents.idType', 'dependents.ssnValidForWork'],
    screen: '/interview',
    see: ['child-tax-credit', 'other-dependents-credit', 'itin'],
  },
  {
    id: 'child-tax-credit',
    title: 'Child tax credit',
    verdict: ({ childCredit: c }) =>
      `The 2024 child tax credit is up to ${usd(c.perChild)} for each child under 17. Up to ${usd(c.refundablePerChild)} of it can be refunded.`,
    details: [
      'The child must be your dependent, a U.S. citizen, national or resident, and have an SSN valid for employment.',
      ({ childCredit: c }) =>
        `The credit starts to shrink at income of ${orJoint(c.phaseOutStart)}: ${usd(c.phaseOutStep * c.phaseOutRate)} for each ${usd(c.phaseOutStep)} above, or part of it.`,
      ({ year }) => `The child must have lived with you for more than half of ${year}.`,
      'The credit first lowers your tax. What is left may come as the additional child tax credit.',
    ],
    conditions: [
      requires('You have a dependent', 'dependents', ({ dependents }) => dependents.length > 0),
      requires('A child was under 17 on December 31', 'dependents.dateOfBirth', ({ dependents, taxYear }) =>
        dependents.some(({ dateOfBirth }) => String(dateOfBirth) > `${taxYear - 17}-12-31`),
      ),
    ],
    from2025: ({ nextYear: { childCredit: c } }) =>
      `For 2025 it is up to ${usd(c.perChild)} a child, and you or your spouse must have an SSN valid for employment.`,
    appliesTo: 'Parents and others with a child under 17.',
    source: page('Child Tax Credit', 'Who qualifies', 'credits-deductions/individuals/child-tax-credit'),
    words: aliases(
      'child tax credit, ctc, kid credit, credit for kids, 2000 per child, child credit, schedule 8812, money for having kids, child tax credt, stimulus for kids, child credit for a young child, how much per kid credit, how much credit for a child, how much do i get for my kids, how much do i get for 3 kids, how much do i get for a child, twins born this year, twins, baby born in december credit, full child credit',
    ),
    lines: () => [totals.childCredit, payments.additionalChildCredit],
    facts: ['dependents'],
    screen: '/interview',
    see: ['additional-child-tax-credit', 'other-dependents-credit', 'ctc-phase-out'],
  },
  {
    id: 'additional-child-tax-credit',
    title: 'Additional child tax credit (refundable part)',
    verdict: ({ childCredit: c }) =>
      `If the child tax credit is more than your tax, up to ${usd(c.refundablePerChild)} per child can be refunded, based on your earned income.`,
    details: [
      ({ childCredit: c }) =>
        `It is ${pct(c.earnedIncomeRate)} of earned income above ${usd(c.earnedIncomeFloor)}, up to the limit per child.`,
      'With three or more children, a second way through payroll taxes may give more.',
      'No earned income usually means no refundable part.',
      'Refunds with this credit are not paid before mid-February.',
      'You cannot take it if you file Form 2555.',
    ],
    from2025: ({ nextYear: { childCredit: c } }) =>
      `The limit stays ${usd(c.refundablePerChild)} a child for 2025.`,
    source: instructions('Schedule 8812', 'Part II-A', 'i1040s8'),
    words: aliases(
      'additional child tax credit, actc, refundable child tax credit, schedule 8812 line 27, child credit refund, ctc with no tax owed, line 28, child credit without income, child tax credit if i owe no tax',
    ),
    lines: () => [payments.additionalChildCredit, refundable.additionalChildCredit],
    facts: ['dependents'],
    screen: '/summary',
    see: ['child-tax-credit', 'path-act'],
  },
  {
    id: 'ctc-phase-out',
    title: 'Child tax credit: income limit',
    verdict: ({ childCredit: c }) =>
      `You get the full credit with income up to ${orJoint(c.phaseOutStart)}. Above that it shrinks by ${usd(c.phaseOutStep * c.phaseOutRate)} per ${usd(c.phaseOutStep)}.`,
    details: [
      ({ childCredit: c }) =>
        `For one child the credit is gone about ${usd((c.perChild / (c.phaseOutStep * c.phaseOutRate)) * c.phaseOutStep)} above the start.`,
      'There is no lower limit for the part that lowers your tax. The refundable part needs earned income.',
      'The credit for other dependents shrinks together with it.',
    ],
    source: instructions('Schedule 8812', 'Lines 9 to 12', 'i1040s8'),
    words: aliases(
      'child tax credit income limit, make too much for child tax credit, ctc phaseout, ctc phase out, child credit reduced, income cap kids credit',
    ),
    lines: () => [totals.childCredit],
    see: ['child-tax-credit'],
  },
  {
    id: 'ctc-17',
    title: 'Child who turned 17',
    verdict: ({ childCredit: c }) =>
      `No child tax credit for a child who was 17 at the end of 2024. You get the ${usd(c.perOtherDependent)} credit for other dependents instead.`,
    details: [
      'The age on December 31 decides. A birthday any time in the year counts.',
      'The child can still be your dependent and count for the EIC and head of household.',
      'The credit for other dependents is not refundable.',
    ],
    source: publication(501, 'Age'),
    words: aliases(
      'turned 17, 17 year old, seventeen, my kid turned 17, child aged out, why no child tax credit, lost child tax credit, age 17 tax credit, senior in high school, 18 year old, 18 year old child tax credit, stepson 18, 18 and graduated child tax credit',
    ),
    facts: ['dependents.dateOfBirth'],
    lines: () => [totals.childCredit],
    see: ['child-tax-credit', 'other-dependents-credit'],
  },
  {
    id: 'other-dependents-credit',
    title: 'Credit for other dependents',
    verdict: ({ childCredit: c }) =>
      `You get up to ${usd(c.perOtherDependent)} for each dependent who doesn't qualify for the child tax credit, such as a student, parent or child 17 or older.`,
    details: [
      'The dependent must be a U.S. citizen, national or resident. Someone who is only a resident of Canada or Mexico doesn’t count.',
      'An SSN, ITIN or ATIN is enough.',
      ({ childCredit: c }) =>
        `It lowers your tax but is never refunded. It shrinks above income of ${orJoint(c.phaseOutStart)}.`,
    ],
    source: instructions('Schedule 8812', 'Credit for Other Dependents', 'i1040s8'),
    words: aliases(
      'credit for other dependents, odc, 500 credit, 500 dollar credit, other dependent credit, credit for my parent, credit for college kid, credit for adult dependent, child tax credit 19 year old, child tax credit 18 year old, child credit over 17, credit for my elderly mom, credit for my elderly dad, credit for taking care of my mom',
    ),
    lines: () => [totals.childCredit],
    facts: ['dependents'],
    see: ['child-tax-credit', 'qualifying-relative'],
  },
  {
    id: 'eic',
    title: 'Earned Income Credit (EIC)',
    verdict: ({ earnedIncome: e }) =>
      `The EIC is a refundable credit for people who work with low to moderate pay. For 2024 it is up to ${usd(e.threeChildren.maximum)}, depending on income and children.`,
    details: [
      ({ earnedIncome: e }) =>
        `Most: ${usd(e.noChild.maximum)} with no child, ${usd(e.oneChild.maximum)} with one, ${usd(e.twoChildren.maximum)} with two, ${usd(e.threeChildren.maximum)} with three or more.`,
      ({ earnedIncome: e }) =>
        `Income must be under ${usd(e.noChild.incomeLimit)} (no child), ${usd(e.oneChild.incomeLimit)}, ${usd(e.twoChildren.incomeLimit)} or ${usd(e.threeChildren.incomeLimit)} (three). Joint returns may have more.`,
      ({ earnedIncome: e }) => `Investment income must be ${usd(e.investmentIncomeLimit)} or less.`,
      'You, your spouse on a joint return and each child you count need an SSN valid for employment. Your child must have lived with you in the U.S. more than half the year.',
      ({ earnedIncome: e }) =>
        `Without a child you must be at least ${e.minimumAge} and under ${e.maximumAge + 1}.`,
    ],
    conditions: [
      requires(
        'You have pay from work',
        'w2s',
        ({ w2s, businesses }) => w2s.length > 0 || businesses.length > 0,
      ),
      excludes(
        "You aren't the qualifying child of someone else",
        'qualifyingChildOfAnother',
        ({ qualifyingChildOfAnother }) => qualifyingChildOfAnother,
      ),
      excludes(
        'The IRS has not disallowed it',
        'creditsDisallowed.eic',
        ({ creditsDisallowed }) => creditsDisallowed.eic,
      ),
    ],
    source: publication(596, 'Chapter 1. Rules for Everyone'),
    words: aliases(
      'eic, eitc, earned income credit, earned income tax credit, earned income, low income credit, working family credit, schedule eic, line 27, earnd income credit, what is eitc, what is the eic, eitc max, max eitc with kids',
    ),
    lines: () => [payments.earnedIncomeCredit, eicLines.earnedIncomeCredit],
    facts: ['w2s', 'dependents'],
    screen: '/interview',
    see: ['eic-limits', 'eic-no-child', 'eic-investment-income', 'eic-separated', 'path-act'],
  },
  {
    id: 'eic-limits',
    title: 'EIC income limits',
    verdict: ({ earnedIncome: e }) =>
      `For 2024, AGI and earned income must be under ${usd(e.oneChild.incomeLimit)} with one child, ${usd(e.twoChildren.incomeLimit)} with two and ${usd(e.threeChildren.incomeLimit)} with three.`,
    details: [
      ({ earnedIncome: e }) =>
        `On a joint return: ${usd(e.oneChild.incomeLimitJoint)}, ${usd(e.twoChildren.incomeLimitJoint)} and ${usd(e.threeChildren.incomeLimitJoint)}.`,
      ({ earnedIncome: e }) =>
        `Without a child: ${usd(e.noChild.incomeLimit)}, or ${usd(e.noChild.incomeLimitJoint)} on a joint return.`,
      'The credit first grows with earnings, then stays level, then shrinks to zero at the limit.',
    ],
    source: publication(596, 'Rule 1. Adjusted Gross Income Limits'),
    words: aliases(
      'eic income limit, eitc limits, how much can i make for eic, eitc phase out, make too much for eic, earned income credit table, eic cutoff',
    ),
    lines: () => [payments.earnedIncomeCredit],
    see: ['eic'],
  },
  {
    id: 'eic-no-child',
    title: 'EIC without a child',
    verdict: ({ earnedIncome: e }) =>
      `Workers from ${e.minimumAge} to ${e.maximumAge} without a child can get up to ${usd(e.noChild.maximum)} if income is under ${usd(e.noChild.incomeLimit)}, or ${usd(e.noChild.incomeLimitJoint)} joint.`,
    details: [
      'You must not be anyone’s dependent or qualifying child.',
      'On a joint return one spouse within the ages is enough.',
      ({ year }) => `You must have lived in the United States more than half of ${year}.`,
    ],
    source: publication(596, 'Chapter 3. Rules if You Do Not Have a Qualifying Child'),
    words: aliases(
      'eic without children, eitc no kids, single no kids eic, childless eic, earned income credit no dependents, age 25 eic, too young for eic',
    ),
    lines: () => [payments.earnedIncomeCredit],
    facts: ['taxpayer.dateOfBirth'],
    see: ['eic'],
  },
  {
    id: 'eic-investment-income',
    title: 'EIC: investment income limit',
    verdict: ({ earnedIncome: e }) =>
      `You can't get the EIC for 2024 if your investment income is over ${usd(e.investmentIncomeLimit)}.`,
    details: [
      'It counts taxable and tax-exempt interest, dividends, net capital gains, royalties and passive rental income.',
      'Gain on selling business property does not count.',
      'There is no phase-out: one dollar over loses the whole credit.',
    ],
    source: publication(596, 'Rule 6. Investment Income'),
    words: aliases(
      'investment income limit eic, eic interest limit, stock sales and eic, too much investment income, dividends and eitc, 11600',
    ),
    lines: () => [payments.earnedIncomeCredit],
    see: ['eic'],
  },
  {
    id: 'eic-separated',
    title: 'EIC when married filing separately',
    verdict:
      'You can take the EIC on a separate return if your child lived with you over half the year and you lived apart from your spouse the last six months.',
    details: [
      'A written separation agreement or decree also works if you did not live together at the end of the year.',
      'You need a qualifying child. Without one, a separate return gets no EIC.',
      'Often such a filer is head of household, which is usually better.',
    ],
    source: publication(596, 'Rule 3. If You Are Married Filing Separately'),
    words: aliases(
      'eic separated, eic married filing separately, abandoned spouse eic, spouse left eic, not divorced eic, estranged eic',
    ),
    facts: ['livedApartLastSixMonths', 'separationAgreement'],
    lines: () => [payments.earnedIncomeCredit],
    see: ['eic', 'considered-unmarried'],
  },
  {
    id: 'eic-self-employed',
    title: 'EIC with self-employment',
    verdict:
      'Yes. Net profit from self-employment, less half of the self-employment tax, is earned income for the EIC.',
    details: [
      'You must report all income and all costs. Leaving out expenses to get more EIC is not allowed.',
      'A loss lowers your earned income.',
      'Keep records: the IRS often asks for them when the income has no Form 1099.',
    ],
    source: publication(596, 'Self-employed persons'),
    words: aliases(
      'eic self employed, eitc 1099 income, gig work eic, schedule c eic, earned income credit cash job, eic uber',
    ),
    lines: () => [payments.earnedIncomeCredit],
    facts: ['businesses'],
    see: ['eic', 'self-employment-tax'],
  },
  {
    id: 'eic-benefits',
    title: 'EIC with unemployment or Social Security',
    verdict:
      'Unemployment pay, Social Security and pensions are not earned income. They don’t count toward the EIC, but unemployment and taxable benefits raise your AGI and can lower the credit.',
    details: [
      'You need some pay for work in the year.',
      'SSI and welfare do not count as income for the credit.',
      'Disability retirement pay counts as earned until you reach the plan’s minimum retirement age.',
    ],
    source: publication(596, 'Income That Is Not Earned Income'),
    words: aliases(
      'eic unemployment, eitc social security, eic on disability, eic on ssi, eic retired, earned income credit unemployment, disability as earned income',
    ),
    lines: () => [payments.earnedIncomeCredit],
    see: ['earned-unearned-income', 'eic'],
  },
  {
    id: 'eic-ban',
    title: 'Credit disallowed before (Form 8862)',
    verdict:
      'If the IRS denied your EIC, child tax credit or American opportunity credit before, attach Form 8862 to claim it again.',
    details: [
      'You don’t need it if the cause was only a math or clerical error.',
      `After reckless disregard of the rules you are barred for ${figures.identity.banReckless} years, after fraud for ${figures.identity.banFraud} years.`,
      'Without the form the IRS rejects the e-filed return or denies the credit.',
      'Plainfile does not prepare Form 8862. Ask a preparer through Messages.',
    ],
    source: formPage('8862', 'Purpose of form'),
    words: aliases(
      'form 8862, 8862, eic denied before, banned from eic, credit disallowed, two year ban, ten year ban, reclaim credit after disallowance',
    ),
    facts: ['creditsDisallowed.eic', 'creditsDisallowed.ctc', 'creditsDisallowed.aotc'],
    screen: '/interview',
    see: ['eic', 'child-tax-credit'],
  },
  {
    id: 'eic-ssn',
    title: 'EIC without a valid SSN',
    verdict:
      'No. You, your spouse on a joint return and each child you count must have an SSN valid for employment, issued by the due date.',
    details: [
      'An ITIN does not qualify.',
      'A card marked "Not Valid for Employment" does not qualify if it was issued only to get a federal benefit.',
      '"Valid for work only with DHS authorization" is fine.',
      'If only your child lacks an SSN you may still get the EIC for workers without a child.',
    ],
    source: publication(596, 'Rule 2. You Must Have a Valid Social Security Number'),
    words: aliases(
      'eic itin, eitc without ssn, earned income credit itin, eic no social, ssn not valid for employment eic, eic with itin, husband has itin eic, earned income credit without a social',
    ),
    facts: ['taxpayer.ssnValidForWork', 'taxpayer.idType'],
    see: ['eic', 'itin'],
  },
  {
    id: 'care-credit',
    title: 'Child and dependent care credit',
    verdict: ({ careCredit: c }) =>
      `If you pay for care of a child under ${c.childBelowAge} so you can work, the credit is ${pct(c.rates.at(-1)?.rate ?? 0)} to ${pct(c.rates[0]?.rate ?? 0)} of up to ${usd(c.onePerson)} for one child or ${usd(c.morePersons)} for two or more.`,
    details: [
      'You, and your spouse if married, must have earned income. Looking for work counts as the reason, but you still need earnings in the year.',
      ({ careCredit: c }) =>
        `The rate is ${pct(c.rates.at(-1)?.rate ?? 0)} once AGI is above ${usd(c.rates.at(-1)?.over ?? 0)}. There is no upper income limit.`,
      'A spouse or dependent of any age who can’t care for themselves and lived with you over half the year counts too.',
      'You must name the provider with an SSN or EIN.',
      'Married couples must file jointly, unless legally separated, or apart for the last six months while you kept up the home of the person in care.',
      'It is not refundable, and tax-free benefits from your employer reduce it.',
    ],
    conditions: [
      requires(
        'You have a child or person in care',
        'childCare.persons',
        ({ childCare }) => childCare.persons.length > 0,
      ),
      requires(
        'You paid a provider',
        'childCare.providers',
        ({ childCare }) => childCare.providers.length > 0,
      ),
      requires(
        'You have earned income',
        'w2s',
        ({ w2s, businesses }) => w2s.length > 0 || businesses.length > 0,
      ),
      excludes(
        "You don't file separately while living with your spouse",
        'filingStatus',
        ({ filingStatus, livedApartLastSixMonths, livedApartAllYear }) =>
          filingStatus === 'mfs' && !livedApartLastSixMonths && !livedApartAllYear,
      ),
    ],
    from2025: 'From 2026 the top rate rises to one half for the lowest incomes.',
    source: publication(503, 'Can You Claim the Credit?'),
    words: aliases(
      'child care credit, daycare, day care, care credit, form 2441, dependent care credit, nanny cost, preschool, after school care, childcare deduction, babysitter, pay neighbor to watch the kids',
    ),
    lines: () => [care.careCredit],
    facts: ['childCare'],
    screen: '/interview',
    see: ['care-by-relative', 'care-camp', 'care-spouse-home', 'care-fsa', 'care-provider-number'],
  },
  {
    id: 'care-by-relative',
    title: 'Care by a relative',
    verdict:
      'You can pay a relative such as a grandparent and claim the care credit. You can’t pay your spouse, the child’s parent, your dependent or your child under 19.',
    details: [
      'It must be real pay. Free care gives no credit.',
      'You need the relative’s name, address and SSN, and they report the income. If they refuse, ask with Form W-10 and report what you know.',
      'If the care is in your home, check whether household employment tax is due. Pay to your own parent is often exempt.',
    ],
    source: publication(503, 'Payments to Relatives or Dependents'),
    words: aliases(
      'grandma watches my kid, mom watches my toddler, pay my mother for childcare, relative babysits, family member daycare, sister watches the baby, pay grandparent babysitting, my mom takes care of my child',
    ),
    facts: ['childCare.providers'],
    lines: () => [care.careCredit],
    screen: '/interview',
    see: ['care-credit'],
  },
  {
    id: 'care-camp',
    title: 'Summer camp, preschool and school costs',
    verdict:
      'Day camp counts for the care credit. Overnight camp does not. Preschool counts, kindergarten and higher grades do not.',
    details: [
      'Before- and after-school care counts even for school-age children under 13.',
      'Sports, music lessons and tutoring are not care.',
      'A day camp counts in full even if it teaches a sport.',
    ],
    source: publication(503, 'Are These Work-Related Expenses?'),
    words: aliases(
      'summer camp, day camp, overnight camp, sleepaway camp, preschool tuition, kindergarten, aftercare, before school care, private school kindergarten, kindergarten care expense, soccer camp, sports camp child care, after school program, after school care, private preschool, preschool credit',
    ),
    facts: ['childCare.persons'],
    see: ['care-credit', 'k12-tuition'],
  },
  {
    id: 'care-spouse-home',
    title: 'Care credit when a spouse stays home',
    verdict:
      'No. Both spouses need earned income, unless one was a full-time student or could not care for themselves.',
    details: [
      ({ careCredit: c }) =>
        `A student or disabled spouse counts as earning ${usd(c.deemedOnePerson)} a month with one person in care, ${usd(c.deemedMorePersons)} with two or more.`,
      'The expenses that count can’t be more than the lower earner’s earned income.',
      'A spouse who looked for work counts only if they had some earnings in the year.',
    ],
    source: publication(503, 'Earned Income Test'),
    words: aliases(
      'stay at home mom care credit, wife does not work daycare, one parent at home, spouse unemployed childcare, spouse in school daycare, student spouse, stay at home parent, husband laid off daycare, spouse unemployed daycare',
    ),
    facts: ['childCare.spouseStudentMonths'],
    lines: () => [care.careCredit],
    see: ['care-credit'],
  },
  {
    id: 'care-fsa',
    title: 'Dependent care FSA and the care credit',
    verdict: ({ careCredit: c }) =>
      `You can use both, but not for the same dollars. Tax-free benefits of up to ${usd(c.benefitLimit)} (half if married filing separately) reduce the expenses that count for the credit.`,
    details: [
      'The benefits are in box 10 of your W-2. Form 2441 must be filed when there are any.',
      ({ careCredit: c }) =>
        `With two children you may have ${usd(c.morePersons - c.benefitLimit)} left for the credit after a full FSA.`,
      'Benefits you did not use for care become taxable.',
    ],
    from2025: `From 2026 the limit for tax-free benefits rises to ${usd(figures.fringe.care2026)}.`,
    source: publication(503, 'Dependent Care Benefits'),
    words: aliases(
      'dependent care fsa, dcfsa, box 10, dependent care benefits, daycare fsa, fsa and childcare credit, both fsa and credit, fsa for childcare',
    ),
    facts: ['w2s.dependentCareBenefits', 'childCare.employerBenefitsForfeited'],
    documents: ['W-2'],
    lines: () => [care.careCredit],
    screen: '/interview',
    see: ['care-credit'],
  },
  {
    id: 'care-provider-number',
    title: 'Care provider without a number (Form W-10)',
    verdict:
      'Ask the provider for the SSN or EIN with Form W-10. If they refuse, report what you know and explain that you tried; the credit can still be allowed.',
    details: [
      'Keep proof that you asked: a copy of the form or message.',
      'A tax-exempt provider, such as a church, needs only "Tax-Exempt" as the number.',
      'A provider abroad without a U.S. number is marked as a foreign provider.',
    ],
    source: publication(503, 'How To Claim the Credit'),
    words: aliases(
      'w-10, provider ssn, babysitter wont give ssn, daycare ein, provider number missing, provider refuses number, daycare tax id, caregiver under the table, wont give me her ssn, sitter refuses ssn, nanny paid cash no ssn, nanny no ssn, sitter no ssn',
    ),
    facts: ['childCare.providers'],
    screen: '/interview',
    see: ['care-credit'],
  },
  {
    id: 'adoption-credit',
    title: 'Adoption credit',
    verdict: (law) => {
      const { credit, refundable } = figuresOf(law).adoption;
      const back =
        refundable === 0 ? 'It is not refundable, but' : `Up to ${usd(refundable)} of it is refundable, and`;
      return `The 2024 adoption credit is up to ${usd(credit)} of costs for each child. ${back} what is unused carries forward ${figures.adoption.carryYears} years.`;
    },
    details: [
      'Costs: agency and court fees, attorney fees and travel. A final adoption of a U.S. child with special needs, as a state has determined, gets the full amount without costs.',
      (law) => {
        const { phaseOutStart, phaseOutEnd } = figuresOf(law).adoption;
        return `The credit shrinks at income from ${usd(phaseOutStart)} and is gone at ${usd(phaseOutEnd)}.`;
      },
      'Adopting a spouse’s child does not count. A foreign adoption counts in the year it becomes final.',
      'Plainfile works it out on Form 8839 and prints the return for the mail. It can’t e-file that form yet.',
    ],
    from2025: `For 2025 it is up to ${usd(later.adoption.credit)}, and up to ${usd(later.adoption.refundable)} of it is refundable.`,
    appliesTo: 'Parents who adopted or are adopting.',
    source: topic(607, 'Adoption credit'),
    words: aliases(
      'adoption credit, adopted a child, adoption costs, form 8839, adopting, special needs adoption, foster adoption, adoption expenses, adopt a baby, adopted my stepchild, stepchild adoption, adopt my wifes kid',
    ),
    facts: ['adoption'],
    screen: '/interview',
    see: ['itin-dependents'],
  },
  {
    id: 'trump-account',
    title: 'Trump account',
    verdict: ({ year }) =>
      `It is a kind of IRA for children under 18. Money can go in from ${day(figures.trump.opens)}. ${year === 2024 ? 'It has no part in a 2024 return.' : 'You elect it on Form 4547, with your return or before.'}`,
    details: [
      `U.S. citizens born from 2025 through 2028 with an SSN can get a one-time deposit of ${usd(figures.trump.pilot)} from the government. A parent elects it on Form 4547.`,
      `Family and others can add up to ${usd(figures.trump.yearly)} a year for now. That is not deductible.`,
      'A child born before 2025 can have an account, but not the government’s deposit.',
      'Growth is taxed only when it is taken out, usually not before the year the child turns 18.',
    ],
    source: formPage('4547', 'Trump Account Election'),
    words: aliases(
      'trump account, trump savings account, 1000 for newborns, baby account, form 4547, mage account, child savings account government',
    ),
    see: ['newborn'],
  },
];
