import { when } from '../conditions';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { type GroupSpec, money, yesNo } from './topic';

export const unreportedTips: GroupSpec = {
  group: 'unreportedTips',
  noun: 'Employer',
  nameFrom: '.employer',
  fact: 'unreportedTips',
  gate: 'money-kinds',
  gateChoice: 'unreported-tips',
  max: 10,
  questions: [
    ownerQuestion('job'),
    {
      id: '.employer',
      text: 'What is the employer’s name, as shown on the W-2?',
      help: 'It’s in box c. For example, Corner Diner.',
      why: 'Form 4137 lists each employer.',
      type: 'text',
      maxLength: 100,
      fact: '.employer',
    },
    {
      id: '.employerEin',
      text: 'What is the employer’s ID number (EIN)?',
      help: 'It’s in box b of the W-2. For example, 12-3456789.',
      why: 'Form 4137 lists each employer.',
      type: 'text',
      format: 'ein',
      optional: true,
      placeholder: '12-3456789',
      fact: '.employerEin',
    },
    money({
      id: '.received',
      text: 'How much did you receive in tips at this job in 2024?',
      help: 'Include all cash and card tips, reported or not. For example, 6,000.00.',
      why: 'All tips are income.',
      fact: '.received',
    }),
    money({
      id: '.reportedToEmployer',
      text: 'How much in tips did you report to your employer?',
      help: 'Box 7 of the W-2 shows it. Enter 0 if none. For example, 4,000.00.',
      why: 'These tips are in box 1 of your W-2.',
      fact: '.reportedToEmployer',
    }),
    money({
      id: '.under20',
      text: 'How much of your unreported tips came from months when you received less than $20 in tips?',
      help: 'Enter 0 if none. For example, 60.00.',
      why: 'You don’t owe Social Security and Medicare tax on these tips.',
      fact: '.under20',
    }),
  ],
  more: anotherQuestion(
    'Did you have unreported tips at another job?',
    'For example, select Yes for a second restaurant.',
  ),
};

export const misclassifiedWages: GroupSpec = {
  group: 'misclassifiedWages',
  noun: 'Company',
  nameFrom: '.firm',
  fact: 'misclassifiedWages',
  gate: 'money-kinds',
  gateChoice: 'misclassified-wages',
  max: 5,
  questions: [
    ownerQuestion('pay'),
    {
      id: '.firm',
      text: 'What is the company’s name?',
      help: 'For example, Fast Courier Inc.',
      why: 'Form 8919 lists each company.',
      type: 'text',
      maxLength: 100,
      fact: '.firm',
    },
    {
      id: '.firmId',
      text: 'What is the company’s taxpayer ID number?',
      help: 'It’s the payer’s TIN on Form 1099-NEC. For example, 12-3456789.',
      why: 'Form 8919 lists each company.',
      type: 'text',
      maxLength: 11,
      placeholder: '12-3456789',
      fact: '.firmId',
    },
    {
      id: '.reasonCode',
      text: 'Why should this company have treated you as an employee?',
      help: 'Select the first one that applies. For example, G if you filed Form SS-8 and are waiting for a reply.',
      why: 'Form 8919 requires a reason code.',
      type: 'select',
      choices: [
        { value: 'A', label: 'A: The IRS replied to my Form SS-8 that I was an employee' },
        { value: 'C', label: 'C: I have other IRS correspondence that says I was an employee' },
        { value: 'G', label: 'G: I filed Form SS-8 and haven’t received a reply' },
        {
          value: 'H',
          label:
            'H: I received a W-2 and a Form 1099 from this company, and the 1099 amount should have been wages',
        },
      ],
      fact: '.reasonCode',
    },
    {
      id: '.determinationDate',
      text: 'What is the date of the IRS letter?',
      help: 'For example, 06/03/2024.',
      why: 'Form 8919 requires it for codes A and C.',
      type: 'date',
      min: '2000-01-01',
      max: '2025-12-31',
      fact: '.determinationDate',
      when: when(
        '.reasonCode',
        (code) => code === 'A' || code === 'C',
        'This reason code doesn’t require a letter date.',
      ),
    },
    yesNo({
      id: '.form1099',
      text: 'Did you receive a Form 1099-NEC or 1099-MISC for this pay?',
      help: 'Don’t enter that form as business income. For example, select Yes for a Form 1099-NEC.',
      why: 'It’s a checkbox on Form 8919.',
      fact: '.form1099',
    }),
    money({
      id: '.wages',
      text: 'How much of this pay had no Social Security and Medicare tax withheld?',
      help: 'For example, 30,000.00 from box 1 of Form 1099-NEC.',
      why: 'This pay is treated as wages.',
      fact: '.wages',
    }),
  ],
  more: anotherQuestion(
    'Did any other company pay you this way?',
    'For example, select Yes for a second delivery company.',
  ),
};
