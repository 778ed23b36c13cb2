import { all, type Condition, type View, whenPicked } from '../conditions';
import { money, type QuestionSpec, yesNo, yesOrNo } from './topic';

const leftOver = whenPicked('special-items', 'foreign-carryover', 'You told us this doesn’t apply.');
const paidAbroad = whenPicked('special-items', 'foreign', 'You paid no tax to another country.');

const categoriesOf = ({ counts, effective }: View): ReadonlySet<unknown> =>
  new Set(
    Array.from(
      { length: counts.get('foreignCountries') ?? 0 },
      (_, index) => effective[`foreignCountries.${index}.category`],
    ),
  );

const oneCategory: Condition = (view) =>
  categoriesOf(view).size <= 1 || { skip: 'We ask about each category separately.' };

const hasCategory =
  (category: string): Condition =>
  (view) => {
    const categories = categoriesOf(view);
    return (
      (categories.size > 1 && categories.has(category)) || { skip: 'You don’t have this type of income.' }
    );
  };

const byCategory = (category: string, words: string): QuestionSpec =>
  money({
    id: `foreignTax.carryoverByCategory.${category}`,
    text: `How much foreign tax from earlier years did you carry over for ${words}?`,
    help: 'It’s on Schedule B of Form 1116 for this category. Enter 0 if none. For example, 240.00.',
    why: 'Each category has its own limit.',
    fact: `foreignTax.carryoverByCategory.${category}`,
    when: all(leftOver, hasCategory(category)),
  });

const inCategory =
  (category: string): Condition =>
  (view) =>
    categoriesOf(view).has(category) || { skip: 'You don’t have this type of income.' };

/** The AMT counts unused foreign tax apart from the regular tax. */
const forMinimumTax = (category: string, words: string): QuestionSpec =>
  money({
    id: `foreignTax.amtCarryover.${category}`,
    text: `How much unused AMT foreign tax did you carry over for ${words}?`,
    help: 'It’s on the AMT version of Schedule B of Form 1116. Enter 0 if none. For example, 180.00.',
    why: 'The AMT has its own limit on the credit (Form 6251, line 8).',
    fact: `foreignTax.amtCarryover.${category}`,
    when: all(leftOver, inCategory(category)),
  });

/** Form 1116, line 10, and what the AMT asks about the form. */
export const foreignCarryover: QuestionSpec[] = [
  money({
    id: 'foreignTax.carryover',
    text: 'How much foreign tax did you carry over from earlier years?',
    help: 'It’s on Schedule B of Form 1116. For example, 240.00.',
    why: 'The carryover can lower your tax.',
    fact: 'foreignTax.carryover',
    when: all(leftOver, oneCategory),
  }),
  byCategory('passive', 'interest, rent, and gains'),
  byCategory('general', 'pay and other income'),
  byCategory('foreignBranch', 'your foreign branch'),
  forMinimumTax('passive', 'interest, rent, and gains'),
  forMinimumTax('general', 'pay and other income'),
  forMinimumTax('foreignBranch', 'your foreign branch'),
  yesNo({
    id: 'foreignTax.amtSimplifiedElection',
    text: 'Do you use the simplified method for the AMT foreign tax credit?',
    help: 'You elect it in the first year you claim the credit, and it applies to all later years. For example, select Yes if this is the first year.',
    why: 'The AMT has its own limit on the credit (Form 6251, line 8).',
    fact: 'foreignTax.amtSimplifiedElection',
    when: paidAbroad,
    probe: yesOrNo,
  }),
];
