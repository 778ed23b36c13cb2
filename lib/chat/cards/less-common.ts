import * as payments from '@/lib/tax/us/form-1040/payments';
import { type Card } from './card';
import { figures } from './figures';
import { day, orJoint, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication } from './sources';

const { energy: e, plans, stimulus } = figures;

/** Cars and chargers, money from abroad, and documents and letters that few people get. */
export const lessCommon: readonly Card[] = [
  {
    id: 'clean-vehicle',
    title: 'New clean vehicle credit (Form 8936)',
    verdict: ({ cleanVehicles: c }) =>
      `A new electric or plug-in car can get you a credit of up to ${usd(c.newLimit)}, if the model qualifies and your income is at most ${orJoint(c.newIncomeLimit)}.`,
    details: [
      ({ cleanVehicles: c }) =>
        `Head of household: up to ${usd(c.newIncomeLimit.hoh)}. Your income of this year or last year counts, whichever is lower.`,
      `The list price may be up to ${usd(e.vanPriceUpTo)} for a van, SUV or pickup and ${usd(e.carPriceUpTo)} for other cars.`,
      'The dealer must report the sale to the IRS and give you a copy. Your return needs the VIN.',
      'It isn’t refundable. If you transferred it to the dealer and your income is too high, you pay it back.',
      'For a leased car the leasing company gets the credit, not you.',
    ],
    from2025: `It ended for cars bought after ${day(e.carsUpTo)}.`,
    source: instructions('Form 8936', 'Part II, Credit for New Clean Vehicles', 'i8936'),
    words: aliases(
      'clean vehicle credit, ev credit, electric car credit, electric vehicle credit, form 8936, 8936, tesla credit, plug in hybrid credit, bought an ev, bought a tesla, leased ev, leased electric car, ev tax credit, clean car credit, electric truck, ford lightning, rivian, chevy bolt, plug in hybrid',
    ),
    facts: ['cleanVehicles'],
    screen: '/interview',
    see: ['used-clean-vehicle', 'car-charger', 'ended-2025'],
  },
  {
    id: 'used-clean-vehicle',
    title: 'Used clean vehicle credit',
    verdict: ({ cleanVehicles: c }) =>
      `A used electric or plug-in car from a dealer can get you ${pct(e.usedShare)} of its price, up to ${usd(c.usedLimit)}. The price may be at most ${usd(e.usedPriceUpTo)}.`,
    details: [
      ({ cleanVehicles: c }) =>
        `Your income may be at most ${orJoint(c.usedIncomeLimit)}, this year or last year.`,
      'The model must be at least two years older than the year you buy it.',
      'It must be the first sale of the car as used since August 2022, and you can’t be its first owner.',
      'You may take it once in three years. A car from a private seller doesn’t count.',
    ],
    from2025: `It ended for cars bought after ${day(e.carsUpTo)}.`,
    source: instructions('Form 8936', 'Credit for Previously Owned Clean Vehicles', 'i8936'),
    words: aliases(
      'used ev credit, used clean vehicle, previously owned clean vehicle, used electric car, used tesla credit, second hand electric car, 25e credit',
    ),
    facts: ['cleanVehicles'],
    screen: '/interview',
    see: ['clean-vehicle'],
  },
  {
    id: 'car-charger',
    title: 'Home charger credit (Form 8911)',
    verdict: `A charger at your main home can get you ${pct(e.chargerShare)} of its cost, up to ${usd(e.chargerMost)}. The home must be in a low-income or non-urban census tract.`,
    details: [
      'The cost of wiring and labor counts too.',
      `It ends for chargers placed in service after ${day(e.chargerUpTo)}.`,
      'It isn’t refundable and doesn’t carry over.',
      'Plainfile doesn’t prepare Form 8911. Ask your preparer.',
    ],
    source: instructions('Form 8911', 'Eligible census tract', 'i8911'),
    words: aliases(
      'charger, ev charger, car charger, home charger, charging station, form 8911, 8911, charger credit, level 2 charger, wall charger',
    ),
    screen: '/messages',
    see: ['clean-vehicle', 'home-energy'],
  },
  {
    id: 'payment-plan-fee',
    title: 'What an IRS payment plan costs',
    verdict: `A plan of up to ${plans.shortTermDays} days has no fee. A monthly plan has a setup fee, lowest if you apply online and pay by direct debit: at most ${usd(plans.feeOnlineDebit)}.`,
    details: [
      `By law the fee is at most ${usd(plans.feeOnline)} online without direct debit, ${usd(plans.feeDebit)} by phone or mail with it, and ${usd(plans.feeOther)} otherwise. The IRS may charge less: irs.gov/opa shows today’s fee.`,
      `It is waived if your income is at most ${plans.feeWaivedUpTo} times the poverty line and you pay by direct debit. Without it the IRS pays it back at the end.`,
      `Interest and the late-payment penalty continue. While you’re on the plan, the penalty is ${pct(plans.rateOnPlan)} a month if you filed on time.`,
    ],
    source: page(
      'Payment plans; installment agreements',
      'Payment plan costs and fees',
      'payments/payment-plans-installment-agreements',
    ),
    words: aliases(
      'payment plan fee, payment plan cost, setup fee, installment agreement fee, how much is a payment plan, does a payment plan cost, fee for monthly payments, user fee irs, irs payment plan fees',
    ),
    see: ['installment-agreement', 'cannot-pay'],
  },
  {
    id: 'form-1099-oid',
    title: 'Form 1099-OID',
    verdict:
      'It shows interest that a bond or CD earned this year though it pays later. You report it as interest now, and your basis grows by it.',
    details: [
      'Box 1 is the year’s discount on most bonds, box 2 other interest on the same bond, box 8 that on Treasury bonds.',
      'If you bought the bond for more than its issue price, box 6 lowers what you report.',
      'Box 11 is for tax-exempt bonds: it is reported as tax-exempt interest.',
      'Enter it with your interest. Plainfile doesn’t read this form from a file.',
    ],
    source: publication(1212, 'Form 1099-OID'),
    words: aliases(
      '1099-oid, form 1099-oid, 1099 oid, original issue discount form, oid box 1, oid form, zero coupon interest, stripped bond, discount on my cd',
    ),
    facts: ['interest'],
    screen: '/interview',
    see: ['bond-discount-premium', 'interest-income'],
  },
  {
    id: 'brokerage-statement',
    title: 'Consolidated brokerage statement',
    verdict:
      'It is several tax forms in one: 1099-INT, 1099-DIV, 1099-B and sometimes 1099-MISC and 1099-OID. Enter each part separately.',
    details: [
      'Upload the PDF, and each part is read. Check the values we ask about.',
      'Many trades: import the broker’s CSV file in the list of sales.',
      'Brokers correct these statements often, up to March. Use the last one.',
      'Fees and the year-end summary of values aren’t entered.',
    ],
    source: publication(550, 'Form 1099-B and brokerage statements'),
    words: aliases(
      'consolidated 1099, brokerage statement, composite 1099, 1099 from my broker, fidelity 1099, schwab 1099, robinhood 1099, etrade 1099, vanguard 1099, tax statement broker, consolidated brokerage',
    ),
    documents: ['1099-B', '1099-DIV', '1099-INT'],
    screen: '/upload',
    see: ['form-8949', 'dividends'],
  },
  {
    id: 'tax-treaty',
    title: 'Tax treaties',
    verdict:
      'A treaty can lower or remove U.S. tax on some income of people from another country. U.S. citizens and green card holders usually can’t use one.',
    details: [
      'Students and teachers from some countries can exclude part of their pay for some years.',
      'Treaty income is still shown on the return, often with Form 8833.',
      'Most states don’t follow treaties.',
      'Plainfile doesn’t prepare treaty claims or Form 1040-NR. Ask a specialist.',
    ],
    source: publication(901, 'Application of Treaties'),
    words: aliases(
      'tax treaty, treaty, treaty benefits, form 8833, 8833, treaty exempt, treaty with india, treaty china student, international student treaty, double taxation treaty',
    ),
    see: ['resident-or-nonresident', 'form-1042-s'],
  },
  {
    id: 'form-1042-s',
    title: 'Form 1042-S',
    verdict:
      'It shows U.S. income of a person the payer treated as a foreign person, and tax withheld from it. Nonresidents report it on Form 1040-NR.',
    details: [
      'Box 1 says what kind of income it is, box 2 how much, box 10 the tax withheld.',
      'If you were a U.S. resident all year, report the income on Form 1040, and the tax counts as withheld.',
      'Scholarships of foreign students and pay under a treaty often come on it.',
      'Plainfile doesn’t read it. Ask your preparer before you file.',
    ],
    source: formPage('1042-S', 'Foreign Person’s U.S. Source Income Subject to Withholding'),
    words: aliases(
      '1042-s, 1042s, form 1042-s, foreign student tax form, foreign person income, 1042 s scholarship, income code 1042-s',
    ),
    screen: '/messages',
    see: ['resident-or-nonresident', 'tax-treaty'],
  },
  {
    id: 'foreign-pension',
    title: 'Pension from another country',
    verdict:
      'Yes, it is usually taxable here, even if the other country taxes it too. A foreign tax credit or a treaty can prevent double tax.',
    details: [
      'Your after-tax contributions come back tax free.',
      'Under some treaties, only one of the two countries taxes a pension or social security.',
      'You get no Form 1099-R. Convert the amounts to dollars at that day’s exchange rate.',
      'A foreign plan can need the FBAR and Form 8938.',
    ],
    source: page(
      'The taxation of foreign pension and annuity distributions',
      'General rule',
      'businesses/the-taxation-of-foreign-pension-and-annuity-distributions',
    ),
    words: aliases(
      'foreign pension, pension from another country, uk pension, canadian pension, cpp oas, german pension, pension from abroad, foreign social security, overseas pension, pension from canada, pension from the uk, pension from germany, pension from overseas, social security from another country',
    ),
    see: ['foreign-tax-credit', 'fbar', 'tax-treaty'],
  },
  {
    id: 'shared-marketplace-policy',
    title: 'Marketplace plan shared with another tax family',
    verdict:
      'If someone on your plan is on another tax return, such as a divorced spouse or a grown child, you divide the amounts of Form 1095-A between you.',
    details: [
      'You agree on any percentage. Both use the same one for premium, benchmark and advance credit (Form 8962, Part IV).',
      'Without an agreement the IRS has rules: half each after a divorce, else by the number of people.',
      'Both need a copy of Form 1095-A.',
    ],
    source: instructions('Form 8962', 'Part IV, Allocation of Policy Amounts', 'i8962'),
    words: aliases(
      'shared policy, shared policy allocation, 8962 part iv, 1095-a with ex, divorced 1095-a, child on my marketplace plan, two families one 1095-a, allocate 1095-a, split 1095-a',
    ),
    facts: ['marketplace'],
    screen: '/interview',
    see: ['premium-tax-credit', 'form-1095-a'],
  },
  {
    id: 'signature-8879',
    title: 'Signing an e-filed return (Form 8879)',
    verdict:
      'You sign with a five-digit PIN that you pick and last year’s AGI or an IP PIN. If a preparer files for you, you sign Form 8879 first.',
    details: [
      'On a joint return both spouses sign.',
      'Form 8879 isn’t sent to the IRS. The preparer keeps it for three years.',
      'Never sign a blank return or one you haven’t read.',
      'First-time filers enter 0 as last year’s AGI.',
    ],
    source: formPage('8879', 'IRS e-file Signature Authorization'),
    words: aliases(
      'form 8879, 8879, e-file signature, sign my return, self select pin, five digit pin, signature authorization, how do i sign electronically, both spouses sign, how do i sign, where do i sign, efile pin, pin if i never filed before',
    ),
    screen: '/file',
    see: ['prior-year-agi', 'ip-pin'],
  },
  {
    id: 'uneven-income',
    title: 'Estimated tax with uneven income',
    verdict:
      'If most of your income came late in the year, you can pay estimated tax as you earn it. Schedule AI of Form 2210 shows it, and lowers or removes the penalty.',
    details: [
      'You figure income, deductions and tax for four periods of the year.',
      'You’ll need month-by-month records. If you use it for one installment, you use it for all.',
      'A large sale or bonus in December is the usual case.',
      'Plainfile fills in Schedule AI if you enter the amounts of each period. You mail a return with Schedule AI; it can’t be e-filed here.',
    ],
    source: publication(505, 'Annualized Income Installment Method'),
    words: aliases(
      'uneven income, seasonal income, annualized income, annualized installment method, schedule ai, income late in the year, sold stock in december estimated, irregular income quarterly, lumpy income',
    ),
    lines: () => [payments.estimatedPayments],
    see: ['underpayment-penalty', 'estimated-tax'],
  },
  {
    id: 'inmate-income',
    title: 'Taxes of people in prison',
    verdict:
      'People in prison file under the same rules as others. Pay for work in prison is taxable, but it never counts for the EIC.',
    details: [
      'The same goes for pay on work release or in a halfway house.',
      'A spouse can file a joint return. The person in prison signs it or gives a power of attorney.',
      'A refund for earlier years can be claimed within three years.',
    ],
    source: publication(596, 'Income earned while an inmate'),
    words: aliases(
      'prison, inmate, in jail, incarcerated, husband in prison, prison wages, work release, file taxes from jail, filing for someone in prison',
    ),
    see: ['must-file', 'eic'],
  },
  {
    id: 'mortgage-charges',
    title: 'Late charges and prepayment penalties on a mortgage',
    verdict:
      'Yes, if you itemize. A penalty for paying off a mortgage early counts as home mortgage interest, and so does a late charge that isn’t for a service.',
    details: [
      'Both must be on a loan whose interest is deductible.',
      'Appraisal, notary and document preparation fees aren’t deductible.',
      'The lender may not show them in box 1 of Form 1098. Keep the statement.',
    ],
    source: publication(936, 'Late payment charge and mortgage prepayment penalty'),
    words: aliases(
      'prepayment penalty, mortgage prepayment penalty, late charge on mortgage, mortgage late fee, early payoff penalty, penalty for paying off mortgage, late mortgage payment fee',
    ),
    facts: ['itemized.mortgages'],
    screen: '/interview',
    see: ['mortgage-interest', 'points'],
  },
  {
    id: 'fuel-credit',
    title: 'Fuel tax credit (Form 4136)',
    verdict:
      'No for your own car. The credit returns federal tax on fuel used off the road in a business or on a farm, such as in a tractor or generator.',
    details: [
      'Driving for deliveries or ride-share is on the road: no credit.',
      'Keep fuel receipts and a record of the machines.',
      'False fuel credits are a common scam, with penalties.',
      'Plainfile doesn’t prepare Form 4136. Ask your preparer.',
    ],
    source: formPage('4136', 'Credit for Federal Tax Paid on Fuels'),
    words: aliases(
      'fuel credit, fuel tax credit, form 4136, 4136, gas tax credit, off road fuel, diesel credit, get gas tax back, credit for gas',
    ),
    screen: '/messages',
    see: ['farm-income', 'business-miles'],
  },
  {
    id: 'disability-tax-withheld',
    title: 'State disability and family leave tax on a W-2 (SDI)',
    verdict:
      'Yes, if you itemize. What your pay stub or box 14 shows as SDI in California, or a similar tax in some other states, counts as state income tax.',
    details: [
      'This covers required payments in California, New Jersey, New York, Rhode Island and Washington, among others.',
      'It falls under the limit for state and local taxes.',
      'Payments to a private plan of your employer don’t count.',
      'In California, you get back any amount over the yearly limit from two jobs on the state return.',
    ],
    source: instructions('Schedule A (Form 1040)', 'Line 5a', 'i1040sca'),
    words: aliases(
      'sdi, ca sdi, casdi, vpdi, state disability insurance, w-2 box 14 sdi, njfli, ny sdi, disability tax on my w-2, wa pfml',
    ),
    facts: ['itemized.stateIncomeTaxPaid'],
    documents: ['W-2'],
    screen: '/interview',
    see: ['salt', 'paid-family-leave'],
  },
  {
    id: 'only-social-security',
    title: 'Living on Social Security alone',
    verdict:
      'Usually no. If Social Security is your only income, none of it is taxed and you don’t have to file.',
    details: [
      'If you have other income, such as a pension, interest or a job, part of it can be taxed. Then check whether you must file.',
      'File if tax was withheld from the benefits. That’s how you get it back.',
      'Married and filing separately while living together is different: benefits are taxed from the first dollar.',
    ],
    source: publication(915, 'Are Any of Your Benefits Taxable?'),
    words: aliases(
      'only get social security, only social security, just social security, nothing but social security, live on social security, social security is my only income, no income but social security',
    ),
    see: ['must-file', 'social-security-taxable'],
  },
  {
    id: 'pay-state-tax',
    title: 'Paying state tax',
    verdict:
      'You pay your state, not the IRS: on the website of its tax department, by bank transfer or card, or with its payment voucher.',
    details: [
      'The due date is usually that of the federal return. Interest runs from then.',
      'If you can’t pay in full, ask the state for a payment plan. An IRS plan doesn’t cover it.',
      'Plainfile shows what you owe each state. It doesn’t send state payments.',
    ],
    source: page(
      'State government websites',
      'Tax departments',
      'businesses/small-businesses-self-employed/state-government-websites',
    ),
    words: aliases(
      'how do i pay state, pay my state taxes, pay the state, state payment plan, pay state in installments, state installment plan, pay state income tax online',
    ),
    screen: '/summary',
    see: ['state-due-dates', 'installment-agreement'],
  },
  {
    id: 'stimulus',
    title: 'Stimulus payments (Recovery Rebate Credit)',
    verdict: (_law, today) =>
      today <= stimulus.claimUpTo
        ? `The last stimulus was for 2021. If you never got it, file a 2021 return by ${day(stimulus.claimUpTo)} to claim it. There is none on later returns.`
        : `No. The last stimulus was for 2021, and the time to claim it ended ${day(stimulus.claimUpTo)}. There is none on later returns.`,
    details: [
      'Federal stimulus payments were never taxable, and you don’t report them.',
      'Offers of a new stimulus by text or email are scams.',
      'Some states sent payments of their own. Most aren’t taxed by the IRS.',
    ],
    source: page('Recovery Rebate Credit', '2021 Recovery Rebate Credit', 'newsroom/recovery-rebate-credit'),
    words: aliases(
      'stimulus, stimulus check, stimulus payment, third stimulus, recovery rebate, recovery rebate credit, economic impact payment, never got my stimulus, covid check',
    ),
    see: ['state-payments', 'refund-three-years'],
  },
  {
    id: 'cp2566-substitute-return',
    title: 'CP2566: the IRS figured a return for you',
    verdict:
      'You didn’t file, so the IRS figured your tax from the forms it received, without your deductions and credits. File your own return now. You’ll usually owe less.',
    details: [
      'Answer within 30 days. After that, you get a notice of deficiency and have 90 days to petition the Tax Court.',
      'If the amount is right, sign the response form.',
      'If you didn’t have to file, say why on the form.',
    ],
    source: page(
      'Understanding your CP2566 notice',
      'What you need to do',
      'individuals/understanding-your-cp2566-notice',
    ),
    words: aliases(
      'cp2566, cp 2566, letter 2566, substitute for return, irs filed for me, irs filed a return for me, proposed assessment no return, irs made a return',
    ),
    see: ['cp59-no-return', 'late-penalties'],
  },
  {
    id: 'spanish-help',
    title: 'Help in Spanish and other languages',
    verdict:
      'Plainfile is in English today. The IRS has forms, instructions and phone help in Spanish, and some pages in other languages.',
    details: [
      'Form 1040 (sp) is the return in Spanish. It may be mailed like the English one.',
      'Schedule LEP asks the IRS to write to you in your language.',
      'VITA sites often have volunteers who speak other languages.',
    ],
    source: page('IRS.gov in Spanish', 'Forms and publications', 'es'),
    words: aliases(
      'spanish, en espanol, español, in spanish, schedule lep, other languages, do you speak spanish, form 1040 spanish, habla español',
    ),
    see: ['tax-advocate-help'],
  },
];
