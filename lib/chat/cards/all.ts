import '@/lib/tax/calculate-return';
import { accountCards } from './accounts';
import { alsoAsked } from './also-asked';
import { basics } from './basics';
import { deductions } from './deductions';
import { everydayCases } from './everyday-cases';
import { family } from './family';
import { filing } from './filing';
import { furtherCases } from './further-cases';
import { income } from './income';
import { investing } from './investing';
import { iraCards } from './ira';
import { ownBusiness } from './own-business';
import { property } from './property';
import { retirementPlans } from './retirement-plans';
import { lessCommon } from './less-common';
import { lifeWords } from './life-words';
import { moreFiling } from './more-filing';
import { notices } from './notices';
import { otherIncome } from './other-income';
import { plainCases } from './plain-cases';
import { plainQuestions } from './plain-questions';
import { product } from './product';
import { savingAndWork } from './saving-and-work';
import { schoolAndHealth } from './school-and-health';
import { specialCases } from './special-cases';
import { stateTaxes } from './state-taxes';
import { status } from './status';
import { tax2025 } from './tax-2025';
import { type Card } from './card';

const bySubject: readonly Card[] = [
  ...accountCards,
  ...basics,
  ...deductions,
  ...everydayCases,
  ...family,
  ...filing,
  ...furtherCases,
  ...income,
  ...investing,
  ...iraCards,
  ...ownBusiness,
  ...property,
  ...retirementPlans,
  ...lessCommon,
  ...moreFiling,
  ...notices,
  ...otherIncome,
  ...plainCases,
  ...plainQuestions,
  ...product,
  ...savingAndWork,
  ...schoolAndHealth,
  ...specialCases,
  ...stateTaxes,
  ...status,
  ...tax2025,
];

/** Every card, by subject, with all the names that people use for it. */
export const cards: readonly Card[] = bySubject.map((card) => ({
  ...card,
  words: [...new Set([...card.words, ...(alsoAsked[card.id] ?? []), ...(lifeWords[card.id] ?? [])])],
}));
