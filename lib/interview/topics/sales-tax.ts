import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { firstYear } from '../year-words';
import { all, answerOf, type Condition, hasItems } from '../conditions';
import { states } from './address';
import { anotherQuestion } from './item-questions';
import { type Choice, type GroupSpec, money, type QuestionSpec } from './topic';

const { localTables, withoutLocalTax } = lawOfYear(firstYear).salesTax;

const stateOf = (answer: unknown) => (typeof answer === 'string' ? answer : '');

const hasLocalTax: Condition = (view) => {
  const state = answerOf(view, '.state');
  if (state === undefined) return 'later';
  return withoutLocalTax.includes(stateOf(state)) ? { skip: 'This state has no local sales tax.' } : true;
};

const hasSeveralTables: Condition = (view) => {
  const rate = answerOf(view, '.localRate');
  if (rate === undefined) return 'later';
  const tables = localTables[stateOf(answerOf(view, '.state'))] ?? [];
  if (Number(rate) === 0) return { skip: 'You had no local sales tax.' };
  return tables.length > 1 || { skip: 'Your state has one local table, or none.' };
};

/** Localities of each table (Instructions for Schedule A (2024), page 16), where a state has more than one. */
const localities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CO: {
    A: 'A: Denver, Colorado Springs, Centennial, Pueblo, and any place not in B',
    B: 'B: Arapahoe or Jefferson County, Arvada, Aurora, Boulder city, Fort Collins, Greeley, Lakewood, Longmont, Thornton, or Westminster',
  },
  GA: { A: 'A: DeKalb County, outside Atlanta', B: 'B: Any other place' },
  IL: { A: 'A: Chicago, and any place not in B', B: 'B: Aurora, Elgin, Joliet, or Waukegan' },
  LA: {
    A: 'A: Any place not in B or C',
    B: 'B: East Baton Rouge Parish',
    C: 'C: Ascension, Bossier, Caddo, Calcasieu, Iberia, Jefferson, Lafayette, Lafourche, Livingston, Orleans, Ouachita, Rapides, St. Bernard, St. Landry, St. Tammany, Tangipahoa, or Terrebonne Parish',
  },
  MS: { A: 'A: Tupelo', C: 'C: Jackson' },
  NY: {
    A: 'A: New York City, Norwich, or Chautauqua, Chenango, Columbia, Delaware, Dutchess, Greene, Hamilton, or Tioga County',
    B: 'B: Any other county or city on the IRS list, such as Nassau, Suffolk, Westchester, Erie, Monroe, or Yonkers',
    D: 'D: A place that isn’t on the IRS list',
  },
  SC: {
    A: 'A: Charleston, Florence, Lancaster, Kershaw, or another county that the IRS lists under A',
    B: 'B: Richland, Lexington, Horry, York, Spartanburg, Myrtle Beach, and any place not in A or C',
    C: 'C: Sumter County',
  },
};

const tablesOf = (state: string): Choice[] =>
  Object.entries(localities[state] ?? {}).map(([value, label]) => ({ value, label }));

/** Optional sales tax tables: Instructions for Schedule A, line 5a. */
export const salesTaxPlaces: GroupSpec = {
  group: 'salesTaxPlaces',
  noun: 'Place',
  nameFrom: '.state',
  fact: 'itemized.salesTaxPlaces',
  gate: 'itemized-kinds',
  gateChoice: 'sales-tax-table',
  max: 6,
  questions: [
    {
      id: '.state',
      text: 'What state did you live in during 2024?',
      help: 'If you moved, start with the first state. We’ll ask about the others one at a time. For example, Texas.',
      why: 'Each state has its own sales tax table.',
      type: 'select',
      choices: states,
      fact: '.state',
    },
    {
      id: '.days',
      text: 'How many days did you live there in 2024?',
      help: 'Leave this blank if you lived there all year. For example, 92 for June through August.',
      why: 'The table amount is prorated for the days you lived there.',
      type: 'number',
      min: 1,
      max: 366,
      optional: true,
      fact: '.days',
    },
    {
      id: '.localRate',
      text: 'What was the local sales tax rate where you lived?',
      help: 'Enter only the local rate, not the state’s rate. Enter 0 if there’s no local tax. In California, enter only what is above 7.25%; in Nevada, above 6.85%. For example, 2.5.',
      why: 'Local sales tax is added to the state’s sales tax.',
      type: 'number',
      min: 0,
      max: 15,
      fact: '.localRate',
      when: hasLocalTax,
    },
    {
      id: '.localTable',
      text: 'Which local sales tax table applies to your city or county?',
      help: 'They’re listed at the end of the Instructions for Schedule A. For example, A for New York City.',
      why: 'Your state has more than one local table.',
      type: 'select',
      choicesFrom: (view) => tablesOf(stateOf(answerOf(view, '.state'))),
      fact: '.localTable',
      when: all(hasLocalTax, hasSeveralTables),
    },
  ],
  more: anotherQuestion(
    'Did you live in another place with its own sales tax in 2024?',
    'For example, select Yes if you moved to another state in May.',
  ),
};

const byTable = hasItems(['salesTaxPlaces'], 'You don’t use the sales tax tables.');

export const salesTaxItems: QuestionSpec[] = [
  money({
    id: 'itemized.salesTaxSpecifiedItems',
    text: 'How much sales tax did you pay on a car, boat, plane, or home?',
    help: 'Include a leased car. Include a boat, plane, or home only if it was taxed at the general sales tax rate. Enter 0 if none. For example, 1,875.00.',
    why: 'This tax is added to the table amount.',
    fact: 'itemized.salesTaxSpecifiedItems',
    when: byTable,
  }),
  money({
    id: 'itemized.salesTaxNontaxableIncome',
    text: 'How much nontaxable income did you receive that isn’t on your return?',
    help: 'Include VA benefits, workers’ comp, and public assistance. We already count nontaxable Social Security, pensions, and interest. Enter 0 if none. For example, 9,600.00.',
    why: 'The table amount increases with your income.',
    fact: 'itemized.salesTaxNontaxableIncome',
    when: byTable,
  }),
];
