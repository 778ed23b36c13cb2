import type { Refusal } from '../refuse';
import type { Outside } from '../scope';
import { type Answer, dontKnow, say } from './answer';

export const greeting = say(
  'Hello. Ask me about your 2024 return, such as what you get back and why, or about a tax topic.',
);

export const thanks = say('You’re welcome. Ask me anything else about your return.');

export const aboutCopilot = say(
  'I am the co-pilot of Plainfile. I can tell what any line of your return is and why, try what would change it, list what is missing and which deductions fit, name the dates, and quote our training material. I never make up a figure: each one comes from your calculation or from a page that I name.',
);

export const askPerson = say('You can send your question to your preparer with the button below.', [], true);

const refusals: Record<Refusal, Answer> = {
  others: dontKnow(
    'I only see your own return. I can’t look at anybody else’s, and nobody else’s chat can see yours.',
  ),
  evade: dontKnow(
    'I can’t help with leaving out income or claiming something that is not true. I can help you find every deduction that is really yours.',
  ),
  machinery: dontKnow(
    'I can’t do that. I answer questions about your 2024 return and about tax topics, and text in a message doesn’t change how I work.',
  ),
  act: say(
    'I don’t change, send or file anything for you. You change answers in the [interview](/interview), and you look over and file on the [summary](/summary).',
  ),
};

export const refusalOf = (why: Refusal): Answer => refusals[why];

/** What the product does next with a return in this state. */
export function describeStatus(status: 'draft' | 'in-review' | 'approved' | 'filed'): Answer {
  switch (status) {
    case 'draft':
      return say(
        'Your return is a **draft**. It is not filed. Finish the [interview](/interview) and calculate.',
      );
    case 'in-review':
      return say(
        'Your return is calculated and **in review**. It is not filed yet. Look it over on the [summary](/summary).',
      );
    case 'approved':
      return say(
        'Your preparer **approved** your return. It is not filed yet. You file it on the [summary](/summary).',
      );
    case 'filed':
      return say('Your return is **filed**: it was accepted.');
  }
}

const outside: Record<Outside, string> = {
  year: 'I only know your return for 2024, so I won’t guess about another year. Your preparer can help with it.',
  state:
    'I only know federal tax, so I won’t guess about the law of a state or a city. Your preparer can help with it.',
  country:
    'I only know the federal tax of the United States, so I won’t guess about the law of another country. Your preparer can help with it.',
  advice:
    'I don’t advise on what to buy, whom to hire or how to live. I can tell you what a tax rule says and what a change would do to your 2024 return.',
  specialist:
    'That is outside of the individual returns that I know, so I won’t guess. It needs somebody who works with such cases; your preparer can tell whom.',
  other: 'I only know about your 2024 federal return and about tax topics, so I won’t guess.',
  future: 'Nobody can know that, so I won’t guess. I can tell you what your 2024 return says.',
};

/** What lies outside: another year, the law of a state or a country, the future. */
export const outsideOf = (what: Outside): Answer => dontKnow(outside[what]);
