import { useCallback } from 'react';
import { paths } from 'shared-domain';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { useItsCounts, type AskedFlow } from '../import-eco-stations/use-its-counts.ts';
import { justPublished } from './just-published.store.ts';

/**
 * Ends with a station that a form has just published: leads to its page, which says so and what comes next, and asks for
 * its counts where the vendor has them.
 */
export function useToItsPage(): (stationId: string, flows: readonly AskedFlow[]) => Promise<void> {
  const { setDirty } = useServices();
  const navigate = useNavigate();
  const askForCounts = useItsCounts();
  return useCallback(
    async (stationId, flows) => {
      // Nothing is left to lose, and the guard must know before the address changes.
      setDirty(false);
      justPublished.setState({ stationId });
      // in the form's place: Back leads to where one came to it from
      await navigate(paths.station.href({ stationId }), { replace: true });
      await askForCounts(stationId, flows);
    },
    [navigate, setDirty, askForCounts],
  );
}
