import type { Entity } from './entity';
import { entity } from './make-entity';

/** Credits, taxes, payments, filing status, and facts of the person. */
export const ofCreditsAndTaxes = (): Entity[] => [
  entity(
    'child-credit',
    'child tax credit, ctc, credit for my kids, credit for other dependents, child credit',
    { lines: '1040:19', deductions: 'child-tax-credit', facts: 'dependents' },
  ),
  entity(
    'child',
    'another child, a baby, had a baby, have a baby, new baby, newborn, twins, a kid, another kid, a child, had a child, had gap kids, had gap children, have gap kids, have gap children, no kids, no children',
    { lines: '1040:19', deductions: 'child-tax-credit', input: 'child', facts: 'dependents' },
  ),
  entity('additional-child-credit', 'additional child tax credit, refundable child tax credit, actc', {
    lines: '1040:28',
    deductions: 'child-tax-credit',
    facts: 'dependents',
  }),
  entity('eitc', 'eitc, eic, earned income credit, earned income tax credit', {
    lines: '1040:27',
    deductions: 'earned-income-credit',
  }),
  entity(
    'care',
    'child care credit, dependent care credit, daycare, day care, child care, childcare, nanny, babysitter, after school care, summer camp, preschool, child and dependent care credit',
    {
      lines: 'schedule-3:2',
      deductions: 'child-care',
      input: 'child-care',
      facts: 'childCare',
      document: 'care',
    },
  ),
  entity('aotc', 'american opportunity credit, aotc, american opportunity tax credit', {
    lines: '1040:29 schedule-3:3',
    deductions: 'american-opportunity-credit',
    facts: 'education',
  }),
  entity('llc', 'lifetime learning credit, lifetime learning, llc credit', {
    lines: 'schedule-3:3',
    deductions: 'lifetime-learning-credit',
    facts: 'education',
  }),
  entity('education', 'education credit, tuition, college, 1098t, college tuition', {
    lines: 'schedule-3:3',
    deductions: 'american-opportunity-credit lifetime-learning-credit',
    input: 'tuition',
    facts: 'education',
  }),
  entity('savers', "saver's credit, savers credit, retirement savings credit", {
    lines: 'schedule-3:4',
    deductions: 'savers-credit',
  }),
  entity(
    'solar',
    'solar, solar panels, clean energy credit, residential clean energy credit, geothermal, home battery',
    { lines: 'schedule-3:5a', deductions: 'clean-energy', input: 'energy', facts: 'energy' },
  ),
  entity(
    'home-energy',
    'heat pump, insulation, energy efficient home improvement credit, windows and doors, new windows, energy credit',
    { lines: 'schedule-3:5b', deductions: 'home-improvement', input: 'energy', facts: 'energy' },
  ),
  entity(
    'clean-vehicle',
    'electric car, electric vehicle, ev, ev credit, tesla, clean vehicle credit, plug in hybrid',
    { lines: 'schedule-3:6f', deductions: 'clean-vehicle', facts: 'cleanVehicles' },
  ),
  entity('premium-credit', 'premium tax credit, marketplace insurance, obamacare, 1095a', {
    lines: 'schedule-3:9 schedule-2:1a',
    facts: 'marketplace',
  }),
  entity('foreign-credit', 'foreign tax credit, foreign tax', {
    lines: 'schedule-3:1',
    deductions: 'foreign-tax-credit',
  }),
  entity('excess-ss', 'excess social security, too much social security', {
    lines: 'schedule-3:11',
    deductions: 'excess-social-security',
  }),
  entity('total-tax', 'total tax, all my tax, how much tax do i pay, tax in total, line 24', {
    lines: '1040:24',
    own: 'list:taxes',
  }),
  entity(
    'income-tax',
    'income tax, tax before credits, federal tax, federal income tax, my tax, my income tax, our income tax, my federal income tax, our federal income tax',
    {
      lines: '1040:16',
      isBroad: true,
    },
  ),
  entity('se-tax', 'self employment tax, se tax, schedule se', { lines: 'schedule-2:4' }),
  entity('amt', 'amt, alternative minimum tax', { lines: 'schedule-2:2' }),
  entity('niit', 'net investment income tax, niit', { lines: 'schedule-2:12' }),
  entity('additional-medicare', 'additional medicare tax', { lines: 'schedule-2:11' }),
  entity('early-tax', '10% penalty, early withdrawal penalty, 10 percent penalty', { lines: 'schedule-2:8' }),
  entity('penalty', 'underpayment penalty, estimated tax penalty, line 38', { lines: '1040:38' }),
  entity(
    'withholding',
    'withholding, withheld, federal tax withheld, federal withholding, taken out of my pay, taken out of my paycheck, hold back, held back, holding back',
    { lines: '1040:25d', input: 'withholding', facts: 'w2s' },
  ),
  entity(
    'estimated',
    'estimated payments, estimated taxes, estimated tax payments, quarterly payments, estimated payment, quarterly taxes',
    { lines: '1040:26', input: 'estimated', facts: 'payments.estimated', document: 'estimated' },
  ),
  entity('total-payments', 'total payments, paid in, pay in', { lines: '1040:33', own: 'list:payments' }),
  entity(
    'spouse-work',
    'spouse stops working, wife stops working, husband stops working, spouse stopped working, wife stopped working, husband stopped working, wife quit, husband quit, spouse quit, wife quits, husband quits, wife quits her job, husband quits his job, wife stays home, husband stays home, wife stayed home, husband stayed home, wife did not work, husband did not work, wife lost her job, husband lost his job, one of us stopped working',
    { input: 'spouse-stops', facts: 'w2s', lines: '1040:1a' },
  ),
  entity(
    'move',
    'move to another state, moved to another state, move to texas, move to florida, move states, moved to florida, moved to texas, relocate to another state, moving to another state',
    { input: 'move' },
  ),
  entity(
    'separate',
    'married filing separately, file separately, filed separately, filing separately, separate returns, mfs, file separate, filed separate, filing separate',
    { input: 'status:mfs', facts: 'filingStatus' },
  ),
  entity(
    'joint',
    'married filing jointly, file jointly, filed jointly, filing jointly, joint return, file together, got married, were married, get married',
    { input: 'status:mfj', facts: 'filingStatus' },
  ),
  entity('hoh', 'head of household, hoh', {
    input: 'status:hoh',
    facts: 'filingStatus',
    deductions: 'filing-status',
  }),
  entity(
    'single',
    'file as single, filed as single, filing single, file single, if i was single, if i were single',
    { input: 'status:single', facts: 'filingStatus' },
  ),
  entity('qss', 'qualifying surviving spouse, qualifying widow', {
    input: 'status:qss',
    facts: 'filingStatus',
  }),
  entity('military', 'army, navy, air force, marines, military, stationed, deployed, service member'),
  entity('digital-assets', 'digital asset question, digital assets', {
    facts: 'digitalAssets',
    document: 'answers',
  }),
  entity('address', 'my address, home address', { facts: 'address', document: 'home' }),
  entity('bank-account', 'bank account, direct deposit, routing number', {
    facts: 'refund',
    document: 'account',
  }),
  entity('birth', 'my birthday, date of birth, birth date', {
    facts: 'taxpayer.dateOfBirth',
    document: 'person',
  }),
];
