import { useEffect, useRef } from 'react';
import { lackingRights, type Right, type User } from 'shared-ui/domain';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { Navigate } from 'shared-ui/router';
import { notify } from 'shared-ui/ui';
import { sessionTexts } from '../session/texts.ts';
import type { Screen } from './routes.ts';

const RIGHTS = {
  admin: 'rightAdmin',
  superAdmin: 'rightSuperAdmin',
  nextStations: 'rightNextStations',
  deployments: 'rightDeployments',
} as const satisfies Record<Right, string>;

/** Leads away from a screen that is not for this person, and says which right they lack. */
export function TurnedAway({ screen, user, to }: { screen: Screen; user: User; to: string }) {
  const t = useTexts(sessionTexts);
  const [language] = useLanguage();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    const names = lackingRights(screen.access, user).map((right) => t(RIGHTS[right]));
    const rights = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
    notify('warning', t('turnedAway', { title: pick(screen.title, language), rights }), 0);
  }, [screen, user, t, language]);
  return <Navigate to={to} replace />;
}
