import { type Choice, type QuestionSpec } from './topic';

const stateNames =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific';

export const states: Choice[] = stateNames
  .split(',')
  .map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }));

export const address: QuestionSpec[] = [
  {
    id: 'address.street',
    text: 'What is your street address?',
    help: 'Enter the number and street, or a PO box. For example, 12 Oak Street.',
    why: 'The IRS sends mail to this address.',
    type: 'text',
    maxLength: 100,
    fact: 'address.street',
  },
  {
    id: 'address.apartment',
    text: 'What is your apartment number, if any?',
    help: 'Leave this blank if you don’t have one. For example, 4B.',
    why: 'The IRS uses your full mailing address.',
    type: 'text',
    maxLength: 20,
    optional: true,
    fact: 'address.apartment',
  },
  {
    id: 'address.city',
    text: 'What city or town do you live in?',
    help: 'For example, Dayton.',
    why: 'The IRS uses your full mailing address.',
    type: 'text',
    maxLength: 60,
    fact: 'address.city',
  },
  {
    id: 'address.state',
    text: 'What state do you live in?',
    help: 'Select the state in your current mailing address. For example, Ohio.',
    why: 'The IRS uses your full mailing address.',
    type: 'select',
    choices: states,
    fact: 'address.state',
  },
  {
    id: 'address.zip',
    text: 'What is your ZIP code?',
    help: 'It has five digits, or nine with a dash. For example, 45402.',
    why: 'The IRS uses your full mailing address.',
    type: 'text',
    format: 'zip',
    placeholder: '45402',
    fact: 'address.zip',
  },
  {
    id: 'taxpayer.phone',
    text: 'What is your phone number?',
    help: 'For example, 937-555-0142. You can skip this.',
    why: 'The IRS rarely calls. It normally writes first.',
    type: 'text',
    format: 'phone',
    optional: true,
    fact: 'taxpayer.phone',
  },
  {
    id: 'taxpayer.email',
    text: 'What is your email address?',
    help: 'For example, maria@example.com. You can skip this.',
    why: 'It goes next to your signature.',
    type: 'text',
    format: 'email',
    maxLength: 100,
    optional: true,
    fact: 'taxpayer.email',
  },
];
