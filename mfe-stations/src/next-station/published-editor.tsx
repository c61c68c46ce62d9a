import { useCallback, useState } from 'react';
import {
  ALERT_SECONDS,
  roadClassOf,
  type FlowOptions,
  type NextStation,
  type NextStationOptions,
} from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { PublishedFlowButtons } from '../flow/flow-buttons.tsx';
import { FlowsForm } from '../flow/flows.tsx';
import { useFlows } from '../flow/use-flows.ts';
import { FormPhotos } from '../station-photos/form-photos.tsx';
import { NextStationForm } from './next-station.form.tsx';
import { newerNextStation, updateStation } from './next-station.resource.ts';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';
import { useTogether } from './use-together.ts';
import { useStationPage } from './use-station-page.ts';

/** What an editor of a stored station is drawn from. */
export type EditorProps = { record: NextStation; options: NextStationOptions; flowOptions: FlowOptions };

/** A published station being edited, its flows below it. */
export function PublishedEditor({ record, options, flowOptions }: EditorProps) {
  const t = useTexts(formTexts);
  const { notify } = useServices();
  const id = record.station_id_tmg ?? '';
  const { withFlows, together, refusedFlows } = useTogether();
  const [funcClass, setFuncClass] = useState(roadClassOf(record));
  const station = useStationForm({
    options,
    edited: { record, loadNewer: () => newerNextStation(id) },
    send: (sent) => withFlows(sent, (request) => updateStation(id, request)),
  });
  const loadFlows = useCallback(async () => (await newerNextStation(id)).flows, [id]);
  const flows = useFlows(record.flows, { key: id, draft: false }, loadFlows);
  const { tab, setTab, goTo } = useStationPage(station, flows);
  const formsClass = roadClassOf(station.form.values);
  const classChanged = formsClass !== funcClass;
  const save = async () => {
    const kind = { draft: false };
    // A new class and the directions that follow it stand or fall together (S15).
    const stored =
      classChanged && flows.dirty ? await together({ station, flows }, kind) : await station.save(kind);
    if (!stored) {
      // Marks the flows that keep the class out, and leads to them.
      if (refusedFlows()) flows.check(kind);
      return;
    }
    flows.renew(stored.flows);
    setFuncClass(roadClassOf(stored));
    notify('success', t('stationSaved', { id }), ALERT_SECONDS.stationForm);
  };
  return (
    <div className="cx-stack">
      <NextStationForm
        station={station}
        options={options}
        stationId={id}
        tab={tab}
        onTab={setTab}
        onGo={goTo}
        submit={{ label: t('update'), onPress: () => void save() }}
      />
      <FlowsForm flows={flows} options={flowOptions} stationId={id} funcClass={formsClass} roadwayKnown>
        <PublishedFlowButtons flows={flows} />
      </FlowsForm>
      <FormPhotos stationId={id} putAt={station.form.putAt} />
    </div>
  );
}
