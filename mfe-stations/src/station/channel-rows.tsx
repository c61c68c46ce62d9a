import { useRef, useState } from 'react';
import { FieldGrid, fieldId, focusField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { ADD_FLOW } from '../flow/flow.rules.ts';
import { hasOpposite, oppositeRow } from './channel-pair.ts';
import { ChannelTitle } from './channel-title.tsx';
import { rowFields } from './channel.fields.ts';
import { emptyChannel, inRow, nextRow, withoutChannel, type RowValues } from './channel.record.ts';
import { fieldTexts } from './field-texts.ts';
import { formTexts } from './texts.ts';
import type { StationInUse } from './use-station.ts';
import './channel-rows.css';

/** The channels of a station, a row each; those of a published station that have counts stay (S16). */
export function ChannelRows({ form, stage }: Pick<StationInUse, 'form' | 'stage'>) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const add = useRef<HTMLButtonElement>(null);
  const [told, setTold] = useState('');
  const rows = form.values.channels;
  const isPublished = stage === 'published';
  const { counted } = form.setup.lookups;
  const isFixed = (row: string) => isPublished && counted.has(row);
  const addRow = (start: (row: string) => RowValues = emptyChannel) => {
    const row = nextRow(rows);
    form.change({ ...start(row), channels: [...rows, row] });
    setTold(t('channelAdded', { number: rows.length + 1 }));
    focusField(form.id, inRow('name', row));
  };
  const removeRow = (row: string) => {
    form.change({ ...withoutChannel(row), channels: rows.filter((other) => other !== row) });
    setTold(t('channelRemoved', { number: rows.indexOf(row) + 1 }));
    // the button that was pressed is gone
    add.current?.focus();
  };
  return (
    <div className="cx-stack">
      {rows.map((row, index) => (
        <fieldset key={row} className="channel-row" aria-describedby={fieldId(form.id, `${row}-title`)}>
          <legend>{label('channel', { number: index + 1 })}</legend>
          <ChannelTitle id={fieldId(form.id, `${row}-title`)} form={form} row={row} />
          <FieldGrid form={form} names={rowFields(row)} />
          {isFixed(row) && <p>{t('channelCounted')}</p>}
          <div className="cx-row">
            {oppositeRow(form.values, row, '') && !hasOpposite(form.values, row) && (
              <Button
                severity="text"
                icon="copy"
                onClick={() => addRow((to) => oppositeRow(form.values, row, to) ?? emptyChannel(to))}
              >
                {t('duplicateChannel', { number: index + 1 })}
              </Button>
            )}
            {!isFixed(row) && (isPublished || rows.length > 1) && (
              <Button severity="text" icon="trash" onClick={() => removeRow(row)}>
                {t('removeChannel', { number: index + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          ref={add}
          id={fieldId(form.id, ADD_FLOW)}
          severity="outlined"
          icon="plus"
          onClick={() => addRow()}
        >
          {t('addChannel')}
        </Button>
      </div>
      <output className="cx-hidden">{told}</output>
    </div>
  );
}
