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
      'For 2024, Plainfile calculates returns for every state with an income tax, DC, New Hampshire, and Washington. It prints working copies, and e-filing is simulated.',
    details: [
      'We support full-year residents, part-year residents, and nonresidents, including credits for tax paid to other states.',
      'Your summary explains every line. Copy the amounts from the working copy to the state’s own form or website and file there.',
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
      'You sign and file a state return on the “File your return” page, either with your federal return or after it. As with the federal return, e-filing is simulated, and nothing reaches the state.',
    details: [
      'To actually file, copy the amounts to the state’s own form or free website. The working copy says “do not mail” because states accept only their own forms.',
      'A state accepts your return only after the IRS accepts your federal return.',
      'If you mail a state return, include copies of your W-2s and, if the state asks for it, your federal return.',
      'Most state returns are due on the federal due date. Some are due later, such as those for Virginia, Iowa, Delaware, and Louisiana.',
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
      'Alaska, Florida, Nevada, South Dakota, Tennessee, Texas, and Wyoming have no income tax, so residents don’t file a state income tax return there.',
    details: [
      'Washington taxes only large capital gains. In 2024, New Hampshire taxed only interest and dividends.',
      'If you live in one of these states but work in another state, that state may tax your pay.',
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
      'You’re a resident of the state where you have your permanent home (domicile). Many states also treat you as a resident if you keep a home there and stay more than half the year.',
    details: [
      'Your home state taxes all your income, wherever you earn it. Other states tax only income earned there.',
      'Your domicile doesn’t change until you move permanently. States look at your home, driver’s license, voter registration, family, and doctors.',
      'Students and people on temporary assignments usually remain residents of their home state.',
      'Two states can both treat you as a resident. A credit usually prevents double taxation.',
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
      'If you moved, you file a part-year resident return in each state that has an income tax. Each state taxes what you earned while you lived there.',
    details: [
      'If one of the states has no income tax, such as Nevada, you file a part-year return only for the other state.',
      'Wages are split by the state amounts on your W-2. Interest and similar income are split by the days you lived in each state.',
      'Enter the dates of your move, and Plainfile splits the income.',
      'If you still had income from your old state after you left, you may have to report it there as a nonresident.',
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
      'If the states have a reciprocal agreement, you file only in your home state for wages.',
      'If your home state has no income tax, you file only the nonresident return.',
      'Prepare the nonresident return first, since its tax determines the credit on your home state return.',
      'If you worked in two states for one employer, your W-2 has a line for each in boxes 15 to 17.',
      'For example, if you live in New Jersey and work in New York, file a New York nonresident return and a New Jersey resident return with a credit.',
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
      'Some states agree that wages are taxed only in your home state, where you live. You don’t file a nonresident return for those wages, unless tax was withheld by mistake.',
    details: [
      'Michigan has agreements with Illinois, Indiana, Kentucky, Minnesota, Ohio, and Wisconsin. Ohio has them with Indiana, Kentucky, Michigan, Pennsylvania, and West Virginia.',
      'Pennsylvania has them with Indiana, Maryland, New Jersey, Ohio, Virginia, and West Virginia. Illinois has them with Iowa, Kentucky, Michigan, and Wisconsin.',
      'Virginia, Maryland, and DC have agreements with one another. Virginia and Maryland also have them with Pennsylvania and West Virginia.',
      'Indiana, Kentucky, and Wisconsin have them with some neighbors. Minnesota and Montana each have one with North Dakota.',
      'If the state where you work withheld tax, file a return there to get it back. Then give your employer that state’s exemption form.',
      'The agreements cover only wages. They don’t cover income from a business or rental. You may still owe city tax, as in Ohio.',
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
      'Your home state usually gives you a credit for income tax you owe another state on the same income, so the same pay usually isn’t taxed in full twice.',
    details: [
      'The credit is usually the smaller of the two states’ tax on that income.',
      'The credit is based on the tax you owe the other state, not the tax withheld.',
      'For a few pairs of states, the nonresident state gives the credit instead.',
      'Plainfile calculates the other state’s tax first and uses it for the credit.',
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
      'Pay is usually taxed where you do the work. If you work at home, that’s your own state. But a few states, such as New York, also tax remote work for employers located there.',
    details: [
      'Under the “convenience of the employer” rule, days you work at home for your own convenience count as days in the state where your office is.',
      'New York, Delaware, Nebraska, and Pennsylvania use this rule, and a few others use part of it. If the rule applies, you file a nonresident return in that state.',
      'Your home state may give a credit for that tax.',
      'The rule may not apply if your employer requires you to work at home, or if the states have a reciprocal agreement.',
      'If no tax was withheld for the other state and you never worked there, you usually file only in your home state.',
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
      'To get the tax back, file a nonresident return that shows no income in the state that withheld it. You still owe tax to your home state.',
    details: [
      'If your W-2 shows the wrong state, ask your employer for a corrected W-2 (W-2c).',
      'To fix future withholding, give your employer your home state’s withholding form.',
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
      'Each spouse is a resident of the state they live in. Most states allow or require separate state returns, or a joint return with one spouse as a nonresident.',
    details: [
      'You can still file one joint federal return.',
      'State rules differ. Some require the same filing status as on your federal return.',
      'In a community property state, you may have to divide income between you.',
      'In the interview, enter the state where each of you lived.',
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
      'Service members keep their home state while stationed elsewhere, and only that state can tax their military pay. A spouse may elect the same state of residence.',
    details: [
      'Many states don’t tax active-duty pay.',
      'If the spouse makes that election, the spouse’s wages at the duty station are taxed only in that state.',
      'The state where a service member is stationed can tax income from a civilian job or a rental there.',
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
      'Most states don’t tax Social Security. For 2024, only a few did: Colorado, Connecticut, Minnesota, Montana, New Mexico, Rhode Island, Utah, Vermont, and West Virginia.',
    details: [
      'Even those states exempt many people, based on age or income.',
      'You owe no state tax on benefits in any other state, such as California, Illinois, New York, or Pennsylvania.',
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
      'State rules vary. Illinois, Mississippi, and Pennsylvania exempt most retirement income. Many others exempt part of it, based on age or type of plan.',
    details: [
      'Only the state you live in can tax your pension, no matter where you earned it.',
      'Military and public pensions are often exempt.',
      'Pennsylvania taxes withdrawals before retirement age to the extent they’re more than your contributions.',
      'Plainfile calculates each state’s exclusion. You can see it in the state’s lines on your summary.',
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
      'Most states with an income tax also tax unemployment. Alabama, California, New Jersey, Pennsylvania, and Virginia don’t.',
    details: [
      'Unemployment is always taxable on your federal return.',
      'The state that pays your benefits may tax them even if you moved away.',
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
    title: 'City, county, and school district tax',
    verdict:
      'Some local governments also tax income. Taxes for New York City, Yonkers, Maryland and Indiana counties, and Ohio and Iowa school districts are filed with the state. Others have their own forms.',
    details: [
      'Cities in Ohio, Pennsylvania, Michigan, and Kentucky have their own tax forms. Plainfile doesn’t prepare them.',
      'Boxes 18 to 20 of the W-2 show local wages and tax.',
      'Enter your city, county, or school district. If the state collects the local tax, your state return includes it.',
      'Local income tax counts toward the SALT deduction.',
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
    verdict: `Washington has no income tax on wages. It taxes long-term gains, such as those from stocks, bonds, or a business, at ${pct(washington2024.tax.rate)} above ${usd(washington2024.standardDeduction.amount)} in 2024.`,
    details: [
      'Gains on real estate, in retirement accounts, and on assets held a year or less are exempt.',
      'A married couple gets only one deduction, whether they file jointly or separately.',
      'For stocks, the tax applies if Washington was your home (domicile) on the day of the sale.',
      'You file with the Washington Department of Revenue only if you owe the tax. The return is due when your federal return is due.',
    ],
    from2025: `Starting in 2025, taxable gains above ${usd(caseFigures.washingtonGains.over)} are taxed at ${pct(caseFigures.washingtonGains.higherRate)}.`,
    source: agencies('Washington'),
    words: aliases(
      'washington capital gains tax, wa capital gains tax, washington state capital gains, washington excise tax, seattle capital gains, live in seattle sold stock, live in washington sold stock, washington tax on stock sales, wa cap gains',
    ),
    see: ['no-income-tax-states', 'capital-gains-rates'],
  },
  {
    id: 'new-york-city-tax',
    title: 'New York City resident tax',
    verdict: `Only New York City residents pay the city’s income tax, ${exact(citySteps[0]?.rate ?? 0)} to ${exact(citySteps.at(-1)?.rate ?? 0)} in 2024. The tax is on the New York State return. Commuters don’t pay it.`,
    details: [
      'The city includes Manhattan, Brooklyn, Queens, the Bronx, and Staten Island.',
      'If you live elsewhere and work in the city, you may owe New York State tax, but no city tax.',
      'If you moved into or out of the city during the year, you file Form IT-360.1. Plainfile doesn’t prepare it yet.',
      'If you itemize, city tax counts toward the SALT deduction.',
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
      'Most state returns for 2024 were due on the federal due date. Some states give you more time, and most accept a federal extension to file.',
    details: [
      'Delaware, Iowa, Virginia, Louisiana, and a few others have later due dates.',
      'An extension doesn’t give you more time to pay. Many states require you to pay most of the tax by the due date.',
      'Each state sets its own penalties and interest.',
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
      'If your federal return changes, your state return usually changes too. File the state’s own amended return, usually within a few months.',
    details: [
      'File the state amendment after the IRS accepts your change.',
      'Agreeing to a CP2000 notice also counts as a change.',
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
    title: 'State credits: property tax, renters, EIC, and children',
    verdict:
      'Many states have their own credits, such as a share of the federal EIC, child credits, and credits for renters or property tax. Plainfile calculates those that are on the state return itself.',
    details: [
      'In some states, such as Pennsylvania, Minnesota, and Vermont, you claim property tax and renter relief on a separate form. Plainfile doesn’t prepare those forms.',
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
      'You may owe use tax on purchases if the seller, such as an out-of-state store, didn’t charge sales tax. Many state returns have a line for it.',
    details: [
      'Most online stores charge sales tax now, so you often owe no use tax.',
      'Some states let you use an estimate based on income instead of receipts.',
      'Use tax isn’t an income tax, and paying it doesn’t lower your income tax.',
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
      'Plainfile doesn’t calculate 2025 state returns yet. It calculates 2025 federal returns and 2024 state returns.',
    details: [
      'You can still deduct state tax withheld in 2025 on your federal Schedule A.',
      'Many states don’t follow the federal deductions for tips and overtime.',
    ],
    source: agencies('State tax agencies'),
    words: aliases(
      '2025 state return, state taxes 2025, state return next year, state tax on tips 2025, do states tax overtime, state no tax on tips',
    ),
    see: ['states-covered', 'year-2025-return'],
  },
];
