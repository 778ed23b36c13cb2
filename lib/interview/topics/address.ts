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
    help: 'Write the number and the street, or a PO box. For example, 12 Oak Street.',
    why: 'The IRS sends letters to this address.',
    type: 'text',
    maxLength: 100,
    fact: 'address.street',
  },
  {
    id: 'address.apartment',
    text: 'Is there an apartment number?',
    help: 'Leave it empty if there is none. For example, 4B.',
    why: 'It is a part of your address.',
    type: 'text',
    maxLength: 20,
    optional: true,
    fact: 'address.apartment',
  },
  {
    id: 'address.city',
    text: 'In which city or town do you live?',
    help: 'For example, Dayton.',
    why: 'It is a part of your address.',
    type: 'text',
    maxLength: 60,
    fact: 'address.city',
  },
  {
    id: 'address.state',
    text: 'In which state do you live?',
    help: 'Pick the state where you get your mail now. For example, Ohio.',
    why: 'It is a part of your address.',
    type: 'select',
    choices: states,
    fact: 'address.state',
  },
  {
    id: 'address.zip',
    text: 'What is your ZIP code?',
    help: 'It has five digits, or nine with a dash. For example, 45402.',
    why: 'It is a part of your address.',
    type: 'text',
    format: 'zip',
    placeholder: '45402',
    fact: 'address.zip',
  },
  {
    id: 'taxpayer.phone',
    text: 'What is your phone number?',
    help: 'Leave it empty if you like. For example, 937-555-0142.',
    why: 'The IRS may call if something is not clear.',
    type: 'text',
    format: 'phone',
    optional: true,
    fact: 'taxpayer.phone',
  },
  {
    id: 'taxpayer.email',
    text: 'What is your email address?',
    help: 'Leave it empty if you like. For example, maria@example.com.',
    why: 'There is a place for it where you sign.',
    type: 'text',
    format: 'email',
    maxLength: 100,
    optional: true,
    fact: 'taxpayer.email',
  },
];
