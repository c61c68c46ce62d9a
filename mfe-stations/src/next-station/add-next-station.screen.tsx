import { useState } from 'react';
import {
  ALERT_SECONDS,
  paths,
  roadClassOf,
  type EcoStation,
  type FlowOptions,
  type NextFlow,
  type NextStation,
  type NextStationOptions,
} from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { useLoaded } from 'shared-ui/query';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { copiedQuery, useCopied } from '../copy-station/copied-station.ts';
import { CopyNotice } from '../copy-station/copy-notice.tsx';
import { flowCopiesOf, nextCopyOf } from '../copy-station/copy-station.rules.ts';
import { flowOptionsQuery } from '../flow/flow.resource.ts';
import { FlowsForm } from '../flow/flows.tsx';
import { flowTexts } from '../flow/texts.ts';
import { useFlows } from '../flow/use-flows.ts';
import { FormWithReview } from '../review/form-with-review.tsx';
import { nextFlowsOf, nextStationOf } from '../import-eco-stations/next-eco-station.record.ts';
import { isReview } from '../review/use-form-step.ts';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { NextStationForm } from './next-station.form.tsx';
import {
  createDraft,
  createStation,
  nextStationOptionsQuery,
  nextStationQuery,
} from './next-station.resource.ts';
import { isRoadwayKnown, previewNumber } from './next-station.rules.ts';
import { useToItsPage } from '../station-editing/use-to-its-page.ts';
import { PhotosInReview, PhotosOfNew, PhotosOfStored } from '../station-photos/new-photos.tsx';
import { useNewPhotos } from '../station-photos/use-new-photos.ts';
import { StationLinks } from './station-links.tsx';
import { StationWithFlowsReview } from './station-review.tsx';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';
import { useFlowsAsked, useTogether } from './use-together.ts';
import { useStationPage } from './use-station-page.ts';
import { useStationTitle } from './use-station-title.ts';
import { SiteNotice, useSiteDone, useVendorSite } from './vendor-site.tsx';

/** /next/import-stations: adds a station, published at once or as a draft. */
export function AddNextStationScreen() {
  const t = useTexts(formTexts);
  const flowText = useTexts(flowTexts);
  const { load, reload } = useLoaded(nextStationOptionsQuery);
  const flowOptions = useLoaded(flowOptionsQuery);
  const title = useStationTitle('addTitle');
  const [search] = useSearchParams();
  const site = useVendorSite();
  const copiedFrom = useCopied();
  const copied = useLoaded(copiedQuery(copiedFrom, nextStationQuery));
  const siteDone = useSiteDone();
  const toItsPage = useToItsPage();
  const [draft, setDraft] = useState<NextStation | null>(null);
  const onCreated = (station: NextStation) => {
    if (station.station_id_tmg !== null) {
      void toItsPage(station.station_id_tmg, station.flows);
      return;
    }
    setDraft(station);
    void reload();
    if (site.asked !== null) void siteDone();
  };
  return (
    <Page
      title={title}
      intro={isReview(search) ? undefined : `${t('intro')} ${flowText('later')}. ${t('required')}`}
      actions={<StationLinks editing={false} />}
    >
      <TwoForms form="next" other={paths.importStations.href()} />
      {draft && <CreatedDraft key={draft.id} draft={draft} onClose={() => setDraft(null)} />}
      <LoadState load={load} retry={reload}>
        {(options) => (
          <LoadState load={flowOptions.load} retry={flowOptions.reload}>
            {(flowLists) => (
              <LoadState load={site.load} retry={site.reload}>
                {(found) => (
                  <LoadState load={copied.load} retry={copied.reload}>
                    {(from) => (
                      <>
                        {site.asked !== null && <SiteNotice asked={site.asked} site={found} />}
                        {from && <CopyNotice from={from} />}
                        <NewStation
                          key={`${site.asked} ${copiedFrom}`}
                          site={found}
                          copied={from}
                          options={options}
                          flowOptions={flowLists}
                          onCreated={onCreated}
                        />
                      </>
                    )}
                  </LoadState>
                )}
              </LoadState>
            )}
          </LoadState>
        )}
      </LoadState>
    </Page>
  );
}

