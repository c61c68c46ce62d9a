import { useMemo, useState } from 'react';
import { NAME_MAX, STATION_GROUP_KINDS, type StationGroup, type StationGroupFacts } from 'shared-domain';
import { newIdempotencyKey } from 'shared-ui/api';
import {
  defineFields,
  fieldId,
  FieldGrid,
  FormDialog,
  useFieldError,
  useVersionedForm,
} from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { membersFault, stationsOf, toFlows, type FormStation } from './group.rules.ts';
import { GroupMembers } from './group-members.tsx';
import { addGroup, changeGroup, newerGroup } from './groups.resource.ts';
import { groupTexts } from './texts.ts';

type Values = { kind: string | null; name: string; flows: FormStation[] };
type Choice = { code: string; label: string };

const kindOf = (kind: string | null) => STATION_GROUP_KINDS.find((one) => one === kind) ?? 'corridor';

const fields = defineFields<Values, { kinds: Choice[] }, keyof typeof groupTexts.en>({
  name: { label: 'name', control: 'text', required: 'required', maxLength: NAME_MAX },
  kind: { label: 'kind', control: 'select', required: 'required', options: (_, { kinds }) => kinds },
  flows: {
    label: 'members',
    control: 'own',
    wide: true,
    required: 'few',
    check: (stations, { kind }) => membersFault(stations, kindOf(kind)),
  },
});

const EMPTY: Values = { kind: 'corridor', name: '', flows: [] };
const toForm = ({ kind, name, flows }: StationGroup): Values => ({ kind, name, flows: stationsOf(flows) });
const toFacts = ({ kind, name, flows }: Values): StationGroupFacts => ({
  kind: kindOf(kind),
  name,
  flows: toFlows(flows),
});

type Props = {
  /** Null names a new one. */
  group: StationGroup | null;
  onClose: () => void;
};

/** Names stations together, or changes a group. */
export function GroupDialog({ group, onClose }: Props) {
  const t = useTexts(groupTexts);
  const { notify } = useServices();
  const [request_key] = useState(newIdempotencyKey);
  const lookups = useMemo(
    () => ({ kinds: STATION_GROUP_KINDS.map((code) => ({ code, label: t(code) })) }),
    [t],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: EMPTY,
    edited: group && { record: group, loadNewer: () => newerGroup(group) },
    name: `station group ${group?.id ?? 'new'}`,
    toForm,
    send: async (values, { version }) => {
      const stored = group
        ? await changeGroup({ id: group.id, version: version ?? group.version }, toFacts(values))
        : await addGroup({ ...toFacts(values), request_key });
      notify('success', t('saved'));
      onClose();
      return stored;
    },
  });
  const error = useFieldError(form, 'flows');
  return (
    <FormDialog
      form={form}
      title={group ? t('editTitle', { name: group.name }) : t('addTitle')}
      accept={t('save')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      {group && group.unseen > 0 && <Alert severity="warning">{t('takesOut')}</Alert>}
      <FieldGrid form={form} names={['name', 'kind']} />
      <GroupMembers
        id={fieldId(form.id, 'flows')}
        kind={kindOf(form.values.kind)}
        stations={form.values.flows}
        error={error}
        onChange={(flows) => form.set('flows', flows)}
      />
    </FormDialog>
  );
}
