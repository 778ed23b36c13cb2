import type { Example as Learning } from '@/lib/training/learnt';
import { askedFor } from '@/lib/training/starter/asked';
import { intentExamples } from './alike-intent';
import { lineExamples } from './alike-line';
import { intentQuestions, outsideQuestions } from './phrases/intent-phrases';
import { lawFrames, lineFrames, lineNames, lineQuestions } from './phrases/line-phrases';
import { moreLineNames, moreLineQuestions } from './phrases/line-questions';
import { lawQuestions, moreOutsideQuestions } from './phrases/other-questions';
import { resultQuestions } from './phrases/result-questions';
import { saidAboutBusiness } from './phrases/said-business';
import { saidAboutIncome } from './phrases/said-income';
import { saidInSlang } from './phrases/said-in-slang';
import { saidOtherwise } from './phrases/said-otherwise';
import { saidAboutPapers } from './phrases/said-papers';
import { saidAboutResults } from './phrases/said-results';
import { saidAboutSchedules } from './phrases/said-schedules';
import { saidAboutTax } from './phrases/said-tax';
import { storiesOfBusiness } from './phrases/stories-of-business';
import { storiesOfIncome } from './phrases/stories-of-income';
import { storiesOfPapers } from './phrases/stories-of-papers';
import { storiesOfResults } from './phrases/stories-of-results';
import { storiesOfTax } from './phrases/stories-of-tax';
import { told, untold, untoldFrames } from './phrases/untold';
import { type Want, toWant } from './wants';

export interface Example extends Learning {
  key: Want;
  /** Put together from a name and a frame rather than written as it stands. */
  isFramed: boolean;
}

const split = (texts: string): string[] => texts.split(' | ');

/** How many of the questions each name of a line is put into; which ones goes in turn. */
const framesEach = 6;
const lawFramesEach = 2;
const moreFramesEach = 3;
const moreLawFramesEach = 1;

/** What nobody wrote teaches less. Topics are many: each by itself counts less, or they would draw the rest to them. */
const framedWeight = 0.3;
const topicWeight = 0.35;
const outsideWeight = 0.7;
/** A question that no return answers is put with so many of its names. */
const untoldEach = 3;
const untoldWeight = 0.3;
/** A story has many words that say nothing of its question; one counts in full, of whatever kind it is. */
const storyWeight = 1;

/** Phrasings by many writers, under `form:line` or the name of an intent. */
const saidByMany = [
  saidAboutBusiness,
  saidAboutIncome,
  saidInSlang,
  saidOtherwise,
  saidAboutPapers,
  saidAboutResults,
  saidAboutSchedules,
  saidAboutTax,
] as const;

/** Messages that tell something around their question, under the same names. */
const stories = [
  storiesOfBusiness,
  storiesOfIncome,
  storiesOfPapers,
  storiesOfResults,
  storiesOfTax,
] as const;

/** The texts of all stories: their words are right, but many of them are of anything. */
export const storyTexts: readonly string[] = stories.flatMap((story) => Object.values(story));

/** The texts of all that people say when they ask about a return or tax, for the words in them. */
export const saidTexts: readonly string[] = [
  ...Object.values(told),
  ...saidByMany.flatMap((said) =>
    Object.entries(said).flatMap(([name, texts]) => (name === 'outside' ? [] : [texts])),
  ),
  ...Object.values(askedFor),
];

/** Examples stand under `form:line` or the name of an intent. */
const wantOf = (name: string): Want => (/^(?:1040|2441|schedule-)/.test(name) ? `line:${name}` : name);

/** Every question that we know, with what it wants. */
export function listExamples(): Example[] {
  const examples: Example[] = [];
  const add = (key: Want, text: string, isFramed = false) =>
    examples.push({
      key,
      text,
      weight:
        (isFramed ? framedWeight : 1) *
        (key === 'topic' ? topicWeight : key === 'outside' ? outsideWeight : 1),
      isFramed,
    });
  const addAll = (key: Want, texts: string) => {
    for (const text of split(texts)) add(key, text);
  };
  let turn = 0;
  const put = (frames: readonly string[], name: string, key: Want, times: number) => {
    for (let count = 0; count < times; count += 1) {
      const frame = frames[turn % frames.length] ?? '{}';
      add(key, frame.replace('{}', name), true);
      turn += 1;
    }
  };
  for (const [place, names] of Object.entries(lineNames))
    for (const name of split(names)) {
      add(`line:${place}`, name);
      put(lineFrames, name, `line:${place}`, framesEach);
      put(lawFrames, name, 'topic', lawFramesEach);
      put(untoldFrames, name, 'outside', 1);
    }
  for (const [place, names] of Object.entries(moreLineNames))
    for (const name of split(names)) {
      add(`line:${place}`, name);
      put(lineFrames, name, `line:${place}`, moreFramesEach);
      put(lawFrames, name, 'topic', moreLawFramesEach);
      put(untoldFrames, name, 'outside', 1);
    }
  for (const questions of [lineQuestions, moreLineQuestions, lineExamples])
    for (const [place, texts] of Object.entries(questions)) addAll(`line:${place}`, texts);
  for (const questions of [intentQuestions, resultQuestions])
    for (const [intent, texts] of Object.entries(questions)) addAll(intent, texts);
  for (const [intent, texts] of intentExamples) {
    const want = toWant(intent);
    if (want !== null) addAll(want, texts);
  }
  for (const said of saidByMany)
    for (const [name, texts] of Object.entries(said)) addAll(wantOf(name), texts);
  for (const story of stories)
    for (const [name, texts] of Object.entries(story))
      for (const text of split(texts))
        examples.push({ key: wantOf(name), text, weight: storyWeight, isFramed: false });
  for (const [heading, texts] of Object.entries(askedFor)) addAll('topic', `${heading} | ${texts}`);
  addAll('topic', lawQuestions);
  addAll('outside', outsideQuestions);
  addAll('outside', moreOutsideQuestions);
  // Near to what no return tells: each counts in full, of whatever kind it is.
  for (const [name, texts] of Object.entries(told))
    for (const text of split(texts)) examples.push({ key: wantOf(name), text, weight: 1, isFramed: false });
  for (const [things, asks] of untold) {
    const names = split(things);
    for (const ask of split(asks))
      for (let count = 0; count < untoldEach; count += 1) {
        examples.push({
          key: 'outside',
          text: ask.replace('{}', names[turn % names.length] ?? ''),
          weight: untoldWeight,
          isFramed: true,
        });
        turn += 1;
      }
  }
  return examples;
}
