import { useRef, useState } from 'react';
import type { EquipmentChange, NewVisit, StationEquipment, StationPhoto, StationVisit } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { photosQuery } from '../station-photos/photos.resource.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { countersOn } from './changes.rules.ts';
import { changeTexts } from './changes.texts.ts';
import { removeVisit, type StoredVisit } from './field.resource.ts';
import { namesOf } from './counter-names.ts';
import { fieldTexts } from './texts.ts';
import { VisitPhotos } from './visit-photos.tsx';
import { OUTCOME_WORDS, VisitDialog } from './visit-dialog.tsx';

type Props = {
  stationId: string;
  visits: readonly StationVisit[];
  equipment: readonly StationEquipment[];
  /** What was changed of the counters; undefined where the server knows of none yet. */
  changes: readonly EquipmentChange[] | undefined;
};
/** What of a visit a change of the counter begins with. */
type Visited = Pick<NewVisit, 'visited_on' | 'reason' | 'done'>;

/** The visits to a station, the newest first, and ways to enter and to correct one. */
export function HomeVisits({ stationId, visits, equipment, changes }: Props) {
  const t = useTexts(fieldTexts);
  const [opened, setOpened] = useState<StoredVisit | 'new'>();
  const [changedAt, setChangedAt] = useState<Visited>();
  const mayChange = (date: string) => changes !== undefined && countersOn(equipment, date).length > 0;
  const editOf = ({ version, ...visit }: StationVisit) =>
    version === undefined ? undefined : () => setOpened({ ...visit, version });
  const add = useRef<HTMLButtonElement>(null);
  // those of the station's card, asked for once
  const { load } = useLoaded(photosQuery(stationId));
  const photos = load.state === 'loaded' ? load.value : [];
  const remove = useRemoval((visit: StationVisit) => removeVisit(stationId, visit), {
    texts: ({ visited_on }) => ({
      title: t('removeVisitTitle'),
      text: t('removeVisitText', { date: formatDate(visited_on) }),
      accept: t('remove'),
      removed: t('visitRemoved'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  return (
    <section className="cx-stack" aria-label={t('visits')}>
      <h3>{t('visits')}</h3>
      {visits.length === 0 ? (
        <p>{t('noVisits')}</p>
      ) : (
        <ul className="health-list">
          {visits.map((visit) => (
            <VisitItem
              key={visit.id}
              stationId={stationId}
              visit={visit}
              photos={photos.filter(({ visit_id }) => visit_id === visit.id)}
              onEdit={editOf(visit)}
              onChange={mayChange(visit.visited_on) ? () => setChangedAt(visit) : undefined}
              onRemove={() => remove(visit)}
            />
          ))}
        </ul>
      )}
      <Button ref={add} severity="outlined" icon="plus" onClick={() => setOpened('new')}>
        {t('addVisit')}
      </Button>
      {opened && (
        <VisitDialog
          stationId={stationId}
          visit={opened === 'new' ? null : opened}
          asksForChange={opened === 'new' && changes !== undefined && equipment.length > 0}
          onClose={() => setOpened(undefined)}
          onChanged={(visit) => mayChange(visit.visited_on) && setChangedAt(visit)}
        />
      )}
      {changedAt && (
        <VisitChange
          stationId={stationId}
          visit={changedAt}
          equipment={equipment}
          changes={changes ?? []}
          onClose={() => setChangedAt(undefined)}
        />
      )}
    </section>
  );
}

type ChangeProps = {
  stationId: string;
  visit: Visited;
  equipment: readonly StationEquipment[];
  changes: readonly EquipmentChange[];
  onClose: () => void;
};

/** Enters a change of a counter that stood there on the day of a visit, with what was entered of that. */
function VisitChange({ stationId, visit, equipment, changes, onClose }: ChangeProps) {
  const t = useTexts(fieldTexts);
  const counters = countersOn(equipment, visit.visited_on).map((counter) => ({
    counter,
    name: namesOf(t, counter).counter,
  }));
  const kind = visit.reason === 'battery' ? visit.reason : null;
  return (
    <ChangeDialog
      stationId={stationId}
      counters={counters}
      changes={changes}
      opened={{ from: { changed_on: visit.visited_on, kind, note: visit.done } }}
      onClose={onClose}
    />
  );
}

type ItemProps = {
  stationId: string;
  visit: StationVisit;
  photos: readonly StationPhoto[];
  /** Corrects it, where the server can. */
  onEdit: (() => void) | undefined;
  /** Enters what was changed of the counter, where one stood there on that day. */
  onChange: (() => void) | undefined;
  onRemove: () => void;
};

function VisitItem({ stationId, visit, photos, onEdit, onChange, onRemove }: ItemProps) {
  const t = useTexts(fieldTexts);
  const { visited_on, reason, outcome, done, battery_volts, clock_error_seconds, next_visit, by } = visit;
  const changed = useTexts(changeTexts);
  const visited = formatDate(visited_on);
  const measured = [
    battery_volts !== null && t('voltsOf', { volts: formatNumber(battery_volts) }),
    clock_error_seconds !== null && t('clockOf', { seconds: formatNumber(clock_error_seconds) }),
    next_visit !== null && t('nextOf', { date: formatDate(next_visit) }),
  ].filter(Boolean);
  return (
    <li>
      <p>
        <strong>{visited}</strong> {t(reason)}
      </p>
      <p className="health-note">{done}</p>
      <p className="cx-muted">
        {[t('facts', { outcome: t(OUTCOME_WORDS[outcome]), person: by }), ...measured].join(' · ')}
      </p>
      <VisitPhotos stationId={stationId} visit={visit.id} visited={visited} photos={photos} />
      {onChange && (
        <Button
          severity="text"
          size="small"
          aria-label={changed('addAtVisit', { date: visited })}
          onClick={onChange}
        >
          {changed('addOfVisit')}
        </Button>
      )}
      {visit.may_delete && onEdit && (
        <Button
          severity="text"
          size="small"
          aria-label={t('editVisitOf', { date: visited })}
          onClick={onEdit}
        >
          {t('change')}
        </Button>
      )}
      {visit.may_delete && (
        <Button
          severity="text"
          size="small"
          aria-label={t('removeVisitOf', { date: visited })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
