import { useMemo, type RefObject } from 'react';
import { messageOf } from 'shared-ui/api';
import type { Agency } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { closeAgency, deleteAgency, reopenAgency } from './agencies.resource.ts';
import { agencyTexts } from './texts.ts';

/** The ends that an agency can come to, and the way back. */
export type AgencyEnd = Record<'close' | 'reopen' | 'remove', (agency: Agency) => Promise<void>>;

/** Closes, reopens and deletes agencies, after a question where people lose something, and tells how it went. */
export function useAgencyEnd({
  focusAfter,
}: {
  /** Where the focus goes when the row it was in goes. */
  focusAfter: RefObject<HTMLElement | null>;
}): AgencyEnd {
  const t = useTexts(agencyTexts);
  const { confirm, notify } = useServices();
  return useMemo(() => {
    const tell = async (work: Promise<void>, done: string, failed: string) => {
      try {
        await work;
        notify('success', done);
      } catch (error) {
        notify('danger', messageOf(error, failed));
      }
    };
    const close = async (agency: Agency) => {
      const { name } = agency;
      const question = {
        title: t('closeQuestion'),
        text: t('closeText', { name }),
        accept: t('closeAccept'),
      };
      if (!(await confirm({ ...question, danger: true }))) return;
      await tell(closeAgency(agency), t('closed', { name }), t('closeFailed'));
    };
    const remove = async (agency: Agency) => {
      const { name } = agency;
      const question = {
        title: t('deleteQuestion'),
        text: t('deleteText', { name }),
        accept: t('deleteAccept'),
      };
      if (!(await confirm({ ...question, danger: true }))) return;
      const gone = deleteAgency(agency).then(() => focusAfter.current?.focus());
      await tell(gone, t('deleted', { name }), t('deleteFailed'));
    };
    return {
      close,
      reopen: (agency) => tell(reopenAgency(agency), t('reopened', { name: agency.name }), t('reopenFailed')),
      remove,
    };
  }, [t, confirm, notify, focusAfter]);
}
