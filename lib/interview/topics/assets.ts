import { all, type Condition, hasItems, picked, type View, whenYes } from '../conditions';
import { onSeparateStatus } from '../filing-status';
import { soldQuestions } from './sold-property';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

export const assetsGate: QuestionSpec = yesNo({
  id: 'had-assets',
  text: 'Did you have depreciable property, such as a building or tools, for a business or rental?',
  help: 'You deduct part of the cost each year. Include rental property and property you bought in earlier years. Leave out your home and your cars. We’ll ask about cars in the business questions. For example, a rental house or a $2,000 camera.',
  why: 'Depreciation lowers your taxable income.',
  fact: 'interview.hadAssets',
  when: hasItems(['businesses', 'farms', 'rentals'], 'You don’t have a business or rental.'),
});

const notBuilding: Condition = (view: View) => {
  const isBuilding = picked(view, '.class', '27.5') || picked(view, '.class', '39');
  return isBuilding ? { skip: 'This isn’t available for buildings.' } : true;
};

/** Form 4562: what wears out over years, for a business or for a place that is rented out. */
export const assets: GroupSpec = {
  group: 'assets',
  noun: 'Asset',
  nameFrom: '.description',
  fact: 'businesses',
  within: { reference: '.belongsTo', lists: { businesses: 'assets', rentals: 'assets', farms: 'assets' } },
  gate: 'had-assets',
  max: 60,
  questions: [
    {
      id: '.belongsTo',
      text: 'Which business or rental is the asset for?',
      help: 'For example, if you bought a stove for a rental house, select that house.',
      why: 'You deduct depreciation on the schedule for that business or rental.',
      type: 'radio',
      refersTo: { of: ['businesses', 'rentals', 'farms'] },
      fact: 'interview.belongsTo',
    },
    {
      id: '.description',
      text: 'What is the asset?',
      help: 'A few words are enough. For example, camera or house.',
      why: 'Form 4562 (depreciation) asks for it.',
      type: 'text',
      maxLength: 60,
      fact: '.description',
    },
    {
      id: '.class',
      text: 'What type of property is the asset?',
      help: 'For example, select “Computers, tools, and phones” for a laptop.',
      why: 'The type determines how many years you depreciate it over.',
      type: 'select',
      choices: [
        { value: '5', label: 'Computers, tools, and phones (5 years)' },
        { value: '7', label: 'Desks, store fixtures, and most machines (7 years)' },
        { value: '27.5', label: 'Residential rental property, such as a house or apartment (27.5 years)' },
        { value: '39', label: 'Any other building (39 years)' },
        { value: '15', label: 'Fences, roads, and other land improvements (15 years)' },
        { value: 'qip', label: 'Work inside a store or office building (qualified improvement property)' },
        { value: 'software', label: 'Off-the-shelf software (36 months)' },
        { value: '3', label: 'Special tools and some animals (3 years)' },
        { value: '10', label: 'Boats and barges (10 years)' },
        { value: 'orchard', label: 'Fruit or nut trees and vines (10 years)' },
        { value: '20', label: 'Farm buildings (20 years)' },
      ],
      fact: '.class',
    },
    {
      id: '.placedInService',
      text: 'When was the asset placed in service (ready to use)?',
      help: 'For a rental house, enter the first day it was available to rent. For example, 06/01/2021.',
      why: 'Depreciation starts on this date.',
      type: 'date',
      min: '1980-01-01',
      max: '2024-12-31',
      fact: '.placedInService',
    },
    money({
      id: '.cost',
      text: 'What is the asset’s cost basis?',
      help: 'Enter what you paid. For a building, leave out the cost of the land. For example, 165,000.00 for the house alone.',
      why: 'You deduct part of it each year.',
      fact: '.cost',
    }),
    money({
      id: '.section179',
      text: 'How much of the cost do you elect to deduct for 2024 (section 179)?',
      help: 'This is available for property you started using in 2024. Enter 0 to depreciate the cost over several years. For example, 2,000.00.',
      why: 'This election lets you deduct the cost now, up to the dollar limit and your business income, including wages.',
      fact: '.section179',
      when: notBuilding,
    }),
    yesNo({
      id: '.bonus',
      text: 'Do you want to take bonus depreciation on this asset?',
      help: 'It lets you deduct more of the cost in the first year. The rate depends on when you acquired the property and placed it in service. For property from an earlier year, select what you chose then. For example, select No to depreciate the full cost over several years.',
      why: 'It applies automatically unless you elect out.',
      fact: '.bonus',
      when: notBuilding,
    }),
    {
      id: '.acquired',
      text: 'If you signed the purchase contract before the year you first used the asset, when did you sign it?',
      help: 'Enter the contract date. For example, 08/20/2017. Leave this blank if you signed it in the same year.',
      why: 'The bonus rate can depend on that date.',
      type: 'date',
      min: '1980-01-01',
      max: '2024-12-31',
      optional: true,
      fact: '.acquired',
      when: all(notBuilding, whenYes('.bonus', 'You aren’t claiming bonus depreciation.')),
    },
    ...soldQuestions,
  ],
  more: yesNo({
    id: '.more',
    text: 'Do you have another asset to depreciate?',
    help: 'For example, select Yes for a new stove in your rental house.',
    why: 'Each asset has its own recovery period.',
    fact: 'interview.more',
  }),
};

const expenses: Condition = (view) =>
  [...view.verdicts.keys()].some((id) => /\.section179$/.test(id) && Number(view.effective[id] ?? 0) > 0) || {
    skip: 'You aren’t taking a section 179 deduction.',
  };

/** Form 4562, Part I, of spouses who file separately. */
export const separateExpensing: readonly QuestionSpec[] = [
  money({
    id: 'section179.spouseProperty',
    text: 'What did the business property your spouse placed in service in 2024 cost?',
    help: 'Include machines, tools, and cars. Enter 0 if none. For example, 12,000.00.',
    why: 'Spouses share one limit for section 179.',
    fact: 'section179.spouseProperty',
    when: all(onSeparateStatus, expenses),
  }),
  {
    id: 'section179.percentage',
    text: 'What percentage of the section 179 limit do you elect to use?',
    help: 'Leave this blank for half. Any other split requires an election by both of you. For example, 60.',
    why: 'Spouses who file separately split the limit.',
    type: 'number',
    min: 0,
    max: 100,
    optional: true,
    fact: 'section179.percentage',
    when: all(onSeparateStatus, expenses),
  },
];