type NewStationProps = {
  /** The vendor's site that it is made of; null for any other station. */
  site: EcoStation | null;
  /** The station that it is a copy of; null for any other. */
  copied: NextStation | null;
  options: NextStationOptions;
  flowOptions: FlowOptions;
  onCreated: (station: NextStation) => void;
};

/** A station that is not stored has no flows, and no number to ask for them by. */
const NO_FLOWS: NextFlow[] = [];
const NEW_OWNER = { key: '', draft: false };
const loadNone = () => Promise.resolve(NO_FLOWS);

/** What the forms of the station and of its flows begin with; nothing where they begin empty. */
function startsOf({ site, copied }: Pick<NewStationProps, 'site' | 'copied'>) {
  if (site) return { station: nextStationOf(site), flows: nextFlowsOf(site) };
  return copied ? { station: nextCopyOf(copied), flows: flowCopiesOf(copied) } : {};
}

function NewStation({ site, copied, options, flowOptions, onCreated }: NewStationProps) {
  const t = useTexts(formTexts);
  const flowText = useTexts(flowTexts);
  const { withFlows, together } = useTogether();
  const flowsAsked = useFlowsAsked();
  const [starts] = useState(() => startsOf({ site, copied }));
  const station = useStationForm({
    options,
    start: starts.station,
    edited: null,
    send: (sent, { draft, idempotencyKey }) =>
      withFlows(sent, (request) =>
        (draft ? createDraft : createStation)({
          ...request,
          ...(site && { eco_id: site.eco_id }),
          request_key: idempotencyKey,
        }),
      ),
  });
  const flows = useFlows(NO_FLOWS, NEW_OWNER, loadNone, starts.flows);
  const photos = useNewPhotos();
  const { tab, setTab, goTo, step, review } = useStationPage(station, flows, photos.isOpen);
  const { values } = station.form;
  const save = async (kind: { draft: boolean }) => {
    if (!photos.check() || (!kind.draft && !(await flowsAsked(flows)))) return;
    const stored = await together({ station, flows }, kind);
    if (!stored) return;
    station.clear();
    flows.clear();
    await photos.sendTo({
      stationId: stored.station_id_tmg ?? String(stored.draft_id ?? stored.id),
      name: stored.station_name,
      goOn: () => {
        onCreated(stored);
        // What is published is looked at, and the form of a site goes with its address.
        if (site || !kind.draft) return;
        setTab(0);
        step.openForm('station_name');
      },
    });
  };
  if (photos.stored) return <PhotosOfStored photos={photos} />;
  return (
    <FormWithReview
      isReview={step.isReview}
      review={() => (
        <>
          <StationWithFlowsReview
            station={station}
            options={options}
            flows={flows}
            flowOptions={flowOptions}
            hrefOf={step.hrefOf}
            onPublish={() => void save({ draft: false })}
          />
          <PhotosInReview photos={photos} />
        </>
      )}
    >
      <NextStationForm
        station={station}
        options={options}
        stationId={null}
        tab={tab}
        onTab={setTab}
        onGo={goTo}
        draft={{ label: t('addAsDraft'), onSave: () => save({ draft: true }) }}
        submit={{
          label: t('publish'),
          onPress: () => {
            if (photos.check()) review();
          },
        }}
      />
      <FlowsForm
        flows={flows}
        options={flowOptions}
        stationId={previewNumber(values.city, options)}
        funcClass={roadClassOf(values)}
        roadwayKnown={isRoadwayKnown(values)}
      >
        <span className="flow-status">{flowText('withStation')}</span>
      </FlowsForm>
      <PhotosOfNew photos={photos} />
    </FormWithReview>
  );
}

/** The draft that has been added, with the way to edit it. */
function CreatedDraft({ draft, onClose }: { draft: NextStation; onClose: () => void }) {
  const t = useTexts(formTexts);
  const name = draft.station_name;
  return (
    <Alert severity="success" seconds={ALERT_SECONDS.stationForm} onClose={onClose}>
      <p>
        {t('draftCreated', { name })}{' '}
        <Link to={paths.editNextDraftStation.href({ stationId: draft.draft_id ?? draft.id })}>
          {t('editDraftLink', { name })}
        </Link>
        . {t('flowsThere')}
      </p>
    </Alert>
  );
}
