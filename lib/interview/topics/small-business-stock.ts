import { type Condition, when, whenPicked } from '../conditions';
import { formsOf } from '../document-facts';
import { boxIsFilled } from './item-questions';
import { money, type QuestionSpec } from './topic';

const isMarked = boxIsFilled('small-business', 'The box for small business stock');

/** A sale of qualified small business stock (IRC 1202): what the exclusion depends on. */
export const smallBusinessQuestions: QuestionSpec[] = [
  {
    id: '.smallBusiness.company',
    text: 'Which company issued the stock?',
    help: 'Use the same name for every sale of its stock. For example, Harbor Robotics, Inc.',
    why: 'The exclusion has a limit for each company.',
    type: 'text',
    maxLength: 100,
    fact: '.smallBusiness.company',
    when: isMarked,
  },
  {
    id: '.smallBusiness.issued',
    text: 'When did the company issue this stock?',
    help: 'If you received it as a gift or inherited it, enter the date it was issued to the first owner. The 60% exclusion for empowerment zone stock isn’t supported. For example, 03/15/2016.',
    why: 'You can exclude 50%, 75%, or 100% of the gain, depending on this date.',
    type: 'date',
    min: '1900-01-01',
    max: '2024-12-31',
    fact: '.smallBusiness.issued',
    when: isMarked,
  },
  money({
    id: '.smallBusiness.earlierGain',
    text: 'How much gain on this company’s stock did you count toward the exclusion in earlier years?',
    help: 'Include the whole gain that counted, not only the part you excluded. Enter 0 if none. For example, 250,000.00.',
    why: 'It lowers the limit for this company.',
    fact: '.smallBusiness.earlierGain',
    when: isMarked,
  }),
];

/** Box 2c of the Form 1099-DIV at hand, typed or read. */
const hasSection1202Gain: Condition = (view) => {
  if (view.extractionId === null) return boxIsFilled('section1202', 'Box 2c')(view);
  const read = formsOf(view.documents, 'dividends').find(
    ({ form }) => form.extractionId === view.extractionId,
  );
  return Number(read?.form.item['section1202'] ?? 0) > 0 || { skip: 'Box 2c of your form is blank.' };
};

/** Asked of a gain that is passed on, by the statement of the one who passes it on. */
function askShare(
  hasGain: Condition,
  words: { text: string; help: string; holder: string; lost: string; which: string; hint?: string },
): QuestionSpec[] {
  const canExclude: Condition = (view) => {
    const gain = hasGain(view);
    if (gain !== true) return gain;
    return when(
      '.section1202Share',
      (share) => share !== 'none',
      'You told us you can’t exclude any of this gain.',
    )(view);
  };
  return [
    {
      id: '.section1202Share',
      text: words.text,
      help: words.help,
      why: 'The excluded part isn’t taxed (section 1202).',
      type: 'radio',
      choices: [
        { value: 'all', label: `100%: ${words.holder} acquired the stock after September 27, 2010` },
        {
          value: 'threeQuarters',
          label: '75%: it acquired the stock from February 18, 2009, through September 27, 2010',
        },
        { value: 'half', label: '50%: it acquired the stock before February 18, 2009' },
        { value: 'none', label: words.lost },
      ],
      ...(words.hint === undefined ? {} : { sourceHint: words.hint }),
      fact: '.section1202Share',
      when: hasGain,
    },
    {
      id: '.section1202Company',
      text: words.which,
      help: 'The statement names it. For example, Harbor Robotics, Inc.',
      why: 'Form 8949 lists the company with the excluded gain.',
      type: 'text',
      maxLength: 100,
      fact: '.section1202Company',
      when: canExclude,
    },
  ];
}

/** What the fund's statement says about box 2c. */
export const fundStockQuestions = askShare(hasSection1202Gain, {
  text: 'How much of the gain in box 2c can you exclude?',
  help: 'The fund’s statement shows when it acquired the stock. You must have owned your fund shares on that date and until the fund sold the stock. For example, select 100% for stock acquired after September 27, 2010.',
  holder: 'the fund',
  lost: 'None: I didn’t own fund shares that whole time',
  which: 'Which company’s stock did the fund sell?',
  hint: 'Box 2c',
});

/** What the statement with a Schedule K-1 says about its gain. */
export const shareStockQuestions = askShare(
  whenPicked('.deductionBoxes', 'section1202Gain', 'There’s no section 1202 gain on this Schedule K-1.'),
  {
    text: 'How much of the section 1202 gain can you exclude?',
    help: 'The statement shows when the stock was acquired. You must have owned your share of the business on that date and until it sold the stock. For example, select 100% for stock acquired after September 27, 2010.',
    holder: 'the partnership or S corporation',
    lost: 'None: I didn’t own my share that whole time',
    which: 'Which company’s stock was sold?',
  },
);
