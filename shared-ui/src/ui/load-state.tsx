import type { ReactNode } from 'react';
import type { ApiError, Load } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { SUPPORT_EMAIL, paths } from 'shared-domain';
import { Alert } from './alert.tsx';
import { Button, LinkButton } from './button.tsx';
import { uiTexts } from './texts.ts';

/** A turning mark with its label for screen readers. */
export function Spinner({ label }: { label?: string }) {
  const t = useTexts(uiTexts);
  return (
    <output className="cx-spinner">
      <span className="cx-spin" aria-hidden />
      <span>{label ?? t('loading')}</span>
    </output>
  );
}

function Failure({ error, retry }: { error: ApiError; retry?: () => unknown }) {
  const t = useTexts(uiTexts);
  return (
    <Alert severity="danger">
      <p>{t('loadFailed', { email: SUPPORT_EMAIL })}</p>
      {error.message ? <p>{error.message}</p> : null}
      <p>{t('code', { status: error.status === 0 ? t('noAnswer') : String(error.status) })}</p>
      {retry ? (
        <Button severity="outlined" size="small" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      ) : null}
    </Alert>
  );
}

/** Where a record that is not there any more leads on to; the dashboard is offered in any case. */
export type LeadOn = { to: string; label: string };

function Gone({ error, list }: { error: ApiError; list: LeadOn | null }) {
  const t = useTexts(uiTexts);
  return (
    <Alert severity="danger">
      <p>
        {error.message} {t('gone')}
      </p>
      <p>{t('code', { status: String(error.status) })}</p>
      <p className="cx-actions">
        {list ? <LinkButton to={list.to}>{list.label}</LinkButton> : null}
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Alert>
  );
}

/** Waiting, failed (the sentence with the support address and the status) or loaded. */
export function LoadState<T>({
  load,
  children,
  retry,
  label,
  list,
}: {
  load: Load<T>;
  children: (value: T) => ReactNode;
  /** Offers 'Try again'. */
  retry?: () => unknown;
  /** What is being waited for. */
  label?: string;
  /** For a record of its own: the list to go to when it is not there (404), null where the person has none. */
  list?: LeadOn | null;
}) {
  if (load.state === 'loading') return <Spinner label={label} />;
  if (load.state === 'failed' && load.error.status === 404 && list !== undefined)
    return <Gone error={load.error} list={list} />;
  if (load.state === 'failed') return <Failure error={load.error} retry={retry} />;
  return children(load.value);
}
