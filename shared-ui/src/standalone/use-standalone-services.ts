import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import type { RemoteProps, Services } from 'shared-ui/remote';
import { createPath, useLocation, useNavigate } from 'shared-ui/router';
import { confirm, notify } from 'shared-ui/ui';
import { standaloneTexts } from './texts.ts';

/** The shell's part of the contract, for a remote alone: services, and a navigator that asks before work is lost. */
export function useStandaloneServices(): { services: Services; navigator: RemoteProps['navigator'] } {
  const t = useTexts(standaloneTexts);
  const navigate = useNavigate();
  const dirty = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const leave = useCallback(
    async (go: () => unknown) => {
      const question = { title: t('leaveTitle'), text: t('leaveText'), accept: t('leave'), danger: true };
      if (dirty.current && !(await confirm(question))) return;
      dirty.current = false;
      await go();
    },
    [t],
  );
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  const navigator = useMemo<RemoteProps['navigator']>(() => {
    // as in the shell: who has gone elsewhere is not led on by an answer that comes late
    const isThere = ({ from }: { from?: string } = {}) => from === undefined || from === shown.current;
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void leave(() => navigate(delta)),
      push: (to, state, step) => void (isThere(step) && leave(() => navigate(to, { state }))),
      replace: (to, state, step) => void (isThere(step) && navigate(to, { state, replace: true })),
    };
  }, [leave, navigate]);
  const services = useMemo<Services>(
    () => ({
      notify,
      confirm,
      setDirty: (now) => {
        dirty.current = now;
      },
      reportError: (error) => window.reportError(error),
    }),
    [],
  );
  return { services, navigator };
}
