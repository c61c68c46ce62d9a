import { useMemo, useState } from 'react';
import { ALERT_SECONDS, type CertifyChecklist, type Station } from 'shared-domain';
import { FormDialog, FormField, useFieldForm } from 'shared-ui/form';
import { formatDate, useTexts, type Wording } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { LoadState } from 'shared-ui/ui';
import { chosenFilters, isNarrowed, NO_FILTERS } from '../filters.rules.ts';
import { useActs, useReview, useSubject } from '../store/review-context.tsx';
import { nothingAsked, overrideFields, type OverrideValues } from './certify.fields.ts';
import { certifyCounts, checklistQuery } from './certify.resource.ts';
import './certify.css';
import { Checklist } from './checklist.tsx';
import { mayCertify, needsReason } from './checklist.rules.ts';
import { certifyTexts } from './texts.ts';

/** What would be certified, the checklist, and the person's word on exactly these counts. */
export function CertifyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { screen } = useActs();
  const given = useReview((state) => state.filters);
  const [filters, setFilters] = useState(given);
  const opened = useReview((state) => state.opened);
  const { load, reload } = useLoaded(checklistQuery(station.station_id_tmg, filters));
  const list = load.state === 'loaded' ? load.value : null;
  const form = useCertifying(list, async (counts, reason) => {
    try {
      return await certifyCounts(station.station_id_tmg, filters, counts, reason);
    } catch (problem) {
      // what the person read may be wrong by now
      screen.certifyRefused();
      throw problem;
    }
  });
  const toFindings = () => {
    onClose();
    screen.toFindings();
  };
  return (
    <FormDialog
      form={form}
      title={t('title')}
      alert
      wide
      accept={t('certify')}
      ready={list !== null && mayCertify(list)}
      failed={t('failed')}
      onClose={onClose}
    >
      <LoadState load={load} retry={reload} label={t('checking')}>
        {(loaded) => (
          <>
            <Statement
              station={station}
              list={loaded}
              narrowed={isNarrowed(chosenFilters(filters, opened))}
            />
            {loaded.counts > 0 || loaded.left_out.counts > 0 ? (
              <Checklist list={loaded} onFindings={toFindings} onTakeAll={() => setFilters(NO_FILTERS)} />
            ) : null}
            <FormField form={form} name="reason" />
          </>
        )}
      </LoadState>
    </FormDialog>
  );
}

const UNEXPLAINED: OverrideValues = { reason: '' };

/** The form around the checklist: it asks for a reason where strong findings are open, and starts the certification. */
function useCertifying(
  list: CertifyChecklist | null,
  send: (counts: number, reason: string) => Promise<Station>,
) {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { screen } = useActs();
  const { notify } = useServices();
  const strong = list?.findings.strong ?? 0;
  const words = useMemo((): Wording<keyof typeof certifyTexts.en> => {
    const word: Wording<keyof typeof certifyTexts.en> = t;
    return (key, values) => word(key, { count: strong, ...values });
  }, [t, strong]);
  return useFieldForm({
    fields: list && needsReason(list) ? overrideFields : nothingAsked,
    t: words,
    initial: UNEXPLAINED,
    lookups: null,
    keep: { name: `certify reason ${station.station_id_tmg}` },
    onSubmit: async ({ reason }) => {
      if (!list) return;
      const certifying = await send(list.counts, reason.trim());
      await screen.certifying(certifying);
      notify('success', t('started'), ALERT_SECONDS.counts);
    },
  });
}

/** What the person puts their name to. */
function Statement({
  station,
  list: { counts, first, last },
  narrowed,
}: {
  station: Station;
  list: CertifyChecklist;
  narrowed: boolean;
}) {
  const t = useTexts(certifyTexts);
  if (counts === 0 || !first || !last) return <p>{t('nothing')}</p>;
  return (
    <p>
      {t('statement', {
        count: counts,
        station: station.station_name,
        first: formatDate(first),
        last: formatDate(last),
      })}
      {narrowed ? ` ${t('narrowed')}` : ''}
    </p>
  );
}
