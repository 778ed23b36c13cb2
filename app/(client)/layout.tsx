import { signedInLayout } from '@/components/layout/signed-in-layout';

/** The shell around a client's screens, and around settings and messages, which every role has. */
export default signedInLayout('client', 'everyone');
