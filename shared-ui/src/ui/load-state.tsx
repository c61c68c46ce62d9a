import type { ReactNode } from 'react';
import type { ApiError, Load } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { SUPPORT_EMAIL } from '../domain/index.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
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

/** Waiting, failed (the sentence with the support address and the status) or loaded. */
export function LoadState<T>({
  load,
  children,
  retry,
  label,
}: {
  load: Load<T>;
  children: (value: T) => ReactNode;
  /** Offers 'Try again'. */
  retry?: () => unknown;
  /** What is being waited for. */
  label?: string;
}) {
  if (load.state === 'loading') return <Spinner label={label} />;
  if (load.state === 'failed') return <Failure error={load.error} retry={retry} />;
  return children(load.value);
}
