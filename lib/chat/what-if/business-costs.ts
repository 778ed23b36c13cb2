import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { atPath, type FindFact } from './fact';

type Costs = NonNullable<NonNullable<ReturnInputJson['businesses']>[number]['expenses']>;

/** Kinds of business costs as people name them, and the fact that holds them. The rest are supplies. */
const kinds: readonly (readonly [RegExp, keyof Costs, string])[] = [
  [/\bsuppl(y|ies)\b/, 'supplies', 'supplies'],
  [/advertis|marketing|\bads\b|business cards?|flyers|web ?site|promot/, 'advertising', 'advertising'],
  [
    /contract labor|contractors?\b|subcontract|freelancer|assistant|helper|illustrator|photographer|\beditor|developer|\bhir(e|ed|ing)\b/,
    'contractLabor',
    'contract labor',
  ],
  [/\btravel|plane|airfare|flights?\b|hotel|train tickets?/, 'travel', 'travel'],
  [/\bmeals?\b|lunch|dinner/, 'meals', 'meals'],
  [/insurance/, 'insurance', 'insurance'],
  [/repair/, 'repairs', 'repairs'],
  [/\brent(s|ed|ing)?\b|co-?working|\blease/, 'rentProperty', 'rent'],
  [
    /\blegal\b|lawyer|attorney|accountant|bookkeep|\bcpa\b|tax prep/,
    'legal',
    'legal and professional services',
  ],
  [/utilit|\bphone\b|internet|electric/, 'utilities', 'utilities'],
  [/licen[sc]e|\bpermits?\b/, 'taxesLicenses', 'taxes and licenses'],
  [/commissions?\b/, 'commissions', 'commissions'],
  [/\boffice\b|postage|shipping/, 'office', 'office costs'],
];

/** Whether words name a kind of business cost. */
export const isBusinessCost = (text: string): boolean => kinds.some(([pattern]) => pattern.test(text));

/** What the first business of the return spent on one kind. */
export const businessCost: FindFact = (input, statement) => {
  const [, kind, name] =
    kinds.find(([pattern]) => pattern.test(statement.text)) ?? ([null, 'supplies', 'supplies'] as const);
  const path = `businesses.0.expenses.${kind}`;
  return atPath(path, `spent on ${name} in your business`, { plain: 'more' })(input, statement);
};
