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
      `You can claim a credit of up to ${usd(c.newLimit)} for a new electric or plug-in car if the model qualifies and your income (modified AGI) isn’t more than ${orJoint(c.newIncomeLimit)}.`,
    details: [
      ({ cleanVehicles: c }) =>
        `For head of household, the limit is ${usd(c.newIncomeLimit.hoh)}. You can use your income for this year or last year, whichever is lower.`,
      `The manufacturer’s suggested retail price can’t be more than ${usd(e.vanPriceUpTo)} for a van, SUV, or pickup, or ${usd(e.carPriceUpTo)} for other cars.`,
      'The dealer must report the sale to the IRS and give you a copy. You enter the VIN on your return.',
      'The credit isn’t refundable. If you transferred it to the dealer and your income is too high, you must repay it.',
      'For a leased car, the leasing company may claim the credit. You can’t.',
    ],
    from2025: `The credit ended for cars acquired after ${day(e.carsUpTo)}.`,
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
      `The credit for a used electric or plug-in car bought from a dealer is ${pct(e.usedShare)} of the price, up to ${usd(c.usedLimit)}. The price can’t be more than ${usd(e.usedPriceUpTo)}.`,
    details: [
      ({ cleanVehicles: c }) =>
        `Your income (modified AGI) for this year or last year can’t be more than ${orJoint(c.usedIncomeLimit)}.`,
      'The model year must be at least two years before the year you buy the car.',
      'The sale must be the car’s first transfer as a used vehicle since August 2022, and you can’t be its original owner.',
      'You can claim it only once every three years. On a joint return, each of you can claim one car. A car from a private seller doesn’t qualify.',
    ],
    from2025: `The credit ended for cars acquired after ${day(e.carsUpTo)}.`,
    source: instructions('Form 8936', 'Credit for Previously Owned Clean Vehicles', 'i8936'),
    words: aliases(
      'used ev credit, used clean vehicle, previously owned clean vehicle, used electric car, used tesla credit, second hand electric car, 25e credit, used leaf, used bolt, used plug-in, bought a used electric car from a dealer, used car ev credit',
    ),
    facts: ['cleanVehicles'],
    screen: '/interview',
    see: ['clean-vehicle'],
  },
  {
    id: 'car-charger',
    title: 'Home charger credit (Form 8911)',
    verdict: `The credit for a charger at your main home is ${pct(e.chargerShare)} of its cost, up to ${usd(e.chargerMost)}. The home must be in a low-income or non-urban census tract.`,
    details: [
      'The cost of wiring and labor also qualifies.',
      `The charger must be placed in service by ${day(e.chargerUpTo)}.`,
      'The credit isn’t refundable and doesn’t carry over.',
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
    verdict: `A plan of up to ${plans.shortTermDays} days has no setup fee. A monthly plan has a setup fee. The fee is lowest (no more than ${usd(plans.feeOnlineDebit)}) if you apply online and pay by direct debit.`,
    details: [
      `The fee is no more than ${usd(plans.feeOnline)} online without direct debit, ${usd(plans.feeDebit)} by phone or mail with direct debit, and ${usd(plans.feeOther)} otherwise. The IRS may charge less. See irs.gov/opa for the current fee.`,
      `The fee is waived if your income is no more than ${plans.feeWaivedUpTo} times the federal poverty line and you pay by direct debit. If you can’t pay by direct debit, the IRS refunds the fee when you complete the plan.`,
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
      'Form 1099-OID shows interest a bond or CD earned this year but pays later (original issue discount). Report it as interest now. It increases your basis.',
    details: [
      'Box 1 is the year’s discount on most bonds. Box 2 is other interest on the same bond. Box 8 is the discount on Treasury bonds.',
      'If you bought the bond for more than its adjusted issue price, box 6 reduces what you report.',
      'Box 11 is for tax-exempt bonds. Report it as tax-exempt interest.',
      'Enter the amounts with your interest. Plainfile doesn’t read this form from a file.',
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
      'A consolidated statement combines several tax forms: 1099-INT, 1099-DIV, 1099-B, and sometimes 1099-MISC and 1099-OID. Enter each form separately.',
    details: [
      'Upload the PDF, and Plainfile reads each form. Check the values we ask about.',
      'If you have many trades, import your broker’s CSV file in the list of sales.',
      'Brokers often send corrected statements through March. Use the latest one.',
      'You don’t enter fees or the year-end summary of account values.',
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
      'A tax treaty can reduce or eliminate US tax on some income of foreign residents. US citizens and green card holders usually can’t use one.',
    details: [
      'Students and teachers from some countries can exclude part of their pay for a few years.',
      'You still report income exempt under a treaty on your return, often with Form 8833.',
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
      'Form 1042-S shows US income paid to someone the payer treated as a foreign person, and the tax withheld. Nonresidents report it on Form 1040-NR.',
    details: [
      'Box 1 shows the type of income, box 2 the amount, and box 10 the tax withheld.',
      'If you were a US resident all year, report the income on Form 1040. You get credit for the tax withheld.',
      'The form often reports scholarships for foreign students and pay exempt under a treaty.',
      'Plainfile doesn’t read Form 1042-S. Ask your preparer before you file.',
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
    title: 'Pensions from another country',
    verdict:
      'Yes, a foreign pension is usually taxable in the US, even if the other country also taxes it. The foreign tax credit or a treaty can prevent double taxation.',
    details: [
      'The part that returns your after-tax contributions is tax-free.',
      'Under some treaties, only one of the two countries taxes a pension or social security.',
      'You usually won’t receive Form 1099-R. Convert each payment to dollars at that day’s exchange rate.',
      'You may have to report a foreign plan on the FBAR and Form 8938.',
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
      'If someone on your plan is on another tax return, such as a former spouse or an adult child, you divide the amounts on Form 1095-A between the returns.',
    details: [
      'You can agree on any percentage. Use the same split for the premium, the benchmark plan, and the advance payments (Form 8962, Part IV).',
      'If you don’t agree, IRS rules apply. After a divorce, you each take half. Otherwise, you divide by the number of people covered.',
      'Each of you needs a copy of Form 1095-A.',
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
      'You sign with a five-digit PIN you choose, plus last year’s AGI or an IP PIN. If a preparer files for you, you sign Form 8879 first.',
    details: [
      'On a joint return, both spouses sign.',
      'Form 8879 isn’t sent to the IRS. Your preparer keeps it for three years.',
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
      'If most of your income came late in the year, you can pay estimated tax as you earn it. Show this on Schedule AI of Form 2210 to reduce or eliminate the penalty.',
    details: [
      'The method calculates your income, deductions, and tax for four periods of the year.',
      'You’ll need month-by-month records. If you use this method for one installment, you must use it for all four.',
      'For example, you might have a large sale or bonus in December.',
      'Plainfile fills in Schedule AI if you enter the amounts for each period. You must mail a return that includes Schedule AI, because you can’t e-file it with Plainfile.',
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
    title: 'Taxes for people in prison',
    verdict:
      'People in prison follow the same filing rules as everyone else. Pay for work in prison is taxable, but it isn’t earned income for the EIC.',
    details: [
      'The same rule applies to pay on work release or in a halfway house.',
      'A married couple can file a joint return. The spouse in prison signs it or signs a power of attorney.',
      'You can claim a refund for an earlier year within three years of its due date.',
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
      'The interest on the loan must be deductible.',
      'Appraisal, notary, and document preparation fees aren’t deductible.',
      'The lender may not include these charges in box 1 of Form 1098. Keep the statement.',
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
      'No, not for your own car. The credit refunds federal tax on fuel used off the road in a business or on a farm, such as in a tractor or generator.',
    details: [
      'Driving for deliveries or ride-share doesn’t qualify, because it’s on the road.',
      'Keep fuel receipts and a record of the machines that used the fuel.',
      'False fuel tax credit claims are a common scam, and the IRS charges penalties for them.',
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
      'Yes, if you itemize. The amount your pay stub or box 14 shows as SDI in California, or a similar tax in some other states, counts as state income tax.',
    details: [
      'You can deduct required contributions in California, New Jersey, New York, Rhode Island, Washington, and some other states.',
      'The contribution counts toward the state and local tax limit.',
      'Contributions to an employer’s private plan aren’t deductible.',
      'Since 2024, California SDI applies to all wages, so there’s no excess to claim on your state return.',
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
      'Usually no. If Social Security is your only income, none of it is taxed, and you don’t have to file.',
    details: [
      'If you have other income, such as a pension, interest, or pay, part of your benefits can be taxed. In that case, check whether you must file.',
      'If tax was withheld from your benefits, file a return to get it back.',
      'If you’re married filing separately and lived with your spouse at any time in the year, the base amount is zero, so your benefits may be taxed starting with the first dollar.',
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
      'You pay your state, not the IRS. Pay on your state tax department’s website by bank transfer or card, or mail a check with its payment voucher.',
    details: [
      'The due date is usually the same as for your federal return. Interest runs from that date.',
      'If you can’t pay in full, ask the state for a payment plan. An IRS plan doesn’t cover it.',
      'Plainfile shows what you owe each state but doesn’t send state payments.',
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
        ? `The last stimulus payment was for 2021. If you never received it, file a 2021 return by ${day(stimulus.claimUpTo)}, to claim it. You can’t claim one on a later return.`
        : `No. The last stimulus payment was for 2021, and the deadline to claim it was ${day(stimulus.claimUpTo)}. You can’t claim one on a later return.`,
    details: [
      'Federal stimulus payments were never taxable, and you don’t report them.',
      'Texts or emails that offer a new stimulus payment are scams.',
      'Some states sent their own payments. Most aren’t taxable on your federal return.',
    ],
    source: page('Recovery Rebate Credit', '2021 Recovery Rebate Credit', 'newsroom/recovery-rebate-credit'),
    words: aliases(
      'stimulus, stimulus check, stimulus payment, third stimulus, recovery rebate, recovery rebate credit, economic impact payment, never got my stimulus, covid check',
    ),
    see: ['state-payments', 'refund-three-years'],
  },
  {
    id: 'cp2566-substitute-return',
    title: 'CP2566: the IRS prepared a substitute return for you',
    verdict:
      'You didn’t file, so the IRS figured your tax from the forms it received, without your deductions and credits. File your own return now. You’ll usually owe less.',
    details: [
      'Respond within 30 days. If you don’t, the IRS sends a notice of deficiency, and you have 90 days to petition the Tax Court.',
      'If the amount is right, sign the response form.',
      'If you didn’t have to file, explain why on the form.',
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
      'Plainfile is available only in English today. The IRS has forms, instructions, and phone help in Spanish, and some pages in other languages.',
    details: [
      'Form 1040 (sp) is Form 1040 in Spanish. You can mail it like the English form.',
      'Use Schedule LEP to ask the IRS to send you letters in your language.',
      'VITA sites often have volunteers who speak other languages.',
    ],
    source: page('IRS.gov in Spanish', 'Forms and publications', 'es'),
    words: aliases(
      'spanish, en espanol, español, in spanish, schedule lep, other languages, do you speak spanish, form 1040 spanish, habla español',
    ),
    see: ['tax-advocate-help'],
  },
];
