/** A passage that answers may quote. */
export interface FoundPassage {
  materialId: string;
  title: string;
  heading: string;
  text: string;
  page: number;
  /** Share of what the question asks about that the passage speaks of, 0 to 1; rare words weigh more. */
  coverage: number;
  /** Coverage with a bonus for title and heading: the order of the list. */
  score: number;
}
