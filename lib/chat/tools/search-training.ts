import { z } from 'zod';
import type { FoundPassage } from '@/lib/training/passage';
import { citePage } from '../line-links';
import type { Tool } from './tool';

export interface PassageFinding {
  passages: (Pick<FoundPassage, 'title' | 'heading' | 'text' | 'page' | 'coverage' | 'score'> & {
    url: string;
  })[];
}

const Input = z.strictObject({ question: z.string().min(1).max(2000) });

/** How many passages are looked at for an answer. */
export const passagesWanted = 6;

/** Passages of the training material that speak of what is asked, best first. */
export const searchTrainingTool: Tool<z.infer<typeof Input>, PassageFinding> = {
  name: 'search_training',
  description: 'Passages of Plainfile’s training material about a tax question, with title and page.',
  input: Input,
  run: async (view, { question }) => {
    const found = await view.findPassages(question, passagesWanted);
    const cited = found.map((passage) => ({ passage, citation: citePage(passage) }));
    return {
      data: {
        passages: cited.map(({ passage: { materialId: _materialId, ...passage }, citation }) => ({
          ...passage,
          url: citation.url,
        })),
      },
      citations: cited.map(({ citation }) => citation),
    };
  },
};
