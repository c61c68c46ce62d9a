import { useMemo, useState, type ComponentProps } from 'react';
import { ALERT_SECONDS, paths, type V1Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { copiedQuery, useCopied } from '../copy-station/copied-station.ts';
import { CopyNotice } from '../copy-station/copy-notice.tsx';
import { v1CopyOf } from '../copy-station/copy-station.rules.ts';
import { isReview } from '../review/use-form-step.ts';
import { useStationTitle } from '../next-station/use-station-title.ts';
import { useToItsPage } from '../station-editing/use-to-its-page.ts';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { CreatedDraft, NewStation } from './new-station.tsx';
import { stationOptionsQuery, stationQuery } from './station.resource.ts';
import { StationLinks } from './station-links.tsx';
import { formTexts } from './texts.ts';

/** /import-stations: adds a station by the v1 form, published at once or as a draft. */
export function AddStationScreen() {
  const t = useTexts(formTexts);
  const { load, reload } = useLoaded(stationOptionsQuery);
  const [search] = useSearchParams();
  const title = useStationTitle('addTitle');
  const toItsPage = useToItsPage();
  const asked = useCopied();
  const copied = useLoaded(copiedQuery(asked, stationQuery));
  const [created, setCreated] = useState<V1Station | null>(null);
  return (
    <Page
      title={title}
      intro={isReview(search) ? undefined : `${t('intro')} ${t('required')}`}
      actions={<StationLinks editing={false} />}
    >
      <TwoForms form="v1" other={paths.importNextStations.href()} />
      {created && (
        <Alert
          key={created.id}
          severity="success"
          seconds={ALERT_SECONDS.stationForm}
          onClose={() => setCreated(null)}
        >
          <CreatedDraft draft={created} />
        </Alert>
      )}
      <LoadState load={load} retry={reload}>
        {(options) => (
          <LoadState load={copied.load} retry={copied.reload}>
            {(from) => (
              <>
                {from && <CopyNotice from={from} />}
                <NewOrCopied
                  key={asked}
                  from={from}
                  options={options}
                  onContactSaved={reload}
                  onDraft={(draft) => {
                    setCreated(draft);
                    void reload();
                  }}
                  onPublished={({ station_id_tmg: id, channels }) => void toItsPage(id ?? '', channels)}
                />
              </>
            )}
          </LoadState>
        )}
      </LoadState>
    </Page>
  );
}

type NewOrCopiedProps = Omit<ComponentProps<typeof NewStation>, 'start'> & { from: V1Station | null };

function NewOrCopied({ from, ...rest }: NewOrCopiedProps) {
  const start = useMemo(() => from && v1CopyOf(from), [from]);
  return <NewStation {...rest} start={start ?? undefined} />;
}
