import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allStates } from './all-states';
import { taxingStates } from '../facts/states/all';
import { indiana2024 } from './in/law';
import {
  asksAboutHeat,
  asksAboutHome,
  countiesOf,
  exemptsMilitaryPay,
  exemptsTribalIncome,
  hasCoverageRule,
  hasIncomeTax,
  readsAssessedValue,
  readsCollegeSavings,
  readsExemptBuildings,
  readsPensionKind,
  readsPensionState,
  readsTaxableValue,
  takesUseTax,
  taxesOtherStatesBonds,
} from './what-states-ask';

/** All modules of one state as one text. */
function sourceOf(code: string): string {
  const folder = path.join(__dirname, code.toLowerCase());
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

test.each(allStates.map(({ code }) => code))('the interview asks for what the forms of %s read', (code) => {
  const source = sourceOf(code);
  const reads = {
    home: /\.homes\b|homesIn\(/.test(source),
    heat: source.includes('heatIncluded'),
    taxableValue: source.includes('taxableValue'),
    assessedValue: source.includes('assessedValue'),
    exemptBuildings: source.includes('propertyTaxExempt'),
    college: /education529|contributed529/.test(source.replaceAll(/path: 'education529'/g, '')),
    useTax: source.includes('useTaxDue('),
    coverage: source.includes('facts.healthCoverage'),
    militaryPay: source.includes('exemptsMilitaryPay: true'),
    tribalIncome: source.includes('exemptsTribalIncome: true'),
    // A state that leaves every pension alone has no rule about their kinds.
    pensionKind: /planKind|isStateOrLocalPlan/.test(source),
    pensionState: /planState|isPlanOf/.test(source),
    bonds: /otherStatesInterest|foreignMunicipalInterest|exemptInterestFor/.test(source),
  };
  expect([
    code,
    {
      home: asksAboutHome(code),
      heat: asksAboutHeat(code),
      taxableValue: readsTaxableValue(code),
      assessedValue: readsAssessedValue(code),
      exemptBuildings: readsExemptBuildings(code),
      college: readsCollegeSavings(code),
      useTax: takesUseTax(code),
      coverage: hasCoverageRule(code),
      militaryPay: exemptsMilitaryPay(code),
      tribalIncome: exemptsTribalIncome(code),
      pensionKind: readsPensionKind(code),
      pensionState: readsPensionState(code),
      bonds: taxesOtherStatesBonds(code),
    },
  ]).toEqual([code, reads]);
});

test('every county that the interview offers has a rate, and the other way round', () => {
  expect(countiesOf('IN')).toEqual(Object.keys(indiana2024.county.rates));
  expect(countiesOf('MD')).toHaveLength(24);
});

test('the states with an income tax are those whose returns there are', () => {
  expect(taxingStates.filter((state) => !hasIncomeTax(state))).toEqual([]);
  // The others, and the addresses of the armed forces.
  const others = 'AA AE AK AP FL NV SD TN TX WY'.split(' ');
  expect(others.filter((state) => hasIncomeTax(state))).toEqual([]);
  expect(taxingStates.length + others.length - 3).toBe(51);
});
