import { useRef, useState } from 'react';
import { replacedBy, type EquipmentChange, type StationEquipment } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { flowsInWords, namesOf, type StationFlow } from './counter-names.ts';
import { EquipmentChanges } from './equipment-changes.tsx';
import { EquipmentDialog } from './equipment-dialog.tsx';
import { EquipmentFiles } from './equipment-files.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { exchangeTexts } from './exchange.texts.ts';
import { removeEquipment } from './field.resource.ts';
import { StaysDialog } from './stays-dialog.tsx';
import { fieldTexts } from './texts.ts';

type Props = {
  stationId: string;
  equipment: readonly StationEquipment[];
  /** What was changed of them; undefined where the server knows of none yet. */
  changes: readonly EquipmentChange[] | undefined;
  /** The station's flows; none where the server knows of no counter's flows yet. */
  flows: readonly StationFlow[];
};

/** Which counters stood at a station from when to when; counts are the station's whatever stands here. */
export function HomeEquipment({ stationId, equipment, changes, flows }: Props) {
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
              flows={flows}
              replaced={replacedBy(equipment, one)}
              changes={changes?.filter(({ equipment_id }) => equipment_id === one.id)}
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
          flows={flows}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

type ItemProps = {
  stationId: string;
  equipment: StationEquipment;
  flows: readonly StationFlow[];
  /** What it may have come in the place of. */
  replaced: readonly StationEquipment[];
  changes: readonly EquipmentChange[] | undefined;
  onChange: () => void;
  onRemove: () => void;
};

function EquipmentItem(props: ItemProps) {
  const { stationId, equipment, flows, replaced, changes, onChange, onRemove } = props;
  const t = useTexts(fieldTexts);
  const x = useTexts(exchangeTexts);
  const [followed, setFollowed] = useState(false);
  const [moved, setMoved] = useState(false);
  const { firmware, settings, by } = equipment;
  const at = { stationId, equipmentId: String(equipment.id) };
  const { counter, period } = namesOf(t, equipment);
  const counted = flowsInWords(t, equipment, flows);
  return (
    <li>
      <p>
        <strong>{counter}</strong> {period}
      </p>
      {counted && <p>{counted}</p>}
      {settings && <p className="health-note">{settings}</p>}
      <p className="cx-muted">
        {[firmware && t('firmwareOf', { firmware }), by].filter(Boolean).join(' · ')}
      </p>
      {changes && (
        <EquipmentChanges
          stationId={stationId}
          counter={{ counter: equipment, name: counter }}
          changes={changes}
        />
      )}
      <EquipmentFiles counter={at} name={counter} />
      {equipment.serial && (
        <Button
          severity="text"
          size="small"
          aria-label={t('staysOf', { counter })}
          onClick={() => setFollowed(true)}
        >
          {t('stays')}
        </Button>
      )}
      {replaced.length > 0 && (
        <Button
          severity="text"
          size="small"
          aria-label={x('moveOf', { counter })}
          onClick={() => setMoved(true)}
        >
          {x('move')}
        </Button>
      )}
      <Button severity="text" size="small" aria-label={t('changeOf', { counter })} onClick={onChange}>
        {t('change')}
      </Button>
      <Button severity="text" size="small" aria-label={t('removeOf', { counter })} onClick={onRemove}>
        {t('remove')}
      </Button>
      {moved && (
        <ExchangeDialog
          stationId={stationId}
          counter={equipment}
          replaced={replaced}
          onClose={() => setMoved(false)}
        />
      )}
      {followed && <StaysDialog counter={at} name={counter} onClose={() => setFollowed(false)} />}
    </li>
  );
}
