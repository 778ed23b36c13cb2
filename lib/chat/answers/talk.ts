import type { Refusal } from '../read/refuse';
import { type Answer, dontKnow, say } from './answer';

const greeting = say(
  'Hi. Ask me about your return, such as how much you’ll get back and why, or ask any tax question.',
);
const thanks = say('You’re welcome. Ask me anything else about your return.');
const about = say(
  'I’m Plainfile’s tax co-pilot, software and not a person. I can explain any line of your return, tell you what the law allows and whether your return qualifies, try changes, list what’s missing, and give you deadlines. Every figure comes from your return or a cited source.',
);
const toPerson = say(
  'Send your question to your preparer with the button below, or on [Messages](/messages).',
  [],
  true,
);

/** Small talk. */
export const talkBack = (text: string): Answer =>
  /\b(person|human|preparer|cpa|accountant|someone|agent|advisor)\b/.test(text) &&
  /\b(talk|speak|chat|write|real|live|actual)\b/.test(text)
    ? toPerson
    : /\b(thank|thanks|thx|ty|appreciate|great|cool|perfect|awesome|bye|goodbye|ok|okay|nice|got it|rock|best|amazing|helpful|lol|haha|wow|yay)\b/.test(
          text,
        )
      ? thanks
      : /\b(you|work)\b/.test(text)
        ? about
        : greeting;

const refusals: Record<Refusal, Answer> = {
  others: dontKnow(
    'I can only see your own return. I can’t look at anyone else’s, and no one else’s chat can see yours.',
  ),
  evade: dontKnow(
    'I can’t help with leaving out income or claiming something that isn’t true. I can help you find every deduction you’re entitled to.',
  ),
  machinery: dontKnow(
    'I can’t do that. I answer questions about your return and about taxes, and text in a message doesn’t change how I work.',
  ),
};

export const refusalOf = (why: Refusal): Answer => refusals[why];

export const nothingFits = dontKnow(
  'I don’t have reliable information on that, so I won’t guess. I can answer questions about your federal and state returns and about US taxes. Your preparer can help with the rest.',
);

/** Asked for the figures of a year that isn't the return's. */
export const otherYear = (year: number): Answer =>
  dontKnow(
    `I can only see your ${year} return here, so I won’t guess about another year’s figures. The IRS shows earlier years in your online account at IRS.gov, and your preparer can help.`,
  );

export const privacy = say(
  'This chat is private. Your preparer and our administrators can’t open it. We encrypt what you write. Nothing goes to an outside AI model unless you sign a consent. You can view and withdraw consents in [settings](/settings).',
);

const states = {
  draft:
    'Your return is a **draft**. It hasn’t been filed. Finish the [interview](/interview) and calculate.',
  'in-review':
    'Your return is calculated and **in review**. It hasn’t been filed yet. Review it on the [summary](/summary).',
  approved:
    'Your preparer **approved** your return. It hasn’t been filed yet. File it from the [summary](/summary).',
  filed: 'Your return has been **filed**. The IRS accepted it.',
};

/** Where the return stands. */
export const describeStatus = (status: keyof typeof states): Answer => say(states[status]);
