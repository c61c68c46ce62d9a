import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Page } from 'shared-ui/ui';
import { remoteTexts } from './texts.ts';

/** Shown in place of a screen that could not be drawn; the menu and the other screens go on. */
export function CrashScreen({ onRetry }: { onRetry?: () => void }) {
  const t = useTexts(remoteTexts);
  return (
    <Page title={t('crashTitle')}>
      <Alert severity="danger">{t('crashText')}</Alert>
      <Button onClick={onRetry ?? (() => window.location.reload())}>{t('retry')}</Button>
    </Page>
  );
}

type Props = { resetKey: string; report: (error: unknown) => void; children: ReactNode };
type State = { failed: boolean; at: string };

/** Keeps a failing screen from taking the remote down; another address, or a retry, starts afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: State): State | null {
    return resetKey === at ? null : { failed: false, at: resetKey };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <CrashScreen onRetry={() => this.setState({ failed: false })} />;
  }
}
