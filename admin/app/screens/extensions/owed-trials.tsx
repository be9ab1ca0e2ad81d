import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { Panel } from '../../ui/parts.tsx';
import { TrialOf, useTrials } from './payment-trial.tsx';

/** Trials whose money is not given back and whose extension is no longer in the shop, each in a panel of its own. */
export function OwedTrials() {
  return useMay()('GET /admin/payment-trials') ? <OwedPanels /> : null;
}

function OwedPanels() {
  // Failures are shown by the panels of the extensions above, which read the same.
  const { data: extensions } = useCall('GET /admin/extensions');
  const { data: trials } = useTrials();
  if (!extensions || !trials) return null;
  const withPanel = new Set(extensions.data.filter(({ ports }) => ports.includes('payment')).map(({ name }) => name));
  const owed = trials.data.filter(({ method }) => !withPanel.has(method));
  return owed.map((tried) => (
    <Panel key={tried.method} title={tried.method}>
      <TrialOf tried={tried} isDirty={false} />
    </Panel>
  ));
}
