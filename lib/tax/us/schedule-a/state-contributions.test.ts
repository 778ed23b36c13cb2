import { readStateContribution } from './state-contributions';

// Instructions for Schedule A (2024), line 5a: mandatory contributions to the disability funds of CA, NJ, NY and RI,
// Washington's Supplemental Workmen's Compensation Fund, the unemployment funds of AK, CA, NJ and PA, and state family
// leave programs. Private and voluntary plans don't count.
const cases: readonly [label: string, states: string[], is: string][] = [
  ['CASDI', ['CA'], 'stateTax'],
  ['CA SDI', [], 'stateTax'],
  ['CA-SDI', ['CA'], 'stateTax'],
  ['SDI', ['CA'], 'stateTax'],
  ['SDI', ['ca'], 'stateTax'],
  ['CAVPDI', ['CA'], 'other'],
  ['VPDI', ['CA'], 'other'],
  ['UI/WF/SWF', ['NJ'], 'stateTax'],
  ['NJ SUI', ['NJ'], 'stateTax'],
  ['DI', ['NJ'], 'stateTax'],
  ['NJ FLI', ['NJ'], 'stateTax'],
  ['FLI P.P. #12', ['NJ'], 'other'],
  ['DI PP', ['NJ'], 'other'],
  ['NYSDI', ['NY'], 'stateTax'],
  ['NY PFL', ['NY'], 'stateTax'],
  ['NYPFL', ['NY'], 'stateTax'],
  ['RI TDI', ['RI'], 'stateTax'],
  ['PA SUI', ['PA'], 'stateTax'],
  ['AK SUI', [], 'stateTax'],
  ['WA PFML', [], 'stateTax'],
  ['MAPFML', ['MA'], 'stateTax'],
  ['CT PL', ['CT'], 'stateTax'],
  ['CTPFL', ['CT'], 'stateTax'],
  ['CO FAMLI', ['CO'], 'stateTax'],
  ['WA SWCF', ['WA'], 'stateTax'],
  ['Paid Family Leave', ['NY'], 'stateTax'],
  // Not listed, or not known: the filer is asked.
  ['SDI', [], 'unclear'],
  ['HI TDI', ['HI'], 'unclear'],
  ['SUI', ['NY'], 'unclear'],
  ['ME PFML', ['ME'], 'unclear'],
  ['WA L&I', ['WA'], 'unclear'],
  ['OR STT', ['OR'], 'unclear'],
  ['DISABILITY INS', ['NY'], 'unclear'],
  // Nothing of the kind.
  ['UNION DUES', ['NY'], 'other'],
  ['S125', ['CA'], 'other'],
  ['WA CARES', ['WA'], 'other'],
  ['DIRECT DEP', ['CA'], 'other'],
  ['UNIFORM', ['NJ'], 'other'],
  ['', ['CA'], 'other'],
];

test.each(cases)('box 14 “%s” on a form with %j', (label, states, is) => {
  expect(readStateContribution(label, states)).toBe(is);
});
