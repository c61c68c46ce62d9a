import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasTypedWork, keepWork } from 'shared-ui/auth';
import { lackingRights, type Right, type User } from 'shared-domain';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { Navigate } from 'shared-ui/router';
import { notify } from 'shared-ui/ui';
import { turnedAwayTexts } from './turned-away.texts.ts';
import type { Screen } from './routes.ts';

const RIGHTS = {
  admin: 'rightAdmin',
  superAdmin: 'rightSuperAdmin',
  nextStations: 'rightNextStations',
  deployments: 'rightDeployments',
} as const satisfies Record<Right, string>;

type TurnedAwayProps = {
  screen: Screen;
  user: User;
  to: string;
  /** Nothing holds the page back. */
  letGo: () => void;
};

/**
 * Leads away from a screen that is not for this person, and says which right they lack. Where they had it a moment ago
 * the screen was open: what was typed on it is kept, should they get the right back.
 */
export function TurnedAway({ screen, user, to, letGo }: TurnedAwayProps) {
  const t = useTexts(turnedAwayTexts);
  const [language] = useLanguage();
  const said = useRef(false);
  // before the screen that is taken away forgets what it holds
  useLayoutEffect(() => {
    if (hasTypedWork()) keepWork(user);
    letGo();
  }, [user, letGo]);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    const names = lackingRights(screen.access, user).map((right) => t(RIGHTS[right]));
    const rights = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
    notify('warning', t('turnedAway', { title: pick(screen.title, language), rights }), 0);
  }, [screen, user, t, language]);
  return <Navigate to={to} replace />;
}
