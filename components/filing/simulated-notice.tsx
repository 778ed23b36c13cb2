import { Alert } from '@/components/ui/alert';

/** Said wherever something is signed or sent while the simulator answers. */
export function SimulatedNotice() {
  return (
    <Alert variant="info" title="Simulated: not sent to the IRS">
      A built-in simulator responds in place of the IRS. Nothing leaves Plainfile, and nothing is actually
      filed.
    </Alert>
  );
}
