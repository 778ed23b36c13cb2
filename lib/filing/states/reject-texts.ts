import { stateInText } from '@/lib/format/words';
import type { RejectText } from '../reject-texts';

/** Why a state sends a return back. States publish no common numbers; these are the simulator's (docs/filing.md). */
export const stateRules = {
  federal: 'PF-ST-FEDERAL',
  prior: 'PF-ST-PRIOR',
  duplicate: 'PF-ST-DUPLICATE',
} as const;

/** A state's rejection in plain words, and where it is put right. */
export function stateRejectText(rule: string, message: string, state: string, taxYear: number): RejectText {
  const noun = stateInText(state);
  const first = stateInText(state, true);
  switch (rule) {
    case stateRules.federal:
      return {
        text: `The IRS didn’t accept your federal return, so ${noun} didn’t accept this one. Fix and resend the federal return first, then sign and send this one again.`,
        fix: null,
      };
    case stateRules.prior:
      return {
        text: `The prior-year income you signed with doesn’t match ${noun}’s records. Check your ${taxYear - 1} ${state} return, or leave the box blank if you didn’t file one. Then sign again.`,
        fix: `file:state-${state}`,
      };
    case stateRules.duplicate:
      return {
        text: `${first} already has a ${taxYear} return with your SSN. If you filed it, amend it with ${noun}’s own form. If you didn’t, call ${noun}’s tax agency.`,
        fix: null,
      };
    default:
      return { text: message === '' ? `${first} didn’t give a reason.` : message, fix: null };
  }
}
