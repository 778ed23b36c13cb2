/** A passage that answers may quote. */
export interface FoundPassage {
  materialId: string;
  title: string;
  heading: string;
  text: string;
  page: number;
  /** Share of what the question asks about that the passage speaks of, 0 to 1; rare words weigh more. */
  coverage: number;
  /** How near the question is to what people ask about this passage, 0 to 1; 0 for uploaded material. */
  likeness: number;
  /** The chance that the question is about its heading, if it is about one of the starter material at all; else 0. */
  chance: number;
  /** Coverage with a bonus for title and heading: the order of the list. */
  score: number;
}
