import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { session, useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { Button, notify } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/**
 * Where a super admin moves to another agency: chosen, then changed by the button; the page reloads, so that nothing
 * of the former agency stays. Until the agencies are loaded its place is kept, and nothing stands there.
 */
export function AgencySwitcher({
  mayLeave,
  reload = () => window.location.reload(),
}: {
  /** Asks about typed work that reloading would lose. */
  mayLeave: () => Promise<boolean>;
  reload?: () => void;
}) {
  const t = useTexts(shellTexts);
  const user = useUser();
  const { load } = useLoaded(lookups.agencies);
  const [choice, setChoice] = useState<number | null>(null);
  const chosen = choice ?? user.agency_id;
  const [changing, setChanging] = useState(false);
  if (load.state === 'loading') return <div className="sh-agency is-waiting" />;
  if (load.state === 'failed') return null;

  const change = async () => {
    if (!(await mayLeave())) return;
    setChanging(true);
    try {
      await session.getState().switchAgency(chosen);
      reload();
    } catch (error) {
      notify('danger', messageOf(error, t('changeFailed')), 0);
    } finally {
      setChanging(false);
    }
  };

  return (
    <form
      className="sh-agency"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <label>
        <span className="cx-hidden">{t('agency')}</span>
        <select value={chosen} onChange={({ target }) => setChoice(Number(target.value))}>
          {load.value.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        type="submit"
        severity="outlined"
        size="small"
        loading={changing}
        disabled={chosen === user.agency_id}
      >
        {t('change')}
      </Button>
    </form>
  );
}
