import { type FilingView } from '@/lib/filing/schema';

/** What a home screen shows of a filing, as one text to compare: the federal return and each state's. */
export const markStanding = ({ state, overdue, states }: Pick<FilingView, 'state' | 'overdue' | 'states'>) =>
  [state, overdue, ...states.map((one) => `${one.code} ${one.state} ${one.step}`)].join(', ');
