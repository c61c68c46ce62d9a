import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { failureOf, newReference } from 'shared-ui/remote';
import { notify } from 'shared-ui/ui';
import { shownRemote } from './load-log.ts';
import { remoteOfError } from './remote-of-error.rules.ts';
import { reportError } from './report-error.ts';
import { tellFailure } from './tell-failures.ts';
import { federationTexts } from './texts.ts';

const AGAIN_MS = 10_000;
/** In a trace: a script of the shell, deployed or built. */
const OWN_SCRIPT = /https?:\/\/[^/\s]+\/(?:releases\/)?shell\/\S+\.js/;

/**
 * Says so when a remote's code fails outside drawing — in an event, a timer, a promise: the person learns that what they
 * did may not have happened, with a reference that stands in the log beside the cause. Once in ten seconds a remote.
 */
export function useRemoteErrors(): void {
  const t = useTexts(federationTexts);
  useEffect(() => {
    const told = new Map<string, number>();
    const tell = (error: unknown, ofNobody: string | null) => {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const name = stack === '' ? ofNobody : remoteOfError(stack);
      // nobody sees that the shell's own program stumbled, but who runs it is to know
      if (!name && OWN_SCRIPT.test(stack)) tellFailure(error);
      if (!name || Date.now() - (told.get(name) ?? 0) < AGAIN_MS) return;
      told.set(name, Date.now());
      const reference = newReference();
      reportError(failureOf(name, reference, error));
      notify('danger', t('stumbled', { name, reference }));
    };
    const onError = ({ error }: ErrorEvent) => tell(error, null);
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      // what was given up on purpose is no failure
      if ((reason as { name?: unknown } | null)?.name === 'AbortError') return;
      // a promise may be rejected with anything: then it is of the screen that is open
      tell(reason, shownRemote());
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [t]);
}
