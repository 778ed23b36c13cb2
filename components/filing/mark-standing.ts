import { type FilingView } from '@/lib/filing/schema';
import { type TaxReturn } from '@/lib/returns/schema';

/** What a home screen shows of a filing, as one text to compare: the federal return and each state's. */
export const markStanding = ({ state, overdue, states }: Pick<FilingView, 'state' | 'overdue' | 'states'>) =>
  [state, overdue, ...states.map((one) => `${one.code} ${one.state} ${one.step}`)].join(', ');

/**
 * The same of a page that was drawn from two reads: what became of a return between them shows in one only, and the page
 * says what the return says.
 */
export const markDrawn = (
  filing: Parameters<typeof markStanding>[0],
  efile: TaxReturn['efile'] | undefined,
) => markStanding({ ...filing, state: efile?.state ?? filing.state });
