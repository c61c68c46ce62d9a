import { useMemo } from 'react';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import { doubledHeaders, leadingChannel, mapSingleChannel, type Mapping } from './channel-mapping.rules.ts';
import type { Sides } from './use-mapping.ts';

type Props = {
  /** Of the select that a line about the mapping leads to. */
  id: string;
  sides: Sides;
  mapping: Mapping;
  /** What is wrong with the mapping, or was refused of it. */
  error: string | undefined;
  onChange: (mapping: Mapping) => void;
};

/** For each channel of the station the column that brings its counts; a column of two channels is refused in place. */
export function ChannelMapping({ id: leadId, sides, mapping, error, onChange }: Props) {
  const t = useTexts(texts);
  const { channels, columns } = sides;
  const options = useMemo(
    () =>
      [...new Set(columns.headers)].map((header) => ({
        code: header,
        label: columns.totals.includes(header) ? t('total', { header }) : header,
      })),
    [columns, t],
  );
  const doubled = doubledHeaders(mapping);
  const lead = leadingChannel(mapping, channels);
  const nameOf = new Map(channels.map(({ id, name }) => [id, name]));
  return (
    <>
      <p className="cx-muted">{t('mappingIntro')}</p>
      <div className="cx-fields">
        {channels.map(({ id, name, count_type, travel_direction }) => {
          const other = doubled.get(id);
          return (
            <SelectField
              key={id}
              id={id === lead ? leadId : undefined}
              label={name}
              hint={`${count_type.label}, ${travel_direction.label}`}
              options={options}
              emptyLabel={t('noColumn')}
              value={mapping[id] || null}
              error={
                other === undefined
                  ? doubled.size === 0 && id === lead
                    ? error
                    : undefined
                  : t('alreadyMapped', { channel: nameOf.get(other) ?? '' })
              }
              onChange={(header) => onChange({ ...mapping, [id]: header ?? '' })}
            />
          );
        })}
      </div>
    </>
  );
}

/** The one channel that a file with a single set of counts belongs to; of a dock's sensors the first, unless chosen. */
export function SingleChannel({ id, sides, mapping, error, onChange }: Props) {
  const t = useTexts(texts);
  const { channels, columns } = sides;
  const options = channels.map(({ id, name }) => ({ code: String(id), label: name }));
  const chosen = channels.find(({ id }) => mapping[id])?.id ?? null;
  const header = (chosen === null ? undefined : mapping[chosen]) ?? columns.headers[0];
  return (
    <>
      <p className="cx-muted">{t('mappingIntroTrafx')}</p>
      <div className="cx-fields">
        <SelectField
          id={id}
          label={t('channel')}
          options={options}
          error={error}
          value={chosen === null ? null : String(chosen)}
          onChange={(code) =>
            onChange(mapSingleChannel(code === null ? null : Number(code), columns, header))
          }
        />
        {columns.headers.length > 1 && (
          <SelectField
            label={t('column')}
            required
            disabled={chosen === null}
            options={columns.headers.map((code) => ({ code, label: code }))}
            value={header ?? null}
            onChange={(next) => onChange(mapSingleChannel(chosen, columns, next ?? undefined))}
          />
        )}
      </div>
    </>
  );
}
