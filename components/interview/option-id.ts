import { type ControlIds } from './answer-control';

/** The id of one option of a list; the first one has the control's own. */
export const optionId = (ids: ControlIds, index: number) =>
  index === 0 ? ids.control : `${ids.control}-${index}`;
