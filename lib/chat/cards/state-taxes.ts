import { newYork2024 } from '@/lib/tax/states/ny/law';
import { washington2024 } from '@/lib/tax/states/wa/law';
import { type Card } from './card';
import { caseFigures } from './figures-of-cases';
import { aliases, pct, usd } from './say';
import { page, publication } from './sources';

const agencies = (section: string) =>
  page(
    'State government websites',
    section,
    'businesses/small-businesses-self-employed/state-government-websites',
  );

const citySteps = newYork2024.city.steps.single;
/** The city's rates have three decimals. */
const exact = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** Where a state's tax is owed, and what Plainfile does about it. */
export const stateTaxes: readonly Card[] = [
  {
    id: 'states-covered',
    title: 'Which state returns Plainfile prepares',
    verdict:
      'Yes. For 2024 Plainfile calculates the return of every state with an income tax, DC, New Hampshire and Washington. It prints working copies, and filing is simulated.',
    details: [
      'Full-year residents, part-year residents and nonresidents are covered, including credits for tax paid to other states.',
      'You see every line explained on your summary. Copy the working copy to the state’s own form or website, and file there.',
      'If we don’t support part of a state return, we tell you which part. Your federal return isn’t affected.',
      'State returns for 2025 aren’t available yet.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'do you do state taxes, state return in plainfile, which states do you support, state tax return, file my state return here, states covered, does plainfile do state, is my state supported, state included, state taxes',
    ),
    screen: '/summary',
    see: ['state-efile', 'state-part-year', 'state-nonresident'],
  },
  {
    id: 'state-efile',
    title: 'Filing a state return',
    verdict:
      'You sign and file a state return under File your return, with the federal return or after it. Like the federal filing, it’s simulated: nothing reaches the state.',
    details: [
      'To file for real, copy the working copy to the state’s own form or free website. States accept only their own forms, so it says “do not mail”.',
      'A state takes the return only after the IRS accepted the federal one.',
      'Send the state a copy of your W-2s, and of the federal return where it asks for one.',
      'Most are due on the federal date, some later, such as Virginia, Iowa, Delaware and Louisiana.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'efile state return, e-file state, file state taxes, submit state return, mail state return, state filing, send my state return, state working copy, print state return',
    ),
    screen: '/file',
    see: ['states-covered', 'state-due-dates'],
  },
  {
    id: 'no-income-tax-states',
    title: 'States without an income tax',
    verdict:
      'Alaska, Florida, Nevada, South Dakota, Tennessee, Texas and Wyoming have no income tax, so residents file no state income tax return there.',
    details: [
      'Washington taxes only large gains from sales. New Hampshire in 2024 taxed only interest and dividends.',
      'If you live there but work in another state, that state may tax your pay.',
      'If you itemize, you can deduct the sales tax you paid.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'no income tax states, texas state return, florida income tax, which states have no income tax, nevada state tax, tennessee income tax, do i file in texas, washington state income tax, south dakota, wyoming, alaska state tax, does florida have state tax, does texas have state tax, states with no tax',
    ),
    see: ['sales-tax', 'state-nonresident', 'washington-capital-gains'],
  },
  {
    id: 'state-residency',
    title: 'State residency and domicile',
    verdict:
      'You are a resident of the state where you have your permanent home (domicile). Many states also count you if you keep a home there and stay over half the year.',
    details: [
      'Your home state taxes all your income, wherever you earn it. Another state taxes only income earned there.',
      'Domicile stays until you move for good: home, license, voting, family and doctors all count.',
      'Students and people sent away for work usually keep their old home state.',
      'Two states can both claim you. A credit then usually prevents double tax.',
    ],
    source: publication(17, 'State and Local Income Taxes'),
    words: aliases(
      'state residency, domicile, which state am i a resident of, 183 days, live in two states, snowbird, state resident, college student state residency, resident of two states, permanent home state',
    ),
    facts: ['residency'],
    screen: '/interview',
    see: ['state-part-year', 'state-nonresident', 'spouses-two-states'],
  },
  {
    id: 'state-part-year',
    title: 'Moving to another state: part-year returns',
    verdict:
      'If you moved, you file a part-year resident return in each state that has an income tax. Each taxes what you earned while you lived there.',
    details: [
      'Moving to or from a state without an income tax, such as Nevada, leaves one part-year return for the other state.',
      'Wages follow the state lines of your W-2. Interest and the like follow the days you lived in each.',
      'Tell us the dates of your move, and Plainfile splits the income.',
      'Income from the old state after you left can need a nonresident part there.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'moved states, moved to another state, part year resident, part-year return, moved from california, moved in june, moved mid year, two state returns, tell you about my move, enter my move, lived in two states this year, moved out of state, moved to another state in the middle of the year, moved states mid year',
    ),
    facts: ['residency'],
    screen: '/interview',
    see: ['state-residency', 'state-nonresident', 'credit-other-state'],
  },
  {
    id: 'state-nonresident',
    title: 'Working in one state, living in another',
    verdict:
      'You usually file a nonresident return where you work and a resident return where you live. Your home state gives a credit for the other state’s tax.',
    details: [
      'With a reciprocal agreement, you file only in your home state for wages.',
      'If you live in a state without an income tax, only the nonresident return is left.',
      'The nonresident return comes first, since its tax is the credit at home.',
      'Work in two states for one employer: the W-2 has a line for each in boxes 15 to 17.',
      'Example: live in New Jersey and work in New York. File New York as a nonresident, and New Jersey as a resident with a credit.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'live in one state work in another, nonresident return, work in another state, work in new york live in nj, worked in two states, two states same employer, commute across state line, nonresident state, which state do i file in, w2 with two states, live in nj and work in new york, worked in 2 states, i worked in two states, rental in another state, property in another state, own a rental out of state, live in nj and work in nyc',
    ),
    facts: ['w2s', 'residency'],
    screen: '/interview',
    see: ['credit-other-state', 'reciprocity', 'remote-work-state'],
  },
  {
    id: 'reciprocity',
    title: 'Reciprocal agreements between states',
    verdict:
      'Some states agree that wages are taxed only where you live, in your home state. Then you file no nonresident return on wages, unless tax was withheld by mistake.',
    details: [
      'Michigan with Illinois, Indiana, Kentucky, Minnesota, Ohio and Wisconsin. Ohio with Indiana, Kentucky, Michigan, Pennsylvania and West Virginia.',
      'Pennsylvania with Indiana, Maryland, New Jersey, Ohio, Virginia and West Virginia. Illinois with Iowa, Kentucky, Michigan and Wisconsin.',
      'Virginia, Maryland and DC with each other. Virginia and Maryland also with Pennsylvania and West Virginia.',
      'Others: Indiana, Kentucky and Wisconsin with neighbors, Minnesota and Montana with North Dakota.',
      'Did the work state withhold tax? File there to get it back. Then give your employer the exemption form.',
      'They cover wages only, not a business or rent. You may still owe city tax, as in Ohio.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'reciprocity, reciprocal agreement, reciprocal states, work in ohio live in michigan, work in pennsylvania live in new jersey, reciprocity with pennsylvania, live in michigan work in ohio, dc maryland virginia, exempt from withholding other state, states with reciprocity',
    ),
    screen: '/summary',
    see: ['state-nonresident', 'wrong-state-withheld'],
  },
  {
    id: 'credit-other-state',
    title: 'Credit for tax paid to another state',
    verdict:
      'Your resident state gives a credit for income tax you owe another state on the same income. So the same pay usually isn’t taxed twice in full.',
    details: [
      'The credit is the smaller of the two states’ tax on that income.',
      'It uses the tax owed there, not the tax withheld.',
      'A few pairs of states work the other way around: the nonresident state gives the credit.',
      'Plainfile calculates the other state first and carries its tax over.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'credit for taxes paid to another state, other state tax credit, double taxed by two states, taxed twice two states, resident credit, out of state credit, schedule cr, pay tax in both states',
    ),
    screen: '/summary',
    see: ['state-nonresident', 'reciprocity'],
  },
  {
    id: 'remote-work-state',
    title: 'Remote work for a company in another state',
    verdict:
      'Pay is normally taxed where you do the work, so at home in your own state. A few states, such as New York, tax remote work for their employers anyway.',
    details: [
      'That is the “convenience of the employer” rule: days at home for your own convenience count as days in the office state.',
      'New York, Delaware, Nebraska and Pennsylvania use it, and others in part. You then file a nonresident return there.',
      'Your home state may give a credit for that tax.',
      'Working there because your employer needs you to, or a reciprocal agreement, can change it.',
      'If no tax of the other state was withheld and you never worked there, you usually file only at home.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'remote work, work from home another state, remote worker, convenience rule, convenience of the employer, telecommute state tax, company in new york i live elsewhere, employer in different state, wfh state taxes, remote for company in another state, work remotely for a company in another state',
    ),
    facts: ['w2s'],
    see: ['state-nonresident', 'wrong-state-withheld'],
  },
  {
    id: 'wrong-state-withheld',
    title: 'Tax withheld for the wrong state',
    verdict:
      'File a nonresident return in the state that withheld, with no income there, to get the tax back. You still owe tax to your home state.',
    details: [
      'Ask the employer for a corrected W-2 (W-2c) if the state on it is wrong.',
      'Give the employer your home state’s withholding form for the future.',
      'Boxes 15 to 17 of the W-2 show each state’s wages and tax.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'wrong state withheld, wrong state on w-2, taxes withheld for wrong state, employer withheld for the wrong state, get state tax back, state withholding mistake',
    ),
    documents: ['W-2'],
    facts: ['w2s'],
    screen: '/interview',
    see: ['reciprocity', 'state-nonresident'],
  },
  {
    id: 'spouses-two-states',
    title: 'Spouses who live in different states',
    verdict:
      'Each spouse is a resident of their own state. Most states then allow or require separate state returns, or a joint return with one spouse as a nonresident.',
    details: [
      'You can still file one joint federal return.',
      'States differ: some require the same status as the federal return.',
      'Community property states can divide income between you.',
      'Tell us each person’s home in the interview.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'spouse lives in another state, wife lives in different state, husband works in another state, married different states, separate state returns, couple in two states, wife lives in another state',
    ),
    facts: ['residency'],
    screen: '/interview',
    see: ['state-residency', 'community-property'],
  },
  {
    id: 'military-state',
    title: 'Military families and state tax',
    verdict:
      'Service members keep their home state while stationed elsewhere. Only that state taxes their military pay. Spouses may choose the same state.',
    details: [
      'Many states don’t tax active-duty pay.',
      'A spouse’s wages at the duty station are then taxed only in the state of residence.',
      'A civilian job or a rental in the duty state can be taxed there for the member.',
    ],
    source: publication(3, 'State taxes'),
    words: aliases(
      'military spouse state tax, stationed in another state, msrra, home of record, military state residency, pcs state taxes, servicemember state tax, stationed in one state from another, which state taxes my army pay, army state tax, navy state tax, military pay state, stationed',
    ),
    facts: ['residency'],
    see: ['va-military', 'state-residency'],
  },
  {
    id: 'state-social-security',
    title: 'State tax on Social Security',
    verdict:
      'Most states don’t tax Social Security. For 2024 only a few did: Colorado, Connecticut, Minnesota, Montana, New Mexico, Rhode Island, Utah, Vermont and West Virginia.',
    details: [
      'Even those exempt it for many people, by age or income.',
      'Illinois, Pennsylvania, California, New York and all others don’t tax it at all.',
      'Your state’s lines on the summary show what was subtracted.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'state tax social security, does my state tax social security, illinois social security, which states tax social security, is social security taxed by the state, state tax on ss benefits, minnesota social security',
    ),
    screen: '/summary',
    see: ['social-security-taxable', 'state-pensions'],
  },
  {
    id: 'state-pensions',
    title: 'State tax on pensions and retirement income',
    verdict:
      'It depends on the state. Illinois, Mississippi and Pennsylvania exempt most retirement income. Many others exempt part of it, by age or type of plan.',
    details: [
      'Only the state you live in may tax a pension, wherever you earned it.',
      'Military and public pensions are often exempt.',
      'Pennsylvania taxes withdrawals before retirement age above what you put in.',
      'Plainfile calculates each state’s exclusion. The state’s lines show it.',
    ],
    source: publication(575, 'General Information'),
    words: aliases(
      'state tax on pension, does my state tax pensions, pennsylvania pension, illinois retirement income, state tax ira withdrawal, pension exclusion, retirement income exclusion state, 401k state tax, source tax pension, pension taxed by the state, state tax my pension, state tax my 401k, state tax my retirement',
    ),
    facts: ['retirement'],
    screen: '/summary',
    see: ['state-social-security'],
  },
  {
    id: 'state-unemployment',
    title: 'State tax on unemployment',
    verdict:
      'Most states with an income tax also tax unemployment. Alabama, California, New Jersey, Pennsylvania and Virginia don’t.',
    details: [
      'The federal return always taxes it.',
      'The state that pays it may tax it even after you moved away.',
      'Box 11 of Form 1099-G shows state tax withheld.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'state tax on unemployment, is unemployment taxed in california, state unemployment tax benefits, unemployment new jersey tax, unemployment state return, unemployment taxed in california',
    ),
    documents: ['1099-G'],
    see: ['unemployment'],
  },
  {
    id: 'local-income-tax',
    title: 'City, county and school district tax',
    verdict:
      'Some places tax income too: New York City, Yonkers, counties of Maryland and Indiana, school districts of Ohio and Iowa are on the state return. Others have their own form.',
    details: [
      'Cities of Ohio, Pennsylvania, Michigan and Kentucky collect their own tax. Plainfile doesn’t prepare those forms.',
      'Boxes 18 to 20 of the W-2 show local wages and tax.',
      'Tell us your city, county or district, and the state’s return includes it where the state collects it.',
      'Local income tax counts for the SALT deduction.',
    ],
    source: publication(17, 'State and Local Income Taxes'),
    words: aliases(
      'local tax, city tax, city income tax, county tax, school district tax, rita, ohio city tax, philadelphia wage tax, local earned income tax, yonkers, detroit city tax',
    ),
    documents: ['W-2'],
    screen: '/interview',
    see: ['salt', 'states-covered', 'new-york-city-tax'],
  },
  {
    id: 'washington-capital-gains',
    title: 'Washington capital gains excise tax',
    verdict: `Washington has no income tax on wages. It taxes long-term gains above ${usd(washington2024.standardDeduction.amount)} in 2024 at ${pct(washington2024.tax.rate)}, such as gains from stocks, bonds or a business.`,
    details: [
      'Real estate, retirement accounts and gains on things held a year or less are exempt.',
      'A couple has one such deduction together, jointly or apart.',
      'For stocks, it matters whether Washington was your home on the day of the sale.',
      'You file with the Washington Department of Revenue only if you owe it. It is due with the federal return.',
    ],
    from2025: `From 2025 taxable gains above ${usd(caseFigures.washingtonGains.over)} are taxed at ${pct(caseFigures.washingtonGains.higherRate)}.`,
    source: agencies('Washington'),
    words: aliases(
      'washington capital gains tax, wa capital gains tax, washington state capital gains, washington excise tax, seattle capital gains, live in seattle sold stock, live in washington sold stock, washington tax on stock sales, wa cap gains',
    ),
    see: ['no-income-tax-states', 'capital-gains-rates'],
  },
  {
    id: 'new-york-city-tax',
    title: 'New York City resident tax',
    verdict: `Only people who live in New York City pay its income tax, ${exact(citySteps[0]?.rate ?? 0)} to ${exact(citySteps.at(-1)?.rate ?? 0)} in 2024. It’s on the New York State return. Commuters don’t pay it.`,
    details: [
      'The city means Manhattan, Brooklyn, Queens, the Bronx and Staten Island.',
      'If you live elsewhere and work in the city, you may owe New York State tax, but no city tax.',
      'People who moved in or out during the year file Form IT-360.1 for the city. Plainfile doesn’t prepare it yet.',
      'If you itemize, it counts for the SALT deduction.',
    ],
    source: agencies('New York'),
    words: aliases(
      'nyc tax, nyc income tax, new york city tax, nyc resident tax, brooklyn city tax, queens city tax, bronx city tax, manhattan city tax, staten island city tax, live in brooklyn, live in manhattan, work in manhattan city tax, work in nyc, commute to nyc, commute into manhattan, nyc local tax',
    ),
    screen: '/interview',
    see: ['local-income-tax', 'salt', 'state-nonresident'],
  },
  {
    id: 'state-due-dates',
    title: 'State due dates and extensions',
    verdict:
      'Most state returns for 2024 were due on the federal date. Some states give more time, and most follow a federal extension to file.',
    details: [
      'Later: Delaware, Iowa, Virginia and Louisiana, and a few others.',
      'An extension doesn’t extend the time to pay. Many states require most of the tax by the due date.',
      'Penalties and interest are set by each state.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'state tax deadline, when is my state return due, state due date, state extension, virginia due date, state return late, state filing deadline',
    ),
    see: ['state-efile', 'due-date'],
  },
  {
    id: 'state-amend',
    title: 'Amending a state return',
    verdict:
      'If your federal return changes, your state return usually changes too. File the state’s own amended form, most often within a few months.',
    details: [
      'Do it after the IRS accepts your change.',
      'A CP2000 that you agree to also counts as a change.',
      'Plainfile doesn’t prepare amended state returns.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'amend state return, state amended return, change my state return, amended state form, fix state return, state after 1040-x',
    ),
    see: ['amended-return', 'cp2000'],
  },
  {
    id: 'state-credits',
    title: 'State credits: property tax, renters, EIC, child credits',
    verdict:
      'Many states have their own credits: a share of the federal EIC, child credits, and credits for renters or property tax. Plainfile calculates those on the state return itself.',
    details: [
      'Some property tax and renter claims are separate forms, such as in Pennsylvania, Minnesota and Vermont. Plainfile doesn’t prepare those.',
      'Answer the questions about your home and rent in the interview.',
      'The state’s lines on the summary show each credit.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'renters credit, state eitc, property tax credit state, homestead credit, state child tax credit, california renters credit, state earned income credit, renter rebate, circuit breaker',
    ),
    screen: '/interview',
    see: ['states-covered', 'rent-paid'],
  },
  {
    id: 'use-tax',
    title: 'Use tax on a state return',
    verdict:
      'Use tax is sales tax on things you bought without paying it, such as from out-of-state sellers. Many state returns have a line for it.',
    details: [
      'Most online shops charge sales tax now, so often it is zero.',
      'Some states allow an estimate by income instead of receipts.',
      'It isn’t income tax and doesn’t lower it.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      'use tax, sales tax on online purchases, out of state purchases tax, use tax line, internet purchases tax, consumer use tax',
    ),
    screen: '/interview',
    see: ['sales-tax'],
  },
  {
    id: 'state-2025',
    title: 'State returns for 2025',
    verdict:
      'Plainfile doesn’t calculate 2025 state returns yet. It calculates the federal return of 2025, and state returns of 2024.',
    details: [
      'State tax withheld in 2025 still counts on the federal Schedule A.',
      'Many states don’t follow the federal deductions for tips and overtime.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      '2025 state return, state taxes 2025, state return next year, state tax on tips 2025, do states tax overtime, state no tax on tips',
    ),
    see: ['states-covered', 'year-2025-return'],
  },
];
