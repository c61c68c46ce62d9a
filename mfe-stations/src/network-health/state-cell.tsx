import type { StationHealth } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { StateMark } from './state-mark.tsx';
import { healthTexts } from './texts.ts';

/** A station's state, and beside it what it hides: what else has to be seen to, and how many flows are silent. */
export function StateCell({ station: { state, silent_flows, also = [] } }: { station: StationHealth }) {
  const t = useTexts(healthTexts);
  return (
    <>
      <StateMark state={state} />
      {also.map((other) => (
        <div key={other} className="health-also">
          <StateMark state={other} />
        </div>
      ))}
      {silent_flows > 0 && <div className="cx-muted">{t('flowsSilent', { flows: silent_flows })}</div>}
    </>
  );
}
