import { useCallback } from 'react';
import { ApiError } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from './services.tsx';
import { remoteTexts } from './texts.ts';

/** Sends with the keys of the questions that were answered with yes. */
export type SendConfirmed<R> = (confirmed: string[]) => Promise<R>;

/**
 * Sends something that the server may have questions about: they are put to the person, and after a yes it is sent
 * again. After a no the refusal goes on, as any other.
 */
export function useQuestions(): <R>(send: SendConfirmed<R>) => Promise<R> {
  const { confirm } = useServices();
  const t = useTexts(remoteTexts);
  return useCallback(
    async <R>(send: SendConfirmed<R>): Promise<R> => {
      const confirmed: string[] = [];
      for (;;) {
        try {
          return await send(confirmed);
        } catch (error) {
          const questions = error instanceof ApiError ? (error.questions ?? []) : [];
          const fresh = questions.filter(({ key }) => !confirmed.includes(key));
          if (fresh.length === 0) throw error;
          const text = fresh.map((question) => question.text).join(' ');
          if (!(await confirm({ title: t('confirmTitle'), text, accept: t('confirmAccept') }))) throw error;
          confirmed.push(...fresh.map(({ key }) => key));
        }
      }
    },
    [confirm, t],
  );
}
