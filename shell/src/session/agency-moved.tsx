import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { hasTypedWork, session, useSession } from 'shared-ui/auth';
import type { User } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog, notify } from 'shared-ui/ui';
import { noteMove, takeMove } from './moved-note.ts';
import { sessionTexts } from './texts.ts';

/**
 * The person works in another agency than this page shows. It is loaded anew for that one and says so; where something
 * was typed the person is asked first, and can go back instead.
 */
export function AgencyMoved({
  letGo,
  reload = () => window.location.reload(),
}: {
  letGo: () => void;
  reload?: () => void;
}) {
  const t = useTexts(sessionTexts);
  const user = useSession((state) => state.user);
  const movedTo = useSession((state) => state.movedTo);
  useEffect(() => {
    const now = takeMove();
    if (now) notify('info', t('movedDone', { now }), 0);
    // said once, in the language of the page
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const follow = (now: User) => {
    noteMove(now.agency.name);
    session.getState().followAgency();
    letGo();
    reload();
  };
  const followAtOnce = useEffectEvent(follow);
  const [asked, setAsked] = useState<number | null>(null);
  // each answer tells the person anew: the question stays while the agency is the same
  const agencyId = movedTo?.agency_id ?? null;
  useEffect(() => {
    if (agencyId === null || !movedTo) return;
    if (hasTypedWork()) setAsked(agencyId);
    else followAtOnce(movedTo);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [agencyId]);
  if (!user || !movedTo || asked !== movedTo.agency_id) return null;
  return <MovedDialog user={user} movedTo={movedTo} onFollow={() => follow(movedTo)} />;
}

type MovedProps = { user: User; movedTo: User; onFollow: () => void };

function MovedDialog({ user, movedTo, onFollow }: MovedProps) {
  const t = useTexts(sessionTexts);
  const names = { now: movedTo.agency.name, before: user.agency.name };
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const back = async () => {
    setGoing(true);
    setFailure(null);
    try {
      await session.getState().switchAgency(user.agency_id);
    } catch (error) {
      setFailure(messageOf(error, t('movedBackFailed')));
      setGoing(false);
    }
  };
  return (
    <Dialog
      title={t('movedTitle')}
      open
      alert
      required
      footer={
        <>
          {movedTo.super_admin === 1 ? (
            <Button loading={going} onClick={() => void back()}>
              {t('movedBack', names)}
            </Button>
          ) : null}
          <Button severity="outlined" onClick={onFollow}>
            {t('movedFollow', names)}
          </Button>
        </>
      }
    >
      <p>{t('movedText', names)}</p>
      <p>{t('movedKept', names)}</p>
      {failure === null ? null : <Alert severity="danger">{failure}</Alert>}
    </Dialog>
  );
}
