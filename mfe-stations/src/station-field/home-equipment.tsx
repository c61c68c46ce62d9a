import { useRef, useState } from 'react';
import type { StationEquipment } from 'shared-domain';
import { formatDate, formatPeriod, useTexts, type Translate } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { EquipmentDialog } from './equipment-dialog.tsx';
import { EquipmentFiles } from './equipment-files.tsx';
import { removeEquipment } from './field.resource.ts';
import { fieldTexts } from './texts.ts';

type Props = { stationId: string; equipment: readonly StationEquipment[] };

/** Which counters stood at a station from when to when; counts are the station's whatever stands here. */
export function HomeEquipment({ stationId, equipment }: Props) {
  const t = useTexts(fieldTexts);
  const [opened, setOpened] = useState<StationEquipment | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoval((one: StationEquipment) => removeEquipment(stationId, one), {
    texts: (one) => ({
      title: t('removeTitle'),
      text: t('removeText', namesOf(t, one)),
      accept: t('remove'),
      removed: t('removed'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  return (
    <section className="cx-stack" aria-label={t('equipment')}>
      <h3>{t('equipment')}</h3>
      {equipment.length === 0 ? (
        <p>{t('noEquipment')}</p>
      ) : (
        <ul className="health-list">
          {equipment.map((one) => (
            <EquipmentItem
              key={one.id}
              stationId={stationId}
              equipment={one}
              onChange={() => setOpened(one)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      )}
      <Button ref={add} severity="outlined" icon="plus" onClick={() => setOpened('new')}>
        {t('addEquipment')}
      </Button>
      {opened && (
        <EquipmentDialog
          stationId={stationId}
          equipment={opened === 'new' ? null : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** What a counter is called, and when it stood there. */
function namesOf(
  t: Translate<typeof fieldTexts.en>,
  { vendor, model, serial, first_day, last_day }: StationEquipment,
) {
  return {
    counter: [vendor, model, serial && t('serialOf', { serial })].filter(Boolean).join(' '),
    period: last_day ? formatPeriod(first_day, last_day) : t('sinceOf', { date: formatDate(first_day) }),
  };
}

type ItemProps = {
  stationId: string;
  equipment: StationEquipment;
  onChange: () => void;
  onRemove: () => void;
};

function EquipmentItem({ stationId, equipment, onChange, onRemove }: ItemProps) {
  const t = useTexts(fieldTexts);
  const { firmware, settings, by } = equipment;
  const { counter, period } = namesOf(t, equipment);
  return (
    <li>
      <p>
        <strong>{counter}</strong> {period}
      </p>
      {settings && <p className="health-note">{settings}</p>}
      <p className="cx-muted">
        {[firmware && t('firmwareOf', { firmware }), by].filter(Boolean).join(' · ')}
      </p>
      <EquipmentFiles counter={{ stationId, equipmentId: String(equipment.id) }} name={counter} />
      <Button severity="text" size="small" aria-label={t('changeOf', { counter })} onClick={onChange}>
        {t('change')}
      </Button>
      <Button severity="text" size="small" aria-label={t('removeOf', { counter })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
