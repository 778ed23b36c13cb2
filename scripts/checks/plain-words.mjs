// The glossary of docs/language.md as an ESLint rule: what the product, its tests and its code call things.
// Words in strings and JSX count as read by a person when they have a space or start with a capital.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What must not be said (a pattern over words), and what to say instead. */
export const phrases = [
  { not: /\bmoney lost by betting\b|\bby betting\b/i, use: 'gambling losses' },
  { not: /\bhow many percent\b/i, use: 'what percentage' },
  { not: /\bsecond way to work out\b/i, use: 'alternative minimum tax (AMT)' },
  { not: /\bhome loans?\b/i, use: 'mortgage' },
  { not: /\bhurt or left by\b/i, use: 'victim of domestic abuse or spousal abandonment' },
  { not: /\bto be sure of (it|that)\b/i, use: 'confirm' },
  { not: /\blast line but one\b/i, use: 'second-to-last option' },
  { not: /\bwho only has\b|\bwho has only\b/i, use: 'your password alone' },
  { not: /\bperson you support\b/i, use: 'dependent' },
  { not: /\bin line to be\b/i, use: 'waiting to be' },
  { not: /\bclock of the host\b/i, use: 'cron job' },
  { not: /\bthe load (that )?it bears\b/i, use: 'capacity' },
  { not: /\bdoor that stays\b/i, use: 'lockout' },
  { not: /\bseal(s|ed|ing)? (\w+ )?anew\b/i, use: 're-encrypt' },
  {
    not: /\b(return|it|filing) (came|comes) back\b|\bwhy it came back\b|\bIRS (would )?sends? (it|this return|your return)? ?back\b/i,
    use: 'rejected',
  },
  { not: /\bputs? (it |this |that )?right\b/i, use: 'fix' },
  { not: /\bmend (them|it|this|these)\b/i, use: 'fix' },
  { not: /\bthe answer to your (tax )?return\b|\banswer is there\b/i, use: 'the IRS accepted (or rejected)' },
  { not: /\b(file|files|this) (was|were) not taken\b/i, use: 'we couldn’t accept' },
  { not: /\blook into your mail\b|\be-mails?\b/i, use: 'email' },
  { not: /\bso that you\b|\bneed not\b/i, use: 'so you, don’t need to' },
  { not: /\bwear and tear\b/i, use: 'depreciation' },
  { not: /\bcount money on the day\b/i, use: 'cash method of accounting' },
  { not: /\bnot among your uploaded\b/i, use: 'that you haven’t uploaded' },
  { not: /\btick (the box|it)\b/i, use: 'check' },
  { not: /\bexpiry\b/i, use: 'expiration' },
  { not: /\bno way back\b/i, use: 'this can’t be undone' },
  { not: /\bgood for work\b/i, use: 'valid for employment' },
  { not: /\bpersons? who (fits?|supports?)\b|\bon which day\b/i, use: 'what date' },
  { not: /\btax free\b(?! in years after)/i, use: 'tax-free' },
  { not: /\w, too[.?!]/, use: '“too” without a comma' },
  { not: /\bSocial Security (wage )?limit\b|\bwage limit\b/i, use: 'Social Security wage base' },
  { not: /\bex-(spouse|wife|husband)\b/i, use: 'former spouse' },
  {
    not: /\b(the|your|an|a|for|or|and|claim) (Earned Income|Child Tax|American Opportunity|Lifetime Learning|Premium Tax|Saver’s|Foreign Tax|Adoption) Credit\b(?! (Limit|Table|Worksheet|Without|for the))/,
    use: 'the credit’s name in lowercase in running text',
  },
  { not: /\b(we|we’ll|we can’t|you) figure\b|\bPlainfile figures\b/i, use: 'calculate' },
  {
    not: /\b(colou?rs?ed|colours?|neighbours?|favour|honour|behaviour|neighbour|labour|centre|cheque|licence|whilst|programme|catalogue|grey|judgement|ageing|cancelled|travelled|labelled|modelled|organis\w+|recognis\w+|authoris\w+|realis\w+|analys(e|ed|es)|defence|enrolment|fulfil|instalments?|spelt|towards|amongst)\b/i,
    use: 'US spelling',
  },
];

/** Names that code must not use, as whole camel-case words. */
export const names = [
  { not: /^(told|untold)$/, use: 'stated, out of scope' },
  { not: /^twins?$/, use: 'ambiguous lines, match' },
  { not: /^levers?$/, use: 'adjustable inputs' },
  { not: /^(papers)$/, use: 'documents, forms' },
  { not: /^(wish|wishes)$/, use: 'election, intent' },
  { not: /^said$/, use: 'stated, given, message' },
  { not: /^(veil|veiled)$/, use: 'occlusion' },
  { not: /^pens?$/, use: 'graphics state' },
  { not: /^obstacles?$/, use: 'challenge' },
  { not: /^outlooks?$/, use: 'projection' },
  { not: /^awake$/, use: 'hydrated' },
  { not: /^colours?$|^neighbours?$|recognis|^summaris|^normalis|^initialis/, use: 'US spelling' },
];

const isRead = (text) => /\S\s+\S/.test(text.trim()) || /^\s*[A-Z][a-z]{2,}/.test(text);

/** What is wrong with a text, in words. */
export function listFaults(text) {
  return phrases.flatMap(({ not, use }) => {
    const found = not.exec(text);
    return found === null ? [] : [`Say “${use}”, not “${found[0]}” (docs/language.md)`];
  });
}

/** The words of a string or template, or null for another expression. */
const textOf = (node) =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      : null;

const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/);

/** Calls that hold other people’s words: what filers type to the co-pilot, and IRS titles. */
const quotes = new Set(['aliases', 'page', 'formPage', 'publication', 'instructions', 'topic']);

const isQuoted = (node) =>
  node.parent !== null &&
  node.parent !== undefined &&
  ((node.parent.type === 'CallExpression' && quotes.has(node.parent.callee.name)) || isQuoted(node.parent));

/** @type {import('eslint').Rule.RuleModule} */
const words = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (!isRead(text) || isQuoted(node)) return;
      for (const message of listFaults(text)) context.report({ node, message });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && !/^(Import|Export)/.test(node.parent.type))
          check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join(' … '));
      },
      JSXText(node) {
        if (node.value.trim() !== '')
          for (const message of listFaults(node.value)) context.report({ node, message });
      },
      ConditionalExpression({ test, consequent, alternate }) {
        if (test.type !== 'BinaryExpression' || test.operator !== '===' || test.right.value !== 1) return;
        const [one, other] = [consequent, alternate].map(textOf);
        if (one === null || other === null) return;
        if (other === 's' || other === `${one}s` || /\S\s+\S/.test(`${one}|${other}`))
          context.report({
            node: test,
            message: 'Plurals go through plural() and countOf() (lib/format/words.ts)',
          });
      },
      Identifier(node) {
        const found = wordsOf(node.name).find((word) => names.some(({ not }) => not.test(word)));
        const name = names.find(({ not }) => found !== undefined && not.test(found));
        if (name !== undefined) context.report({ node, message: `Name it “${name.use}”, not “${found}”` });
      },
    };
  },
};

// The version is part of the key of ESLint's cache: a new term or rule is looked for in files that did not change.
const version = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex');
const plugin = { meta: { name: 'plain', version }, rules: { words } };
export default plugin;
