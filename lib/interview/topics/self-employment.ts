import { type QuestionSpec, yesNo } from './topic';

export const selfEmployment: QuestionSpec = yesNo({
  id: 'had-self-employment',
  text: 'Did you work for yourself in 2024?',
  help: 'Count gig work, freelance jobs and a small shop, even without a form. It may come on a Form 1099-NEC or 1099-K. For example, driving for an app on weekends.',
  why: 'People who work for themselves pay tax in a different way.',
  fact: 'interview.hadSelfEmployment',
  notices: {
    yes: {
      message:
        'We can’t do a return with self-employment income yet. Your answers are kept, but you can’t finish this return here.',
      blocking: true,
    },
  },
});
