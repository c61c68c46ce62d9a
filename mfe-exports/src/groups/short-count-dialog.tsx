import { useMemo, useState } from 'react';
import { GROUP_MODES, SHORT_COUNT_KINDS, type CodeOption } from 'shared-domain';
import { newIdempotencyKey } from 'shared-ui/api';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { figureWords } from '../figures/figure-words.texts.ts';
import {
  newShortCount,
  shortCountFields,
  toNewShortCount,
  type ShortCountValues,
} from './short-count.fields.ts';
import { addShortCount } from './short-counts.resource.ts';
import { shortCountTexts } from './short-counts.texts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  code: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type DialogProps = { stations: readonly CodeOption[]; onClose: () => void };

/** Adds a count by hand, or the days of a counter that stood at a station. */
export function ShortCountDialog({ stations, onClose }: DialogProps) {
  const t = useTexts(shortCountTexts);
  const words = useTexts(figureWords);
  const { notify } = useServices();
  const [key] = useState(newIdempotencyKey);
  const lookups = useMemo(
    () => ({
      kinds: SHORT_COUNT_KINDS.map((code) => ({ code, label: t(code) })),
      modes: GROUP_MODES.map((code) => ({ code, label: words(code) })),
      stations,
      hours: HOURS,
    }),
    [t, words, stations],
  );
  const form = useFieldForm({
    fields: shortCountFields,
    t,
    lookups,
    initial: newShortCount,
    keep: { name: 'short count' },
    onSubmit: async (values: ShortCountValues) => {
      await addShortCount(toNewShortCount(values, key));
      notify('success', t('added'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('add')} accept={t('add')} failed={t('failed')} wide onClose={onClose}>
      <FieldGrid
        form={form}
        names={[
          'kind',
          'mode',
          'station_id_tmg',
          'place',
          'first_day',
          'last_day',
          'from_hour',
          'hours',
          'note',
        ]}
      />
    </FormDialog>
  );
}
