import type { PrintedFacts, PrintedForm, PrintedReturn } from './printed-return';

const textOf = (facts: PrintedFacts, key: string): string => {
  const value = facts[key];
  return typeof value === 'string' ? value : '';
};

/** Forms of one person, whose head names that person alone, on a joint return, too. */
const ofOnePerson: ReadonlySet<string> = new Set([
  'schedule-c',
  'schedule-f',
  'schedule-h',
  '2555',
  '4137',
  '5329',
  '7203',
  '8606',
  '8829',
  '8919',
]);

/** Name and number, as the head of every attachment has to say. */
export const headLine = (facts: PrintedFacts): string => whose(textOf(facts, 'names'), textOf(facts, 'ssn'));

const whose = (name: string, ssn: string): string =>
  [name, ssn === '' ? '' : `SSN ${ssn}`].filter(Boolean).join(', ');

const ownerOf = ({ id, facts }: PrintedForm): string =>
  ofOnePerson.has(id) && textOf(facts, 'ownerName') !== ''
    ? whose(textOf(facts, 'ownerName'), textOf(facts, 'ownerSsn'))
    : '';

/** The head of a form in our own layout. Several copies each say below whose they are. */
export const headOf = (form: PrintedForm, { facts }: PrintedReturn): string =>
  (form.copy === null ? ownerOf(form) : '') || headLine(facts);

/** "Copy 2 of 2", and whose it is. */
export const copyHead = (form: PrintedForm, copy: string): string =>
  [`${copy.charAt(0).toUpperCase()}${copy.slice(1)}`, ownerOf(form) || textOf(form.facts, 'ownerName')]
    .filter(Boolean)
    .join(', ');

/** Lines of Form 5695 (2025) that name makers: "19d2" is the second item of line 19d, with a cost of its own. */
const makerPlaces = '19a 19d1 19d2 20a1 20a2 20a3 20a4 22a 23a1 23a2 24a 25d1 25d2 29a 29c 29e'.split(' ');

function makerOf(place: string): [fact: string, title: string][] {
  const [, line = place, item] = /^(\d+[a-z])(\d)$/.exec(place) ?? [];
  const at = `line ${line}${item === undefined ? '' : `, item ${item}`}`;
  return [
    [`maker${place}`, `Manufacturer’s ID, ${at}`],
    [`cost${place}`, `Cost, ${at}`],
  ];
}

/** What an IRS form asks besides lines and its head, by the name of the fact. */
const details: readonly (readonly [fact: string, title: string])[] = [
  ['activity', 'Business or activity'],
  ['preparer', 'Preparer’s name'],
  ['ptin', 'Preparer tax identification number'],
  ['claims', 'Claimed on the return'],
  ['country', 'Foreign country'],
  ['student', 'Student'],
  ['studentSsn', 'Student’s SSN'],
  ['school', 'School'],
  ['schoolAddress', 'School’s address'],
  ['schoolEin', 'School’s EIN'],
  ['schoolForm', '22a(2) Form 1098-T received for the year'],
  ['schoolPriorForm', '22a(3) Form 1098-T received for the year before, with box 7 checked'],
  ['otherSchool', 'Second school'],
  ['otherSchoolAddress', 'Second school’s address'],
  ['otherSchoolEin', 'Second school’s EIN'],
  ['otherSchoolForm', '22b(2) Form 1098-T received for the year'],
  ['otherSchoolPriorForm', '22b(3) Form 1098-T received for the year before, with box 7 checked'],
  ['parentName', 'Parent’s name'],
  ['parentSsn', 'Parent’s SSN'],
  ['parentStatus', 'Parent’s filing status'],
  ['serviceBusiness', '1a Trade or business'],
  ['serviceNumber', '1b Taxpayer identification number'],
  ['otherDeductions', '16 Type and amount'],
  ['employerEin', 'Employer ID number'],
  ['exchangeElection', 'Election made under section 1.168(i)-6(i)'],
  ['relatedPartyNumber', 'Related party’s identifying number'],
  // Form 5695. The interview asks for batteries of at least 3 kilowatt hours; the others came with 2025.
  ['batteryBigEnough', '5a Battery capacity of at least 3 kilowatt hours'],
  ...makerPlaces.flatMap(makerOf),
];

/** Questions whose form has a box for No, too. */
const yesOrNo: ReadonlySet<string> = new Set([
  'schoolForm',
  'schoolPriorForm',
  'otherSchoolForm',
  'otherSchoolPriorForm',
]);

/** Rows of a form in our own layout that are no lines: who copies it to the IRS's form needs them, too. */
export const detailRows = ({ facts }: PrintedForm): string[][] =>
  details.flatMap(([fact, title]) => {
    const answer = facts[fact];
    const value =
      answer === true ? 'Yes' : answer === false && yesOrNo.has(fact) ? 'No' : textOf(facts, fact);
    return value === '' ? [] : [[title, value]];
  });
