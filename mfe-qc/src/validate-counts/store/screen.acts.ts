import type { Station } from 'shared-domain';
import { invalidate, put } from 'shared-ui/query';
import { reviewKey } from '../review-keys.ts';
import { stationQuery } from '../counts.resource.ts';
import { keepSingleKeys } from '../shortcuts/single-keys.ts';
import { afterChange } from './after-change.ts';
import type { findingActs } from './finding.acts.ts';
import { mayDiscard, workNow, type Inside } from './inside.ts';
import { show, type Places } from './places.ts';

/** What can be done about the screen as a whole. */
export function screenActs(inside: Inside, places: Places, findings: ReturnType<typeof findingActs>) {
  const { stationId, setState } = inside;
  const showStation = (station: Station) => put(stationQuery(stationId), station);
  const changed = (...subjects: ('station' | 'scope' | 'certify')[]) => {
    for (const subject of subjects) void invalidate(reviewKey(stationId, subject));
  };
  return {
    /** Explains the keys, or stops. */
    help: (help: boolean) => setState({ help }),
    /** Switches single keys on or off, in this browser. */
    switchKeys: (singleKeys: boolean) => {
      keepSingleKeys(singleKeys);
      setState({ singleKeys });
    },
    /** Asks before typed work is dropped; true where there is none. */
    mayDiscard: () => mayDiscard(inside),
    /** Has the rules look, by itself. */
    lookOnce: () => {
      setState({ looked: true });
      return findings.look();
    },
    /** From the checklist to the findings. */
    toFindings: () => {
      show(places.findings);
      if (!workNow(inside).current) findings.go(1);
    },
    /** With the station as it is now: certifying. */
    certifying: async (station: Station) => {
      await showStation(station);
      changed('certify');
    },
    /** Certifying was refused: somebody else may have been at these counts. */
    certifyRefused: () => changed('station', 'scope', 'certify'),
    /** With the station as it is now: counts of it were reopened. */
    reopened: async (station: Station) => {
      await showStation(station);
      changed('certify');
      afterChange(inside);
    },
  };
}
