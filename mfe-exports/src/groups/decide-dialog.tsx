import { useMemo } from 'react';
import { FACTOR_GROUPS, NOTES_MAX, type CodeOption, type GroupMode, type GroupStation } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Fact, Facts } from 'shared-ui/ui';
import { figureWords } from '../figures/figure-words.texts.ts';
import { factorGroupTexts } from './factor-groups.texts.ts';
import { decisionText, proposalText } from './group-text.ts';
import { groupWords } from './group-words.texts.ts';
import { decideGroup, newerStation } from './groups.resource.ts';
import { index } from '../figures/numbers.ts';

type Values = { group: string | null; reason: string };
const fields = defineFields<Values, CodeOption[], keyof typeof factorGroupTexts.en>({
  group: { label: 'decided', control: 'select', required: 'required', options: (_, groups) => groups },
  reason: {
    label: 'reason',
    hint: 'reasonHint',
    control: 'area',
    wide: true,
    maxLength: NOTES_MAX,
    required: 'required',
  },
});

/** What was decided of this very year is changed; otherwise the form begins with the proposal. */
const toForm = ({ version, decision, proposal }: GroupStation): Values => ({
  group: (version > 0 ? decision?.group : (proposal?.group ?? decision?.group)) ?? null,
  reason: version > 0 ? (decision?.reason ?? '') : '',
});

type DialogProps = { which: { mode: GroupMode; year: number }; station: GroupStation; onClose: () => void };

/** Decides the group of a counter from a year on, with a reason. */
export function DecideDialog({ which, station, onClose }: DialogProps) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const modes = useTexts(figureWords);
  const { notify } = useServices();
  const lookups = useMemo(() => FACTOR_GROUPS.map((code) => ({ code, label: words(code) })), [words]);
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: toForm(station),
    edited: { record: station, loadNewer: () => newerStation(which, station) },
    name: `group ${which.mode} ${which.year} ${station.station_id_tmg}`,
    toForm,
    send: async ({ group, reason }: Values, { version = station.version }) => {
      const chosen = FACTOR_GROUPS.find((one) => one === group) ?? 'mixed';
      const stored = await decideGroup(which, station.station_id_tmg, { group: chosen, reason, version });
      notify('success', t('done'));
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('dialogTitle', {
        station: station.station_name,
        year: String(which.year),
        mode: modes(which.mode),
      })}
      accept={t('decide')}
      failed={t('failed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale ? <Newer group={stale.theirs.group} /> : null}
      <Evidence station={station} />
      <FieldGrid form={form} names={['group', 'reason']} />
    </FormDialog>
  );
}

/** What somebody else has decided meanwhile. */
function Newer({ group }: { group: string | null }) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const known = FACTOR_GROUPS.find((one) => one === group);
  return known ? <Alert severity="info">{t('staleTheirs', { group: words(known) })}</Alert> : null;
}

function Evidence({ station }: { station: GroupStation }) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const { wwi, ami, days } = station;
  return (
    <Facts beside>
      <Fact name={t('evidence')}>{t('evidenceOf', { wwi: index(wwi), ami: index(ami), days })}</Fact>
      <Fact name={t('proposed')}>{proposalText(station, t, words)}</Fact>
      <Fact name={t('decided')}>{decisionText(station, t, words)}</Fact>
    </Facts>
  );
}
