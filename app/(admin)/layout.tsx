import { signedInLayout } from '@/components/layout/signed-in-layout';

/** The shell around an administrator's screens. */
export default signedInLayout('admin');
