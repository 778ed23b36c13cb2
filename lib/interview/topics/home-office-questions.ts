import { all, type Condition, when } from '../conditions';
import { askPicked } from './picked-amounts';
import { money, type QuestionSpec } from './topic';

const isOwner = when('.homeOffice.homeBasis', (basis) => Number(basis) > 0, 'You rent this home.');
const isDaycare = when('.homeOffice.daycareHours', (hours) => Number(hours) > 0, 'This isn’t a daycare.');

const ofRoom = (name: string, label: string, text: string, example: string) => ({
  fact: `.homeOffice.directExpenses.${name}`,
  label,
  text,
  help: `Enter only expenses for the room itself. For example, ${example}.`,
});

/** Form 8829: costs of the room alone, carryovers, daycare, and depreciation of the home. */
export const homeOfficeDetails = (usesHome: Condition, countsActual: Condition): QuestionSpec[] => {
  const owns = all(countsActual, isOwner);
  return [
    ...askPicked({
      id: '.officeCosts',
      text: 'Do any of these apply to the room itself?',
      help: 'Select all that apply. Include only expenses for the office itself. Leave out expenses for the whole home. For example, repainting the office walls.',
      why: 'Expenses for only this room (direct expenses) are fully deductible.',
      when: countsActual,
      because: 'You told us this doesn’t apply.',
      whyEach: 'It lowers your taxable income, up to your profit.',
      amounts: [
        ofRoom(
          'repairs',
          'Repairs to the room',
          'How much did you pay for repairs to the room?',
          '220.00 for paint',
        ),
        ofRoom('insurance', 'Insurance for the room', 'How much did you pay to insure the room?', '90.00'),
        ofRoom(
          'utilities',
          'Utilities for the room',
          'How much did you pay for utilities for the room alone?',
          '150.00',
        ),
        ofRoom(
          'other',
          'Other expenses for the room',
          'What were your other expenses for the room?',
          '75.00',
        ),
        {
          fact: '.homeOffice.operatingCarryover',
          label: 'Operating expenses carried over from 2023',
          text: 'How much is on line 43 of your 2023 Form 8829?',
          help: 'These are expenses you couldn’t deduct because of your 2023 profit limit. For example, 312.00.',
        },
        {
          fact: '.homeOffice.depreciationCarryover',
          label: 'Depreciation carried over from 2023',
          text: 'How much is on line 44 of your 2023 Form 8829?',
          help: 'This is depreciation you couldn’t deduct because of your 2023 profit limit. For example, 517.00.',
        },
      ],
    }),
    {
      id: '.homeOffice.daycareHours',
      text: 'For how many hours did you use these rooms for daycare?',
      help: 'Enter hours only if you run a daycare in rooms you also use personally. Otherwise, enter 0. For example, 2,500.',
      why: 'For a daycare, the deduction depends on the hours of use.',
      type: 'number',
      min: 0,
      max: 8_784,
      fact: '.homeOffice.daycareHours',
      when: countsActual,
    },
    {
      id: '.homeOffice.daycareHoursAvailable',
      text: 'For how many hours was the home available for daycare?',
      help: 'Enter 0 if it was available all year. If you started or stopped in 2024, enter 24 times the number of days it was available. For example, 4,392.',
      why: 'It determines the percentage of time used for daycare.',
      type: 'number',
      min: 0,
      max: 8_784,
      fact: '.homeOffice.daycareHoursAvailable',
      when: all(countsActual, isDaycare),
    },
    money({
      id: '.homeOffice.homeBasis',
      text: 'If you own the home, what did it cost?',
      help: 'Include the land and improvements made before you first used the room for work. Enter 0 if you rent. For example, 310,000.00.',
      why: 'It’s the starting point for depreciation (writing off the cost over 39 years).',
      fact: '.homeOffice.homeBasis',
      when: countsActual,
    }),
    money({
      id: '.homeOffice.homeValue',
      text: 'What was the home worth when you first used the room for work?',
      help: 'Enter 0 if it was worth at least as much as it cost. For example, 290,000.00.',
      why: 'Depreciation uses the lower of cost or value.',
      fact: '.homeOffice.homeValue',
      when: owns,
    }),
    money({
      id: '.homeOffice.landValue',
      text: 'How much of the home’s cost or value, whichever is lower, was for the land?',
      help: 'Your property tax bill often shows it. For example, 80,000.00.',
      why: 'You can’t depreciate land.',
      fact: '.homeOffice.landValue',
      when: owns,
    }),
    {
      id: '.homeOffice.firstUsed',
      text: 'When did you first use the room for this work?',
      help: 'For example, 06/01/2021.',
      why: 'Depreciation starts in that month.',
      type: 'date',
      min: '1980-01-01',
      max: '2024-12-31',
      fact: '.homeOffice.firstUsed',
      when: all(usesHome, owns),
    },
  ];
};
