import { signedInLayout } from '@/components/layout/signed-in-layout';

/** The shell around a client's screens, and around the settings, which every role has. */
export default signedInLayout(null);
