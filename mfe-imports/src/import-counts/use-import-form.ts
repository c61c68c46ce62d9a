import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  ALERT_SECONDS,
  isIntervalForced,
  type FileInspection,
  type ImportRequest,
  type ImportStation,
  type Upload,
} from 'shared-domain';
import { typedFields } from 'shared-ui/auth';
import { faultsOf, schemaOf, useFieldForm, type FieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { saveMapping } from '../arriving/arriving.resource.ts';
import { howRead, openQuestion, type OpenQuestion } from '../file-reading/reading-choices.rules.ts';
import { useInspection } from '../file-reading/use-inspection.ts';
import { texts } from '../texts.ts';
import { canLoad, type Mapping } from './channel-mapping.rules.ts';
import { countFileMessage } from './count-file-message.ts';
import { startImport } from './count-file.resource.ts';
import {
  emptyImport,
  errorsByField,
  importCountsFields,
  importLookups,
  toRequest,
  type ImportCountsValues,
  type ImportLookups,
} from './import-counts.fields.ts';
import {
  adopted,
  exportedTo,
  merged,
  noProposals,
  partFor,
  proposalsOf,
  vendorOf,
  type Proposals,
} from './proposals.rules.ts';
import { useMapping } from './use-mapping.ts';

type ImportForm = FieldForm<ImportCountsValues, ImportLookups, keyof typeof texts.en>;

/**
 * The form, with what one choice means for another, how the file is read, and the import that the choices ask for. It begins
 * with the station that is named, where that may be chosen.
 */
export function useImportForm(stations: ImportStation[], upload: Upload | null, named: string | null) {
  const t = useTexts(texts);
  const { notify } = useServices();
  // what the file leaves open is known after the form is made
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const fields = useMemo(() => importCountsFields(stations, question), [stations, question]);
  const lookups = useMemo(() => importLookups(t, stations), [t, stations]);
  const known = stations.some((row) => row.station_id_tmg === named) ? named : null;
  const initial = useMemo(() => ({ ...emptyImport, station: known }), [known]);
  const onSubmit = async (values: ImportCountsValues) => {
    const request = upload && toRequest(upload.file, values);
    if (!request) return;
    try {
      // the file goes once it is imported
      if (values.remember) await saveMapping(request);
      await startImport(request);
      notify('success', t('started', { name: upload.name }), ALERT_SECONDS.countImport);
    } catch (error) {
      notify('danger', countFileMessage(error, t, 'loadFailed'), ALERT_SECONDS.countImport);
      throw error;
    }
  };
  // chosen before the session ended; it stands once file and station are here again
  const chosen = useRef<Mapping | null>(null);
  const form = useFieldForm({
    fields,
    lookups,
    t,
    initial,
    onSubmit,
    errorsByField,
    keep: {
      name: 'import',
      restore: (base, mine) => {
        chosen.current = mine.mapping;
        form.change(typedFields(base, mine));
      },
    },
  });
  const { set, leave, values } = form;
  const { vendor, station } = values;
  const reading = howRead(values.reading);
  const inspection = useInspection(upload, vendor, reading);
  const asked = openQuestion(inspection.shown);
  if (asked !== question) setQuestion(asked);
  const sides = useMapping({ upload, station, vendor, reading, read: inspection.shown });
  const stationVendor = stations.find((row) => row.station_id_tmg === station)?.vendor_code ?? null;
  useProposals(form, { upload, stations, stationVendor, inspection: inspection.current });
  const forced = isIntervalForced(vendor ?? '', values.trafxPeriod);
  useEffect(() => {
    if (forced) set('interval', '60');
  }, [forced, set]);
  useEffect(() => {
    // A vendor that does not go with the station is flagged at once, not on leaving the field.
    if (vendor !== null && station !== null) leave('station');
  }, [vendor, station, leave]);
  useFollowed(form, question);
  const undecide = useEffectEvent(() => {
    if (values.reading.repeats) set('reading', howRead(values.reading));
  });
  useEffect(() => {
    // another vendor's reader or another station's clock knows other faults
    if (vendor !== null || station !== null) undecide();
  }, [vendor, station]);
  const propose = useEffectEvent((mapping: Mapping) => {
    set('mapping', chosen.current ?? mapping);
    if (sides.sides) chosen.current = null;
  });
  useEffect(() => propose(sides.proposed), [sides.proposed]);

  const isReadable = inspection.current !== null && inspection.current.refusal === null;
  const isWhole = useMemo(
    () => Object.keys(faultsOf(schemaOf(fields), values)).length === 0,
    [fields, values],
  );
  const request: ImportRequest | null =
    upload && isReadable && isWhole && canLoad(values.mapping, sides.sides)
      ? toRequest(upload.file, values)
      : null;

  const isRefused = inspection.load.state === 'failed' || inspection.shown?.refusal !== null;
  return { form, sides, inspection, question, isRefused, isWhole, request };
}

/** What was told of the fields that the form draws by itself is looked at anew with each change of them. */
function useFollowed(
  { values, touched, leave }: Pick<ImportForm, 'values' | 'touched' | 'leave'>,
  question: OpenQuestion | null,
): void {
  const { mapping, reading } = values;
  const look = useEffectEvent((name: 'mapping' | 'reading') => {
    if (touched[name]) leave(name);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is looked at anew when it changes
  useEffect(() => look('mapping'), [mapping]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is looked at anew when it changes
  useEffect(() => look('reading'), [reading, question]);
}

/** Fills the fields that the file tells of and nobody has set, anew whenever the file is read in another way. */
function useProposals(
  { values, change }: { values: ImportCountsValues; change: (part: Partial<ImportCountsValues>) => void },
  file: {
    upload: Upload | null;
    stations: ImportStation[];
    stationVendor: string | null;
    inspection: FileInspection | null;
  },
): void {
  const before = useRef(noProposals);
  const adopt = useEffectEvent((next: Proposals) => {
    change(adopted(values, before.current, next));
    before.current = merged(before.current, next);
  });
  const proposeVendor = useEffectEvent((found: FileInspection) =>
    adopt({ ...noProposals, vendor: vendorOf(found, file.stationVendor) }),
  );
  // the station of what is read now, as long as nobody has chosen another
  const goesWith = useRef<string | null>(null);
  const proposeStation = useEffectEvent((found: FileInspection) => {
    const station = exportedTo(found, file.stations);
    if (station === null) return;
    if (values.station === null || values.station === goesWith.current) change({ station });
    goesWith.current = station;
  });
  // each part has the vendor of its own station
  const proposePartVendor = useEffectEvent((found: FileInspection) => {
    const station = exportedTo(found, file.stations);
    if (values.station !== null && values.station !== goesWith.current) return;
    const vendor = file.stations.find(({ station_id_tmg: id }) => id === station)?.vendor_code ?? null;
    adopt({ ...noProposals, vendor });
  });
  const proposePart = useEffectEvent((found: FileInspection) => {
    const counter = partFor(found, values.station);
    if (counter !== null && values.reading.counter === undefined)
      change({ reading: { ...values.reading, counter } });
  });
  const { upload, inspection } = file;
  useEffect(() => {
    if (!upload) return;
    // once for each file; from then on the vendor decides how the file is read
    proposeVendor(upload.inspection);
    proposeStation(upload.inspection);
  }, [upload]);
  useEffect(() => {
    if (!inspection) return;
    adopt({ ...proposalsOf(inspection), vendor: null });
    if (inspection.counters.every(({ part }) => part === null)) return;
    // before the station, for it looks whether that is still as it was proposed
    proposePartVendor(inspection);
    proposeStation(inspection);
  }, [inspection]);
  useEffect(() => {
    if (inspection && values.station !== null) proposePart(inspection);
  }, [inspection, values.station]);
}
