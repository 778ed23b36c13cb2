import { type Likeness, makeLikeness } from '@/lib/training/alike';
import type { Intent } from './understand';

/** What people ask about their return, in many words. A question near to one of them means the same. */
export const intentExamples: readonly (readonly [Intent, string])[] = [
  [
    { kind: 'refund' },
    'what is my refund | refund amount | am I getting money back or do I owe | how much will the IRS pay me | how much do I have to pay | final result of my return | bottom line | will I get money or pay money | is the government sending me a check or do I send one | balance I still have to pay | what do we owe in total | how big is our refund | result of our taxes | where do I stand with the IRS | is there money for me | is money coming to me | plus or minus | what is due with my return | how many dollars do I get | how did my taxes turn out | do I have to write a check | what does the IRS get from me',
  ],
  [
    { kind: 'why-refund' },
    'why is my refund so small | why did my refund change | why do I owe so much | reasons for my result | what made my refund this size | how did you get to my refund | explain my result | break down my tax | break down my return | why do I have to pay instead of getting money | what drives my refund | summarize my return | walk me through my return | give me an overview of my taxes | how is my tax worked out',
  ],
  [
    { kind: 'rate', which: 'both' },
    'what is my tax bracket | my marginal rate | effective tax rate | share of my income that goes to tax | what percent of my income do I pay in tax | average rate on my income | how many percent tax do we pay',
  ],
  [
    { kind: 'missing' },
    'what is missing | is my return complete | what else do you need from me | am I done | is everything filled in | can I file now | what should I do next | which questions are open | anything left to do | do you need anything else | what did I not answer yet | what is still open on my return',
  ],
  [
    { kind: 'issues' },
    'are there errors on my return | problems with my return | is anything wrong with it | will the IRS reject my return | any warnings | did I make a mistake | check my return | does my return look right | is my return ok | will my return go through | will it be rejected',
  ],
  [
    { kind: 'deductions' },
    'which deductions am I missing | what credits can I get | how can I pay less tax | how can I get a bigger refund | what else can I deduct | which tax breaks fit me | did I overlook a write-off',
  ],
  [
    { kind: 'deadlines', about: 'file' },
    'when is my return due | by when do I have to file | last day to file | when do I have to send this in | when do I have to pay | what is the filing deadline | how much time is left to file',
  ],
  [
    { kind: 'deadlines', about: 'extension' },
    'how long is an extension | when is the return due with an extension | can I get more time | extension deadline',
  ],
  [
    { kind: 'deadlines', about: 'estimated' },
    'when are my estimated payments due | dates of quarterly payments | next estimated payment',
  ],
  [
    { kind: 'deadlines', about: 'contributions' },
    'until when can I put money in an IRA | last day for an HSA contribution | can I still contribute for 2024',
  ],
  [
    { kind: 'status' },
    'did you file my return | has my return been submitted | status of my return | was my return accepted | is my return with the IRS already | did my preparer approve it',
  ],
  [
    { kind: 'person' },
    'I want to talk to a person | can somebody call me | connect me with my preparer | I need a human',
  ],
  [
    { kind: 'about-copilot' },
    'what can you do | who are you | what are you | how can you help me | what should I ask you | are you a robot',
  ],
  [{ kind: 'greeting' }, 'hello | hi there | good morning | hey plainfile | good evening'],
  [
    { kind: 'thanks' },
    'thank you very much | thanks | thanks that helps | great thanks | goodbye | bye | see you | that is all',
  ],
];

const light = new Set(
  "a an the of to please so just me i i’m i'm we us our my tell for on in it this that is are was do does did will 2024 and us".split(
    ' ',
  ),
);

const compare = makeLikeness(
  intentExamples.flatMap(([intent, texts]) => texts.split(' | ').map((text) => ({ key: intent, text }))),
  (word) => light.has(word),
);

/** The intent whose examples are nearest to a question; null when none is near. */
export function findAlikeIntent(text: string): Likeness<Intent> | null {
  const [best] = compare(text);
  return best !== undefined && best.share >= nearEnough ? best : null;
}

const nearEnough = 0.52;
