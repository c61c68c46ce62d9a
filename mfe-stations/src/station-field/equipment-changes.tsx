import { useRef, useState } from 'react';
import type { EquipmentChange } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { ChangeDialog, type NamedCounter, type OpenedChange } from './change-dialog.tsx';
import { changeTexts } from './changes.texts.ts';
import { removeChange } from './field.resource.ts';

/** A change in a line: 'Firmware: 4.1 → 4.2'. */
export function ChangeInWords({
  change: { kind, from_text: from, to_text: to },
}: {
  change: EquipmentChange;
}) {
  const t = useTexts(changeTexts);
  const ends = from && to ? t('fromTo', { from, to }) : (to ?? from);
  return [t(kind), ends].filter(Boolean).join(': ');
}

type Props = { stationId: string; counter: NamedCounter; changes: readonly EquipmentChange[] };

/** What was changed of a counter while it stood at a station, each with its day, and a way to enter more. */
export function EquipmentChanges({ stationId, counter, changes }: Props) {
  const t = useTexts(changeTexts);
  const [opened, setOpened] = useState<OpenedChange>();
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRemoval((one: EquipmentChange) => removeChange(stationId, one), {
    texts: ({ kind, changed_on }) => ({
      title: t('removeTitle'),
      text: t('removeText', { what: t(kind), date: formatDate(changed_on) }),
      accept: t('remove'),
      removed: t('removed'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  return (
    <>
      {changes.length > 0 && (
        <ul className="health-list" aria-label={t('changes', { counter: counter.name })}>
          {changes.map((change) => (
            <ChangeItem
              key={change.id}
              change={change}
              onEdit={() => setOpened({ change })}
              onRemove={() => remove(change)}
            />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        severity="text"
        size="small"
        icon="plus"
        aria-label={t('addChangeOf', { counter: counter.name })}
        onClick={() => setOpened({ from: {} })}
      >
        {t('addChange')}
      </Button>
      {opened && (
        <ChangeDialog
          stationId={stationId}
          counters={[counter]}
          changes={changes}
          opened={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type ItemProps = { change: EquipmentChange; onEdit: () => void; onRemove: () => void };

function ChangeItem({ change, onEdit, onRemove }: ItemProps) {
  const t = useTexts(changeTexts);
  const changed = formatDate(change.changed_on);
  const named = { what: t(change.kind), date: changed };
  return (
    <li>
      <p>
        <strong>{changed}</strong> <ChangeInWords change={change} />
      </p>
      {change.note && <p className="health-note">{change.note}</p>}
      <p className="cx-muted">{change.by}</p>
      <Button severity="text" size="small" aria-label={t('editOf', named)} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button severity="text" size="small" aria-label={t('deleteOf', named)} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
