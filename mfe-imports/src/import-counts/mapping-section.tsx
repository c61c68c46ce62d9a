import { useTexts } from 'shared-ui/i18n';
import { LoadState } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import type { Mapping } from './channel-mapping.rules.ts';
import { ChannelMapping, SingleChannel } from './channel-mapping.tsx';
import type { useMapping } from './use-mapping.ts';

/** The mapping as soon as file and station are chosen. */
export function MappingSection({
  id,
  sides,
  mapping,
  error,
  onChange,
}: {
  /** Of the select that a line about the mapping leads to. */
  id: string;
  sides: ReturnType<typeof useMapping>;
  mapping: Mapping;
  error: string | undefined;
  onChange: (mapping: Mapping) => void;
}) {
  const t = useTexts(texts);
  const Mapper = sides.isSingle ? SingleChannel : ChannelMapping;
  return (
    <fieldset className="imports-mapping">
      <legend>{t('mappingTitle')}</legend>
      {sides.isChosen ? (
        <LoadState load={sides.load} retry={sides.reload} label={t('channelsOfStation')}>
          {(value) =>
            value === null || value.channels.length === 0 ? (
              <p>{t('noChannels')}</p>
            ) : (
              <Mapper id={id} sides={value} mapping={mapping} error={error} onChange={onChange} />
            )
          }
        </LoadState>
      ) : (
        <p className="cx-muted">{t('mappingWaits')}</p>
      )}
    </fieldset>
  );
}
