import { signedInLayout } from '@/components/layout/signed-in-layout';

/** The shell around a preparer's screens. */
export default signedInLayout('preparer');
