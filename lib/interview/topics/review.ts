import { type QuestionSpec } from './topic';

export const review: QuestionSpec[] = [
  {
    id: 'notes',
    text: 'Is there anything else a tax preparer should know?',
    help: 'You can leave this blank. For example, “I moved in March and have two addresses.”',
    why: 'A preparer who reviews your return will see it. It doesn’t change your numbers.',
    type: 'textarea',
    maxLength: 2000,
    optional: true,
    fact: 'interview.notes',
  },
];
