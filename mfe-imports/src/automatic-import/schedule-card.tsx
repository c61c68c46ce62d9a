import { useState } from 'react';
import { may, type AutomaticImport } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, Fact, Facts } from 'shared-ui/ui';
import { resumeSchedule, runNow } from './automatic-import.resource.ts';
import { RhythmForm } from './rhythm-form.tsx';
import { automaticTexts, RHYTHM_WORDS } from './texts.ts';

/** How often, when next, what it takes of the vendor's limit, and why it stands still. */
export function ScheduleCard({ own }: { own: AutomaticImport }) {
  const t = useTexts(automaticTexts);
  const mayChange = may(useUser(), 'PUT /automatic-import/:agencyId');
  const { agency_id: agency, paused, failing, choices, requests, rhythm } = own;
  const planned = choices.find((one) => one.rhythm === rhythm)?.requests ?? 0;
  const isOpen = own.runs.some(({ finished_at }) => finished_at === null);
  return (
    <Card
      title={t('schedule')}
      actions={
        mayChange && (
          <Act
            verb="now"
            done="started"
            failed="startFailed"
            icon="cloud-download"
            disabled={isOpen || own.stations === 0}
            act={() => runNow(agency)}
          />
        )
      }
    >
      {paused && (
        <Alert severity="warning">
          <p>{t('paused', { since: formatDate(paused.at), why: paused.why })}</p>
          {mayChange && (
            <Act verb="resume" done="resumed" failed="resumeFailed" act={() => resumeSchedule(agency)} />
          )}
        </Alert>
      )}
      {failing && (
        <Alert severity="warning">
          {t('failing', { since: formatDate(failing.since), why: failing.why })}
        </Alert>
      )}
      <Facts>
        <Fact name={t('rhythm')}>{t(RHYTHM_WORDS[rhythm])}</Fact>
        <Fact name={t('nextRun')}>{own.next_at === null ? t('noNext') : formatDate(own.next_at)}</Fact>
        <Fact name={t('asksFor')}>{t('stations', { stations: own.stations, channels: own.channels })}</Fact>
        <Fact name={t('requests')}>
          {t('uses', {
            requests: formatNumber(planned),
            most: formatNumber(requests.a_day),
            spent: formatNumber(requests.spent_today),
          })}
        </Fact>
      </Facts>
      {mayChange && <RhythmForm key={`${agency} ${own.version}`} own={own} />}
    </Card>
  );
}

type Word = keyof typeof automaticTexts.en;

/** A button that has the server do something, and says whether it did. */
function Act({
  verb,
  done,
  failed,
  act,
  ...look
}: {
  verb: Word;
  done: Word;
  failed: Word;
  icon?: string;
  disabled?: boolean;
  act: () => Promise<void>;
}) {
  const t = useTexts(automaticTexts);
  const { notify } = useServices();
  const [acting, setActing] = useState(false);
  const press = async () => {
    setActing(true);
    try {
      await act();
      notify('success', t(done));
    } catch (error) {
      notify('danger', messageOf(error, t(failed)));
    } finally {
      setActing(false);
    }
  };
  return (
    <Button severity="outlined" loading={acting} onClick={() => void press()} {...look}>
      {t(verb)}
    </Button>
  );
}
