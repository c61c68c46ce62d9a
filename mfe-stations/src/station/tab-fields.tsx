import { FieldGrid, fieldId, focusField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { inRow, type FactField } from './channel.record.ts';
import { ChannelTitle } from './channel-title.tsx';
import { differs, isFactField, saidForAll, saidForEach } from './facts.rules.ts';
import { fieldTexts } from './field-texts.ts';
import type { StationField } from './station.record.ts';
import { formTexts } from './texts.ts';
import type { StationInUse } from './use-station.ts';

type FactProps = Pick<StationInUse, 'form'> & { fact: FactField };

/** The fields of a tab; what channels say differently, or are to say each for itself, stands below by channel (S13). */
export function TabFields({ form, names }: Pick<StationInUse, 'form'> & { names: readonly StationField[] }) {
  const { each, channels } = form.values;
  const facts = names.filter(isFactField);
  const once = channels.length > 1 ? facts.filter((fact) => !each.includes(fact)) : [];
  return (
    <>
      <FieldGrid form={form} names={names.filter((name) => !each.some((fact) => fact === name))} />
      {facts
        .filter((fact) => each.includes(fact))
        .map((fact) => (
          <FactOfEach key={fact} form={form} fact={fact} />
        ))}
      {once.length > 0 && (
        <div className="cx-row">
          {once.map((fact) => (
            <SayForEach key={fact} form={form} fact={fact} />
          ))}
        </div>
      )}
    </>
  );
}

function SayForEach({ form, fact }: FactProps) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const { stored } = form.setup.lookups;
  const split = () => {
    form.change(saidForEach(form.values, fact, stored));
    focusField(form.id, inRow(fact, form.values.channels[0] ?? ''));
  };
  return (
    <Button severity="text" size="small" onClick={split}>
      {t('forEach', { field: label(fact) })}
    </Button>
  );
}

function FactOfEach({ form, fact }: FactProps) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const { channels } = form.values;
  const noteId = fieldId(form.id, `${fact}-note`);
  const isFixed = channels.some((row) =>
    form.fields[inRow(fact, row)]?.disabled?.(form.values, form.setup.lookups),
  );
  const join = () => {
    form.change(saidForAll(form.values, fact));
    focusField(form.id, fact);
  };
  return (
    <fieldset className="channel-row" aria-describedby={noteId}>
      <legend>{label(fact)}</legend>
      <p id={noteId}>{t(differs(form.values, fact) ? 'channelsDiffer' : 'channelsAgree')}</p>
      {channels.map((row, index) => (
        <fieldset
          key={row}
          className="channel-row"
          aria-describedby={fieldId(form.id, `${fact}-${row}-title`)}
        >
          <legend>{label('channel', { number: index + 1 })}</legend>
          <ChannelTitle id={fieldId(form.id, `${fact}-${row}-title`)} form={form} row={row} />
          <FieldGrid form={form} names={[inRow(fact, row)]} />
        </fieldset>
      ))}
      {!isFixed && (
        <Button severity="text" size="small" onClick={join}>
          {t('forAll', { field: label(fact) })}
        </Button>
      )}
    </fieldset>
  );
}
