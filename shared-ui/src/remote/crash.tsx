import { Component, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, LinkButton, Page } from 'shared-ui/ui';
import { paths } from 'shared-domain';
import { failureOf, newReference } from './reference.ts';
import { remoteTexts } from './texts.ts';

/** Shown in place of a screen that could not be drawn; the menu and the other screens go on. */
export function CrashScreen({ reference, onRetry }: { reference: string; onRetry?: () => void }) {
  const t = useTexts(remoteTexts);
  return (
    <Page title={t('crashTitle')}>
      <Alert severity="danger">
        <p>{t('crashText')}</p>
        <p>{t('reference', { reference })}</p>
      </Alert>
      <p className="cx-actions">
        <Button onClick={onRetry ?? (() => window.location.reload())}>{t('retry')}</Button>
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Page>
  );
}

type Props = {
  /** The remote whose screens it holds. */
  name: string;
  resetKey: string;
  report: (error: unknown) => void;
  children: ReactNode;
};
type State = { reference: string | null; at: string };

/** Keeps a failing screen from taking the remote down; another address, or a retry, starts afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { reference: null, at: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: newReference() };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): State | null {
    return resetKey === at ? null : { reference: null, at: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(failureOf(this.props.name, this.state.reference ?? '', error));
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return <CrashScreen reference={reference} onRetry={() => this.setState({ reference: null })} />;
  }
}
