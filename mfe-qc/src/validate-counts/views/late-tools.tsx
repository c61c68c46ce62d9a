import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { listViewTexts } from './texts.ts';

/** For browsers that do not tell when they are idle, in milliseconds. */
const SOON_MS = 200;

function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call);
  return () => window.cancelIdleCallback(handle);
}

/** Views and columns of the list, whose script comes once the list is there; their place is kept for them. */
export function LateTools() {
  const t = useTexts(listViewTexts);
  const [Tools, setTools] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setFailed(false);
    try {
      const { CountsTools } = await import('./counts-tools.tsx');
      setTools(() => CountsTools);
    } catch {
      setFailed(true);
    }
  };
  const loadFirst = useEffectEvent(() => void load());
  useEffect(() => whenIdle(() => loadFirst()), []);
  return (
    <div className="qc-list-tools qc-off-paper">
      {Tools ? <Tools /> : null}
      {failed ? (
        <Button severity="text" size="small" icon="refresh" onClick={() => void load()}>
          {t('toolsFailed')}
        </Button>
      ) : null}
    </div>
  );
}
