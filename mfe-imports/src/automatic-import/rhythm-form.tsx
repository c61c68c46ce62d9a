import { useMemo } from 'react';
import { IMPORT_RHYTHMS, type AutomaticImport, type CodeOption } from 'shared-domain';
import { defineFields, FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { chooseRhythm } from './automatic-import.resource.ts';
import { automaticTexts, RHYTHM_WORDS } from './texts.ts';

type Values = { rhythm: string | null };

const fields = defineFields<Values, { rhythms: CodeOption[] }, keyof typeof automaticTexts.en>({
  rhythm: {
    label: 'rhythm',
    control: 'select',
    required: 'rhythmRequired',
    options: (_, { rhythms }) => rhythms,
  },
});

/** Chooses how often; each choice says what it takes of the requests of a day. */
export function RhythmForm({ own }: { own: AutomaticImport }) {
  const t = useTexts(automaticTexts);
  const { notify } = useServices();
  const lookups = useMemo(
    () => ({
      rhythms: own.choices.map(({ rhythm, requests, fits }) => {
        const words = { rhythm: t(RHYTHM_WORDS[rhythm]), requests: formatNumber(requests) };
        const label = requests === 0 ? words.rhythm : t(fits ? 'choice' : 'choiceFull', words);
        return { code: rhythm, label };
      }),
    }),
    [own.choices, t],
  );
  const form = useFieldForm<Values, typeof lookups, keyof typeof automaticTexts.en>({
    fields,
    t,
    lookups,
    initial: { rhythm: own.rhythm },
    keep: { name: `schedule ${own.agency_id}` },
    onSubmit: async ({ rhythm }) => {
      const chosen = IMPORT_RHYTHMS.find((one) => one === rhythm) ?? 'off';
      await chooseRhythm(own.agency_id, { rhythm: chosen, version: own.version });
      notify('success', t('saved'));
    },
  });
  return (
    <Form form={form} label={t('schedule')} small>
      <FormAlert problem={form.problem} fallback={t('saveFailed')} />
      <FieldGrid form={form} names={['rhythm']} />
      <div className="cx-actions">
        <Button type="submit" loading={form.submitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
