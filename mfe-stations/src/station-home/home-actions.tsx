import type { StationHome } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { nextSteps } from './next-steps.rules.ts';
import { homeTexts } from './texts.ts';
import { useWays } from './ways.ts';

const ACTIONS = ['review', 'upload', 'imports', 'export', 'compare', 'share', 'copy', 'edit'] as const;

/** What can be done with the station from here, beside what comes next, which stands below by itself. */
export function HomeActions({ home }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const ways = useWays(home);
  const proposed = new Set<string>(nextSteps(home).map(({ step }) => step));
  const isPossible = (action: (typeof ACTIONS)[number]) => {
    if (action === 'review') return home.station.last_count !== null;
    return action !== 'export' || home.certified_until !== null;
  };
  return ACTIONS.filter((action) => !proposed.has(action) && isPossible(action)).map((action) => (
    <LinkButton key={action} severity="outlined" to={ways[action]}>
      {t(action)}
    </LinkButton>
  ));
}
