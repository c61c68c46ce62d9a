import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from 'shared-ui/ui';
import { reportError } from '../../../federation/report-error.ts';
import { loadChallenge } from '../account.resource.ts';
import { solve } from './solve-challenge.ts';
import { humanCheckTexts } from './texts.ts';

type State = 'idle' | 'working' | 'verified' | 'failed';

/** One box to tick; ticking it has this computer work for a few seconds, which is too dear for a machine that floods. */
export function SelfCheck({ onToken }: { onToken: (token: string | null) => void }) {
  const t = useTexts(humanCheckTexts);
  const id = useId();
  const [state, setState] = useState<State>('idle');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const check = async () => {
    const { signal } = leaving.current;
    setState('working');
    try {
      const token = await solve(await loadChallenge(), signal);
      if (signal.aborted) return;
      onToken(token);
      setState(token === null ? 'failed' : 'verified');
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      setState('failed');
    }
  };
  const said = { idle: '', working: t('working'), verified: t('verified'), failed: t('failed') }[state];
  return (
    <div className="cx-field sh-human">
      <label className="cx-check">
        <input
          type="checkbox"
          checked={state === 'working' || state === 'verified'}
          aria-describedby={`${id}-hint ${id}-said`}
          onChange={() => {
            if (state === 'idle' || state === 'failed') void check();
          }}
        />
        <span>{t('label')}</span>
      </label>
      <p id={`${id}-hint`} className="cx-hint">
        {t('hint')}
      </p>
      <output id={`${id}-said`} className={state === 'failed' ? 'cx-error' : undefined}>
        {state === 'working' ? <span className="cx-spin" aria-hidden /> : null}
        {state === 'verified' ? <Icon name="check-circle" /> : null}
        {said}
      </output>
    </div>
  );
}
