import { discardWork, restoreWork, useKeptWork, useUser, type KeptWork } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { Button, Icon, LinkButton } from 'shared-ui/ui';
import { sessionTexts } from './texts.ts';

/** Typed work that was kept when a session ended: given back on its own page, or thrown away; elsewhere the way to it. */
export function KeptWorkNotice() {
  const list = useKeptWork((state) => state.list);
  return list.map((work) => <Kept key={`${work.agency.id} ${work.path}`} work={work} />);
}

function Kept({ work }: { work: KeptWork }) {
  const t = useTexts(sessionTexts);
  const user = useUser();
  const isRestoring = useKeptWork(({ restoring }) => restoring?.path === work.path);
  const { pathname } = useLocation();
  const time = formatDate(new Date(work.at).toISOString());
  // the product's name stands after the page's
  const [title = work.path] = work.title.split(' · ');
  const isHere = work.path === pathname;
  const isMine = work.agency.id === user.agency_id;
  const text = () => {
    if (!isMine) return t('keptAgency', { time, title, agency: work.agency.name });
    if (!isHere) return t('keptThere', { time, title });
    if (isRestoring) return t('keptRest');
    return t(work.why === 'off' ? 'keptOff' : 'keptHere', { time });
  };
  return (
    <div className="sh-notice">
      <Icon name="history" />
      <p>{text()}</p>
      {isMine && isHere && !isRestoring ? (
        <Button size="small" onClick={() => restoreWork(user, work)}>
          {t('restore')}
        </Button>
      ) : null}
      {isMine && !isHere ? (
        <LinkButton severity="outlined" size="small" to={work.path + work.search}>
          {t('goThere')}
        </LinkButton>
      ) : null}
      <Button
        severity="text"
        size="small"
        aria-label={t('discardOf', { time })}
        onClick={() => discardWork(user, work)}
      >
        {t('discard')}
      </Button>
    </div>
  );
}
