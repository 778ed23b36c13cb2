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
const eic2025 = law2025.earnedIncome;

/** Dependents, and the credits for them. */
export const family: readonly Card[] = [
  {
    id: 'dependent',
    title: 'Dependent',
    verdict:
      'A dependent is your qualifying child or your qualifying relative. Each has its own tests, and no one can be claimed on two returns.',
    details: [
      'A qualifying child is related to you, meets the age test, lived with you more than half the year, and didn’t pay over half of their own support.',
      'A qualifying relative has gross income under the limit, receives over half of their support from you, and is related to you or lived with you all year. They can’t be anyone’s qualifying child.',
      'Any dependent must be a US citizen, national, or resident, or a resident of Canada or Mexico. A dependent can’t file a joint return, except only to get a refund of withheld tax.',
      'You can’t claim any dependents if someone can claim you. Your spouse is never your dependent.',
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
      `Your qualifying child lived with you over half the year and is under ${d.childBelowAge}, under ${d.studentBelowAge} and a full-time student, or any age and permanently and totally disabled.`,
    details: [
      'The child must be your child, stepchild, foster child, brother, sister, half sibling, stepbrother, or stepsister, or a descendant of one of them, such as a grandchild or niece.',
      'The child must be younger than you or your spouse, unless permanently and totally disabled.',
      'The child can’t have provided more than half of their own support. There’s no limit on what the child earned.',
      'A full-time student is enrolled full time during some part of any five months of the year.',
      'Temporary absences for school, a hospital stay, or vacation count as time at home.',
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
      `You can claim a relative whose 2024 gross income was under ${usd(d.qualifyingRelativeIncomeLimit)} if you paid over half of their support and they aren’t anyone’s qualifying child.`,
    details: [
      'Parents, grandparents, siblings, in-laws, aunts, uncles, nieces, and nephews don’t have to live with you.',
      'Anyone else, such as a partner, friend, or cousin, must live with you all year.',
      'Tax-free Social Security isn’t part of gross income. Any Social Security spent on the person’s support counts as support they provided.',
      ({ childCredit: c }) =>
        `A qualifying relative qualifies you for the ${usd(c.perOtherDependent)} credit for other dependents, not the child tax credit.`,
      'You can claim someone who died during the year if they met the tests while they were alive.',
    ],
    from2025: `For 2025, the income limit is ${usd(law2025.dependents.qualifyingRelativeIncomeLimit)}.`,
    appliesTo: 'People who support a parent, adult child, partner, or other relative.',
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
      'Add up what was spent on the person’s housing, food, clothing, medical care, school, and similar needs. For a qualifying relative, you must have paid more than half.',
    details: [
      'If they live in your home, count their lodging at its fair rental value.',
      'The person’s own savings, Social Security, and wages count as support they provided only if they’re spent on support.',
      'If your child is a full-time student, scholarships don’t count as support.',
      'For a qualifying child, the test is different. The child can’t have paid more than half of their own support.',
    ],
    appliesTo: 'People who claim a dependent.',
    source: publication(501, 'Worksheet 2, Worksheet for Determining Support'),
    words: aliases(
      'support test, more than half of support, provide support, half of their support, support worksheet, who paid for what, own support, what counts as support',
    ),
    facts: ['dependents.providedOverHalfOwnSupport'],
    screen: '/interview',
    see: ['multiple-support', 'qualifying-relative'],
  },
  {
    id: 'multiple-support',
    title: 'Multiple support agreement (Form 2120)',
    verdict: `If several people together pay over half of a relative’s support, but none of you does alone, one of you may claim the relative. That person must have paid more than ${pct(figures.dependents.multipleSupportShare)}.`,
    details: [
      'Everyone else who paid more than that share and could otherwise claim the person signs a statement giving up the claim for the year.',
      'The person who claims the relative attaches Form 2120.',
      'An agreement works only for a qualifying relative, such as a parent supported by several siblings.',
      'Plainfile doesn’t prepare Form 2120. Ask a preparer through Messages.',
    ],
    appliesTo: 'Siblings and others who support a relative together.',
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
      'If two people could claim the same child, a parent comes before anyone else. Between two parents who don’t file jointly, the parent the child lived with longer claims the child.',
    details: [
      'If the child lived with each parent for the same amount of time, the parent with the higher AGI claims the child.',
      'If no parent can claim the child, the person with the highest AGI does.',
      'If a parent could claim the child but doesn’t, another person may claim the child only if their AGI is higher than either parent’s.',
      'Usually, only one person can claim all the tax benefits for the child: the child tax credit, EIC, head of household status, and child and dependent care credit.',
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
      'The custodial parent is the one the child spent more nights with. That parent claims the child, but can release the child tax credit to the other parent on Form 8332.',
    details: [
      'The release covers the child tax credit, its refundable part, and the credit for other dependents.',
      'The EIC, head of household status, and the child and dependent care credit stay with the custodial parent.',
      'For agreements after 2008, a divorce decree alone isn’t enough. The other parent must attach the signed Form 8332 to their return.',
      'Child support isn’t deductible by the parent who pays it or taxable to the parent who receives it.',
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
      ({ year }) =>
        year % 4 === 0
          ? `Most years have an odd number of nights. ${year} had 366, so an exact tie was possible.`
          : `${year} had 365 nights, an odd number, so an exact tie is rare.`,
      'If you agree that the other parent will claim the child tax credit, the custodial parent must sign Form 8332.',
      'You can’t divide one child’s benefits between you as you choose. With two children, each parent may claim one if that child spent more nights with that parent.',
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
    title: 'A dependent who files their own return',
    verdict:
      'You can still claim your child if the child files a return. The child must check the box that says someone can claim them as a dependent.',
    details: [
      'A child can file just to get a refund of withheld tax. A child must file if their income is above the filing threshold.',
      'If the child didn’t check the box, the child should amend first. Until then, the IRS may reject your e-filed return unless you file with an IP PIN.',
      'If the child’s only income is wages below the standard deduction, checking the box won’t increase the child’s tax. With investment income, it can lower the child’s standard deduction.',
    ],
    source: publication(501, 'Dependent Taxpayer Test'),
    words: aliases(
      'my child files own return, can i still claim my kid who files, kid has a job and files taxes, teen files taxes, dependent filed their own, daughter filed by herself, child files for refund, kid has a part time job, teen has a job, teen filed his own taxes, son filed his own return, filed his own taxes, filed her own taxes can i still claim, my teen filed his own taxes can i still claim him, teenager worked should he file to get money back, kid had taxes taken out, kid worked summer job get withholding back',
    ),
    facts: ['taxpayer.claimableAsDependent'],
    see: ['can-i-be-claimed', 'must-file-dependent', 'dependent-already-claimed'],
  },
  {
    id: 'can-i-be-claimed',
    title: 'Can someone claim you?',
    verdict:
      'Check “Someone can claim you” if you meet the tests to be a parent’s or another person’s dependent. Check the box even if they decide not to claim you.',
    details: [
      'You can still file your own return, and get a refund of the tax withheld from your pay.',
      'Full-time students under 24 who rely on their parents’ support can usually be claimed.',
      'If you paid more than half of your own support, your parents can’t claim you as a qualifying child.',
      'If someone can claim you, your standard deduction may be lower. You also can’t claim the EIC for workers without a child or deduct student loan interest.',
    ],
    appliesTo: 'Students and other adults someone else supports.',
    source: publication(501, 'Dependent Taxpayer Test'),
    words: aliases(
      'can my parents claim me, am i a dependent, claim myself, should i let my parents claim me, independent student, i support myself, parents still claim me, parents want to claim me, kid claims himself too, child claimed himself, can my daughter claim me, can my son claim me, can my kids claim me',
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
      'The school can be in another state, and your child can rent an apartment there.',
      'The absence is temporary as long as you expect your child to come home.',
      'The child tax credit ends in the year a child turns 17. Starting that year, you may claim the credit for other dependents instead.',
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
      'You can claim a qualifying child no matter how much the child earns. But the child can’t have paid over half of their own support.',
    details: [
      ({ dependents: d }) =>
        `The other tests still apply. The child must be under ${d.childBelowAge}, or under ${d.studentBelowAge} and a full-time student, and must have lived with you more than half the year. Time away at school counts as time at home.`,
      'Money the child saves isn’t counted as support.',
      ({ dependents: d }) =>
        `The income limit of ${usd(d.qualifyingRelativeIncomeLimit)} applies to qualifying relatives, such as a child who is over the age limit.`,
      'The child may have to file a return. Unearned income can be taxed at your rate (kiddie tax).',
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
      ({ childCredit: c }) =>
        `The child tax credit isn’t reduced for a baby born late in the year. It’s up to ${usd(c.perChild)}.`,
      ({ year }) => `You can first claim a baby born in January ${year + 1} on your ${year + 1} return.`,
      'You need the baby’s Social Security number for the child tax credit and the EIC.',
      ({ year }) =>
        `The SSN must have been issued by the due date: ${day(dueDay(year))}, or ${day(extendedDay(year))}, with an extension. If it was issued later, you can’t claim either credit for ${year}.`,
      ({ year }) =>
        `If your child was born and died in ${year} and had no SSN, enter “DIED” instead and attach a birth certificate, death certificate, or hospital record that shows a live birth.`,
      'You can’t claim a stillborn child.',
    ],
    appliesTo: 'Parents of a newborn.',
    source: publication(501, 'Death or birth of child'),
    words: aliases(
      'newborn, baby born in december, had a baby, new baby taxes, baby born december 31, stillborn, infant, child died, just had a kid, ssn for newborn, baby born, born in december, baby born in november whole year, baby without a social, baby has no ssn yet, waiting for baby social security number, lost a baby, baby died, infant who died',
    ),
    facts: ['dependents.dateOfBirth', 'dependents.dateOfDeath'],
    screen: '/interview',
    see: ['child-tax-credit', 'itin-dependents'],
  },
  {
    id: 'kidnapped-child',
    title: 'Kidnapped child',
    verdict:
      'A child kidnapped by someone outside the family can still be your dependent. The child must have lived with you for more than half of the part of the year before the kidnapping.',
    details: [
      'Law enforcement must presume that the kidnapper isn’t a member of your family or the child’s.',
      'This rule applies until the child returns, is determined to be dead, or would have turned 18.',
      'The rule also covers the child tax credit, the EIC, and head of household or surviving spouse status.',
    ],
    source: publication(501, 'Kidnapped child'),
    words: aliases('kidnapped child, missing child, abducted child, child was taken, kidnapping and taxes'),
    see: ['qualifying-child'],
  },
  {
    id: 'foster-child',
    title: 'Foster child',
    verdict:
      'You can claim a foster child only if an authorized agency or a court placed the child with you and the child lived with you more than half the year.',
    details: [
      'The age, support, and joint return tests for a qualifying child also apply.',
      'Qualified foster care payments from the state or an agency aren’t income.',
      'If a charity placed the child, what you spend beyond those payments may be deductible as a charitable contribution.',
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
    title: 'Grandchild, niece, nephew, or sibling as a qualifying child',
    verdict:
      'Grandchildren, siblings, half siblings, nieces, and nephews can be your qualifying child if they lived with you more than half the year. Cousins can’t.',
    details: [
      'The child must be younger than you or your spouse, unless permanently and totally disabled.',
      'If a parent also lives in the home, the parent has the first right to claim the child. You can claim the child only if no parent does and your AGI is higher than either parent’s.',
      'A cousin who lives with you all year may be a qualifying relative.',
      'Like any dependent, the child must be a US citizen, national, or resident, or a resident of Canada or Mexico.',
    ],
    appliesTo: 'Grandparents, aunts, uncles, and older siblings.',
    source: publication(501, 'Relationship Test'),
    words: aliases(
      'grandchild, grandkids, grandson, granddaughter, niece, nephew, little brother dependent, raising my grandchild, sibling as dependent, cousin dependent, my sisters kid lives with me, raising my grandson, raising my granddaughter, little brother lives with me, niece lives with me, nephew lives with me, my sisters kid, raising my niece, adopted our nephew, adopted my niece',
    ),
    facts: ['dependents.relationship'],
    see: ['tiebreaker', 'qualifying-child'],
  },
  {
    id: 'parent-nursing-home',
    title: 'Supporting a parent',
    verdict: ({ dependents: d }) =>
      `You can claim a parent whose gross income was under ${usd(d.qualifyingRelativeIncomeLimit)} if you paid over half of their support. Your parent doesn’t have to live with you.`,
    details: [
      'Amounts you pay a nursing home count as support from you. Amounts Medicaid pays count as support from others.',
      'Tax-free Social Security doesn’t count toward the income limit. Taxable pensions and interest do.',
      'If you pay over half the cost of a parent’s home all year and claim the parent, you may qualify as head of household.',
      'You may deduct medical bills you pay for a parent you support, even if the parent’s income is too high for you to claim them.',
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
      'The child can’t do any substantial work because of the condition. A doctor must determine that it has lasted or can be expected to last a year or more, or lead to death.',
      'SSI or disability benefits the child saves don’t count as support the child provided.',
      'You can’t claim the child tax credit once the child is 17, but you may qualify for the credit for other dependents and the EIC.',
      'Care for a person of any age who can’t care for themselves may qualify for the child and dependent care credit.',
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
    title: 'Partner, roommate, or friend as a dependent',
    verdict: ({ dependents: d }) =>
      `You can claim a partner or friend only if they lived with you all year, their 2024 gross income was under ${usd(d.qualifyingRelativeIncomeLimit)}, and you paid over half of their support.`,
    details: [
      'The person can’t be anyone’s qualifying child, and your relationship can’t violate local law.',
      'You may also claim your partner’s child if your partner doesn’t have to file and files, if at all, only to get back withheld or estimated tax.',
      'A partner who isn’t related to you doesn’t qualify you for head of household status.',
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
      `You can’t claim the child tax credit for a partner’s child. You may claim the ${usd(c.perOtherDependent)} credit for other dependents if the child lived with you all year and you paid over half the support.`,
    details: [
      'You qualify only if your partner doesn’t have to file a return and files, if at all, only to get a refund of withheld or estimated tax.',
      ({ dependents: d }) =>
        `The child’s gross income must be under ${usd(d.qualifyingRelativeIncomeLimit)} for the year.`,
      'A partner’s child doesn’t qualify you for head of household status or the EIC.',
      'If you’re also the child’s parent, or you adopted the child, the child is your own.',
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
    title: 'A dependent’s income',
    verdict:
      'Don’t report your dependent’s income, such as wages, interest, or Social Security, on your return. Your dependent reports it and files a return if required.',
    details: [
      'A dependent’s income can affect whether you can claim them. If they must file a return, it also counts as household income for the premium tax credit.',
      'A qualifying relative’s gross income must be under the limit. Tax-free Social Security doesn’t count toward it.',
      'Parents may elect to report a child’s interest and dividends on Form 8814 instead. Select it among the less common situations.',
      'To get a refund of withheld tax, a dependent must file their own return.',
    ],
    source: publication(501, 'Filing Requirements for Most Taxpayers: Dependents'),
    words: aliases(
      'dependents income, my kids w2, my childs 1099, do i report my childs income, enter my sons w2, daughters interest, dependent has income do i add it',
    ),
    facts: ['dependents'],
    see: ['must-file-dependent', 'child-with-income', 'parents-election'],
  },
  {
    id: 'parents-election',
    title: 'Parents’ election (Form 8814)',
    verdict: ({ standardDeduction, childElection }) =>
      `You may report your child’s income on your 2024 return if it’s only interest, dividends, and capital gain distributions, more than ${usd(standardDeduction.dependentMinimum)}, and less than ${usd(childElection.incomeBelow)}.`,
    details: [
      'The child must be under 19, or under 24 and a full-time student, at the end of the year. The child can’t file a joint return, have tax withheld, or have estimated tax payments.',
      'On a joint return, both parents report it. Otherwise, the parent the child lived with for most of the year does, or the parent with the higher taxable income if you live together or file separately.',
      ({ thresholds, standardDeduction, childElection }) =>
        `The first ${usd(standardDeduction.dependentMinimum)} isn’t taxed, and the next ${usd(standardDeduction.dependentMinimum)} is taxed at ${pct(childElection.rate)}. Anything above ${usd(thresholds.kiddieUnearnedIncome)} is part of your income.`,
      'The child’s own return may cost less. The election gives up the child’s itemized deductions, extra standard deduction for blindness, and deduction for early withdrawal penalties. It also raises your AGI, which can lower your credits.',
      'State returns with Form 8814 aren’t supported.',
    ],
    source: formPage('8814', 'Parents’ Election To Report Child’s Interest and Dividends'),
    words: aliases(
      'form 8814, 8814, parents election, report my childs interest and dividends, put my kids dividends on my return, include childs income on parents return, alaska permanent fund dividend of my child, kids pfd on my return',
    ),
    facts: ['childIncome'],
    see: ['kiddie-tax', 'dependents-income'],
  },
  {
    id: 'spouse-no-dependent',
    title: 'A spouse isn’t a dependent',
    verdict:
      'No. Your spouse is never your dependent, even without any income. A joint return covers both of you and has a larger standard deduction.',
    details: [
      'A spouse without income must still sign the joint return.',
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
    title: 'SSN, ITIN, and ATIN for dependents',
    verdict:
      'For the child tax credit, the child must have an SSN valid for employment. For a child with an ITIN or ATIN, you can claim only the credit for other dependents.',
    details: [
      'The SSN must be issued by the due date of the return, including extensions.',
      'For the EIC, you, your spouse, and each qualifying child must have an SSN valid for employment.',
      'An ATIN is a temporary number for a child you’re adopting. Apply on Form W-7A.',
      'You can’t claim a dependent who doesn’t have a taxpayer identification number.',
    ],
    from2025:
      'Starting in 2025, you, or one spouse on a joint return, also need an SSN valid for employment to claim the child tax credit.',
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
      'The child must be your dependent and a US citizen, national, or resident, and must have an SSN valid for employment.',
      ({ childCredit: c }) =>
        `The credit starts to phase out at modified AGI of ${orJoint(c.phaseOutStart)}. It’s reduced by ${usd(c.phaseOutStep * c.phaseOutRate)} for each ${usd(c.phaseOutStep)} (or fraction of ${usd(c.phaseOutStep)}) above that.`,
      ({ year }) => `The child must have lived with you for more than half of ${year}.`,
      ({ childCredit: c }) =>
        `A dependent who is 17 or older may qualify you for the ${usd(c.perOtherDependent)} credit for other dependents instead.`,
      'The credit first lowers your tax. If any is left, you may get part of it as a refund (the additional child tax credit).',
    ],
    conditions: [
      requires('You have a dependent', 'dependents', ({ dependents }) => dependents.length > 0),
      requires('A child was under 17 on December 31', 'dependents.dateOfBirth', ({ dependents, taxYear }) =>
        dependents.some(({ dateOfBirth }) => String(dateOfBirth) > `${taxYear - 17}-12-31`),
      ),
    ],
    from2025: ({ nextYear: { childCredit: c } }) =>
      `For 2025, it’s up to ${usd(c.perChild)} per child. Starting in 2025, you, or one spouse on a joint return, must also have an SSN valid for employment.`,
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
        `The refundable part is ${pct(c.earnedIncomeRate)} of earned income above ${usd(c.earnedIncomeFloor)}, up to the limit per child.`,
      'With three or more children, a calculation based on Social Security and Medicare taxes may give you a larger credit.',
      'If you have no earned income, you usually can’t claim the refundable part.',
      'The IRS can’t issue refunds with this credit before mid-February.',
      'You can’t claim the refundable part if you file Form 2555.',
    ],
    from2025: ({ nextYear: { childCredit: c } }) =>
      `For 2025, the limit is still ${usd(c.refundablePerChild)} per child.`,
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
      `You can claim the full credit with modified AGI up to ${orJoint(c.phaseOutStart)}. Above that, it’s reduced by ${usd(c.phaseOutStep * c.phaseOutRate)} for each ${usd(c.phaseOutStep)}.`,
    details: [
      ({ childCredit: c }) =>
        `For one child, the credit phases out completely about ${usd((c.perChild / (c.phaseOutStep * c.phaseOutRate)) * c.phaseOutStep)} above that income.`,
      'There’s no minimum income for the part that lowers your tax. The refundable part requires earned income.',
      'The credit for other dependents phases out along with the child tax credit.',
    ],
    source: instructions('Schedule 8812', 'Lines 9 to 12', 'i1040s8'),
    words: aliases(
      'child tax credit income limit, make too much for child tax credit, ctc phaseout, ctc phase out, child credit reduced, income cap kids credit, child tax credit starts going away, start losing the child tax credit',
    ),
    lines: () => [totals.childCredit],
    see: ['child-tax-credit'],
  },
  {
    id: 'ctc-17',
    title: 'Child who turned 17',
    verdict: ({ childCredit: c }) =>
      `You can’t claim the child tax credit for a child who was 17 at the end of 2024. You may claim the ${usd(c.perOtherDependent)} credit for other dependents instead.`,
    details: [
      'Use the child’s age on December 31, no matter when during the year their birthday was.',
      'The child can still be your dependent and qualify you for the EIC and head of household status.',
      'The credit for other dependents isn’t refundable.',
    ],
    source: publication(501, 'Age'),
    words: aliases(
      'turned 17, is 17 now, 17 year old, seventeen, my kid turned 17, child aged out, why no child tax credit, lost child tax credit, age 17 tax credit, senior in high school, 18 year old, 18 year old child tax credit, stepson 18, 18 and graduated child tax credit',
    ),
    facts: ['dependents.dateOfBirth'],
    lines: () => [totals.childCredit],
    see: ['child-tax-credit', 'other-dependents-credit'],
  },
  {
    id: 'other-dependents-credit',
    title: 'Credit for other dependents',
    verdict: ({ childCredit: c }) =>
      `The credit is up to ${usd(c.perOtherDependent)} for each dependent who doesn’t qualify for the child tax credit, such as a student, parent, or child 17 or older.`,
    details: [
      'The dependent must be a US citizen, national, or resident. Someone who is only a resident of Canada or Mexico doesn’t qualify.',
      'The dependent needs an SSN, ITIN, or ATIN.',
      ({ childCredit: c }) =>
        `The credit lowers your tax but isn’t refundable. It phases out above modified AGI of ${orJoint(c.phaseOutStart)}.`,
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
    title: 'Earned income credit (EIC)',
    verdict: ({ earnedIncome: e }) =>
      `The EIC is a refundable credit for workers with low to moderate income. For 2024, it’s up to ${usd(e.threeChildren.maximum)}, depending on your income and number of children.`,
    details: [
      ({ earnedIncome: e }) =>
        `The maximum is ${usd(e.noChild.maximum)} with no child, ${usd(e.oneChild.maximum)} with one, ${usd(e.twoChildren.maximum)} with two, and ${usd(e.threeChildren.maximum)} with three or more.`,
      ({ earnedIncome: e }) =>
        `Income must be under ${usd(e.noChild.incomeLimit)} with no child, ${usd(e.oneChild.incomeLimit)} with one, ${usd(e.twoChildren.incomeLimit)} with two, or ${usd(e.threeChildren.incomeLimit)} with three or more. The limits are higher on a joint return.`,
      ({ earnedIncome: e }) => `Investment income must be ${usd(e.investmentIncomeLimit)} or less.`,
      'You, your spouse on a joint return, and each qualifying child need an SSN valid for employment. Your child must have lived with you in the US more than half the year.',
      ({ earnedIncome: e }) =>
        `Without a child, you must be at least ${e.minimumAge} and under ${e.maximumAge + 1}.`,
    ],
    from2025: `For 2025, the maximum credit is ${usd(eic2025.noChild.maximum)} with no children, ${usd(eic2025.oneChild.maximum)} with one, ${usd(eic2025.twoChildren.maximum)} with two, and ${usd(eic2025.threeChildren.maximum)} with three or more.`,
    conditions: [
      requires(
        'You have earned income from work',
        'w2s',
        ({ w2s, businesses }) => w2s.length > 0 || businesses.length > 0,
      ),
      excludes(
        'You aren’t someone else’s qualifying child',
        'qualifyingChildOfAnother',
        ({ qualifyingChildOfAnother }) => qualifyingChildOfAnother,
      ),
      excludes(
        'The IRS hasn’t disallowed your EIC',
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
      `For 2024, AGI and earned income must be under ${usd(e.oneChild.incomeLimit)} with one child, ${usd(e.twoChildren.incomeLimit)} with two, and ${usd(e.threeChildren.incomeLimit)} with three or more.`,
    details: [
      ({ earnedIncome: e }) =>
        `On a joint return, the limits are ${usd(e.oneChild.incomeLimitJoint)}, ${usd(e.twoChildren.incomeLimitJoint)}, and ${usd(e.threeChildren.incomeLimitJoint)}.`,
      ({ earnedIncome: e }) =>
        `Without a child, the limit is ${usd(e.noChild.incomeLimit)}, or ${usd(e.noChild.incomeLimitJoint)} on a joint return.`,
      ({ earnedIncome: e }) =>
        `The largest credit is ${usd(e.noChild.maximum)} without a child, ${usd(e.oneChild.maximum)} with one, ${usd(e.twoChildren.maximum)} with two, and ${usd(e.threeChildren.maximum)} with three or more.`,
      'The credit increases with your earnings, levels off, and then phases out completely at the limit.',
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
      `Workers from ${e.minimumAge} to ${e.maximumAge} without a child can get up to ${usd(e.noChild.maximum)} if their income is under ${usd(e.noChild.incomeLimit)}, or ${usd(e.noChild.incomeLimitJoint)} on a joint return.`,
    details: [
      'You can’t be anyone’s dependent or qualifying child.',
      'On a joint return, only one spouse has to meet the age test.',
      ({ year }) => `You must have lived in the United States more than half of ${year}.`,
    ],
    source: publication(596, 'Chapter 3. Rules if You Do Not Have a Qualifying Child'),
    words: aliases(
      'eic without children, eitc no kids, single no kids eic, childless eic, earned income credit no dependents, age 25 eic, too young for eic, eic age, eic no kids, eic without kids, young and no kids eic',
    ),
    lines: () => [payments.earnedIncomeCredit],
    facts: ['taxpayer.dateOfBirth'],
    see: ['eic'],
  },
  {
    id: 'eic-investment-income',
    title: 'EIC: investment income limit',
    verdict: ({ earnedIncome: e }) =>
      `You can’t claim the EIC for 2024 if your investment income is over ${usd(e.investmentIncomeLimit)}.`,
    details: [
      'Investment income is interest (taxable or not), dividends, net capital gains, royalties, and net income from rentals and other passive activities.',
      'Leave out gain on the sale of business property.',
      'There’s no phaseout. If you’re one dollar over, you lose the whole credit.',
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
      'You can claim the EIC on a separate return if your child lived with you over half the year and you lived apart from your spouse for the last six months of the year.',
    details: [
      'You also qualify with a written separation agreement or decree of separate maintenance if you didn’t live together at the end of the year.',
      'You need a qualifying child. Without one, you can’t claim the EIC on a separate return.',
      'You may also qualify as head of household, which is usually better.',
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
      'Yes. Net profit from self-employment, minus half of the self-employment tax, is earned income for the EIC.',
    details: [
      'You must report all your income and expenses. You can’t leave out expenses to get a larger EIC.',
      'A loss lowers your earned income.',
      'Keep records. The IRS often asks for them when there’s no Form 1099 for the income.',
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
      'Unemployment, Social Security, and pensions aren’t earned income for the EIC. But unemployment and taxable benefits raise your AGI. That can lower the credit.',
    details: [
      'You must have some earned income, such as wages, during the year.',
      'SSI and welfare benefits don’t count as income for the credit.',
      'Disability retirement pay counts as earned income until you reach the plan’s minimum retirement age.',
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
    title: 'Claiming a credit after it was disallowed (Form 8862)',
    verdict:
      'If the IRS disallowed your EIC, child tax credit, or American opportunity credit in an earlier year, attach Form 8862 to claim it again.',
    details: [
      'You don’t need the form if the credit was disallowed only because of a math or clerical error.',
      `You can’t claim the credit for ${figures.identity.banReckless} years if you recklessly or intentionally disregarded the rules, or for ${figures.identity.banFraud} years if you committed fraud.`,
      'Without the form, the IRS rejects the e-filed return or denies the credit.',
      'Plainfile fills in Form 8862. In the interview, say which credit was denied and that you can claim it again.',
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
      'No. You, your spouse on a joint return, and each child you count must have an SSN valid for employment, issued by the due date.',
    details: [
      'An ITIN doesn’t qualify.',
      'An SSN on a card marked “Not Valid for Employment” doesn’t qualify if it was issued only to get a federal benefit.',
      'An SSN on a card marked “Valid for Work Only With DHS Authorization” qualifies while the authorization is valid.',
      'If only your child lacks a valid SSN, you may still qualify for the EIC for workers without a child.',
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
      `If you pay for care of a child under ${c.childBelowAge} so you can work, the credit is ${pct(c.rates.at(-1)?.rate ?? 0)} to ${pct(c.rates[0]?.rate ?? 0)} of up to ${usd(c.onePerson)} in expenses for one child or ${usd(c.morePersons)} for two or more.`,
    details: [
      'You, and your spouse if you’re married, must have earned income. Care while you look for work qualifies, but you still need earned income for the year.',
      ({ careCredit: c }) =>
        `The rate is ${pct(c.rates.at(-1)?.rate ?? 0)} once AGI is above ${usd(c.rates.at(-1)?.over ?? 0)}. There’s no upper income limit.`,
      'Care for a spouse or a dependent of any age also qualifies if they can’t care for themselves and lived with you for more than half the year.',
      'You must report the provider’s name, address, and SSN or EIN.',
      'If you’re married, you must file jointly. You can file separately if you’re legally separated, or if you lived apart for the last six months of the year and paid over half the cost of keeping up a home for the person who received care.',
      'The credit isn’t refundable. Tax-free dependent care benefits from your employer reduce the expenses you can claim.',
    ],
    conditions: [
      requires(
        'You have a child or other qualifying person in care',
        'childCare.persons',
        ({ childCare }) => childCare.persons.length > 0,
      ),
      requires(
        'You paid a care provider',
        'childCare.providers',
        ({ childCare }) => childCare.providers.length > 0,
      ),
      requires(
        'You have earned income',
        'w2s',
        ({ w2s, businesses }) => w2s.length > 0 || businesses.length > 0,
      ),
      excludes(
        'You aren’t filing separately while living with your spouse',
        'filingStatus',
        ({ filingStatus, livedApartLastSixMonths, livedApartAllYear }) =>
          filingStatus === 'mfs' && !livedApartLastSixMonths && !livedApartAllYear,
      ),
    ],
    from2025: `Starting in 2026, the top rate rises to ${pct(figures.fringe.careRate2026)} for the lowest incomes.`,
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
    title: 'Care provided by a relative',
    verdict:
      'You can pay a relative, such as a grandparent, and claim the child and dependent care credit. The provider can’t be your spouse, the child’s parent, your dependent, or your child under 19.',
    details: [
      'You must actually pay for the care.',
      'You need the relative’s name, address, and SSN, and they must report the income. If they refuse to give you the number, request it on Form W-10 and report the information you have.',
      'If the care is in your home, check whether you owe household employment taxes. Wages you pay your own parent are often exempt.',
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
    title: 'Summer camp, preschool, and school costs',
    verdict:
      'Day camp qualifies for the child and dependent care credit. Overnight camp doesn’t. Preschool qualifies, but kindergarten and higher grades don’t.',
    details: [
      ({ careCredit: c }) =>
        `The care has to let you, and your spouse if you’re married, work or look for work. The credit counts up to ${usd(c.onePerson)} of costs for one child, or ${usd(c.morePersons)} for two or more.`,
      'Before- and after-school care qualifies for children under 13.',
      'Sports, music lessons, and tutoring don’t count as care.',
      'The full cost of a day camp qualifies, even if the camp focuses on a sport.',
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
      'No. Both spouses need earned income, unless one was a full-time student or couldn’t care for themselves.',
    details: [
      ({ careCredit: c }) =>
        `A spouse who is a student or disabled is treated as earning ${usd(c.deemedOnePerson)} a month with one qualifying person, or ${usd(c.deemedMorePersons)} with two or more.`,
      'Your qualifying expenses can’t be more than the earned income of the spouse who earned less.',
      'A spouse who looked for work must still have had some earned income during the year.',
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
      `You can use both, but not for the same expenses. Tax-free benefits of up to ${usd(c.benefitLimit)} (half if married filing separately) reduce the expenses you can claim for the credit.`,
    details: [
      'Box 10 of your W-2 shows the benefits. If you have any, you must file Form 2441.',
      ({ careCredit: c }) =>
        `With two children, you may have ${usd(c.morePersons - c.benefitLimit)} left for the credit after a full FSA.`,
      'Benefits you didn’t use for care are taxable.',
    ],
    from2025: `Starting in 2026, the limit on tax-free benefits rises to ${usd(figures.fringe.care2026)}.`,
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
      'Request the provider’s SSN or EIN on Form W-10. If they refuse, report the information you have and explain that you asked for the rest. You may still qualify for the credit.',
    details: [
      'Keep proof that you asked, such as a copy of the form or message.',
      'For a tax-exempt provider, such as a church, enter “Tax-Exempt” instead of a number.',
      'If the provider is abroad and has no US number, mark it as a foreign provider.',
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
        refundable === 0 ? 'It isn’t refundable, but' : `Up to ${usd(refundable)} of it is refundable, and`;
      return `The 2024 adoption credit is up to ${usd(credit)} of expenses for each child. ${back} any unused credit carries forward ${figures.adoption.carryYears} years.`;
    },
    details: [
      'Qualified expenses include agency and court fees, attorney fees, and travel. If you adopt a US child who a state determined has special needs, you can claim the full amount for the year the adoption becomes final, even with no expenses.',
      (law) => {
        const { phaseOutStart, phaseOutEnd } = figuresOf(law).adoption;
        return `The credit starts to phase out at modified AGI of ${usd(phaseOutStart)} and phases out completely at ${usd(phaseOutEnd)}.`;
      },
      'Adopting your spouse’s child doesn’t qualify. You can claim the credit for a foreign adoption only after it becomes final.',
      'Plainfile calculates the credit on Form 8839.',
    ],
    from2025: `For 2025, it’s up to ${usd(later.adoption.credit)}, and up to ${usd(later.adoption.refundable)} of it is refundable.`,
    appliesTo: 'Parents who adopted or are adopting.',
    source: topic(607, 'Adoption credit'),
    words: aliases(
      'adoption credit, adopted a child, adoption costs, form 8839, adopting, special needs adoption, foster adoption, adoption expenses, adopt a baby, adopted my stepchild, stepchild adoption, adopt my wifes kid, adopted from china, adopted from abroad, foreign adoption, international adoption',
    ),
    facts: ['adoption'],
    screen: '/interview',
    see: ['itin-dependents'],
  },
  {
    id: 'trump-account',
    title: 'Trump account',
    verdict: ({ year }) =>
      `A Trump account is a type of IRA for children under 18. Contributions are allowed starting ${day(figures.trump.opens)}. ${year === 2024 ? 'It doesn’t affect a 2024 return.' : 'You make the election on Form 4547, with your return or earlier.'}`,
    details: [
      `US citizens born from 2025 through 2028 with an SSN can get a one-time deposit of ${usd(figures.trump.pilot)} from the government. A parent makes the election on Form 4547.`,
      `Family and others can currently contribute up to ${usd(figures.trump.yearly)} a year. Contributions aren’t deductible.`,
      'A child born before 2025 can have an account but can’t get the government’s deposit.',
      'Earnings are taxed only when withdrawn. Usually, no withdrawals are allowed before the year the child turns 18.',
    ],
    source: formPage('4547', 'Trump Account Election'),
    words: aliases(
      'trump account, trump savings account, 1000 for newborns, baby account, form 4547, mage account, child savings account government',
    ),
    see: ['newborn'],
  },
];
