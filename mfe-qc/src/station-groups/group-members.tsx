import { useEffect, useRef, useState } from 'react';
import type { HomeFlow, StationGroupKind } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button } from 'shared-ui/ui';
import { stationChoicesQuery } from '../calendar/calendar.resource.ts';
import {
  flowLabel,
  mayGrow,
  moved,
  newStation,
  signed,
  withAllFlows,
  type FormStation,
} from './group.rules.ts';
import { knownStation } from './groups.resource.ts';
import { groupTexts } from './texts.ts';

type Props = {
  id: string;
  kind: StationGroupKind;
  stations: FormStation[];
  error: string | undefined;
  onChange: (stations: FormStation[]) => void;
};

const toFlow = ({ id, name, count_type, direction, combined }: HomeFlow) => ({
  id,
  label: flowLabel({ flow_name: name, count_type, direction }),
  combined,
});

/** The stations of a group in their order, with which way each of their flows counts. */
export function GroupMembers({ id, kind, stations, error, onChange }: Props) {
  const t = useTexts(groupTexts);
  useOtherFlows(stations, onChange);
  return (
    <fieldset className="qc-group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('members')}</legend>
      <p className="cx-muted">{t('membersHint')}</p>
      {error ? (
        <p className="cx-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {stations.length > 0 ? (
        <ol className="qc-group-stations">
          {stations.map((one, at) => (
            <Member key={one.station} {...{ kind, stations, one, at, onChange }} />
          ))}
        </ol>
      ) : null}
      <AddMember kind={kind} stations={stations} onChange={onChange} />
    </fieldset>
  );
}

/** Brings the flows that are not in the group beside those that are, once, for the stations that the form was opened with. */
function useOtherFlows(stations: FormStation[], onChange: Props['onChange']): void {
  const [opened] = useState(() => stations.map(({ station }) => station));
  const latest = useRef({ stations, onChange });
  useEffect(() => {
    latest.current = { stations, onChange };
  });
  useEffect(() => {
    let isOpen = true;
    const bring = async () => {
      // what can't be loaded is not offered; what is in the group stands there anyway
      const loaded = await Promise.allSettled(opened.map(knownStation));
      if (!isOpen || opened.length === 0) return;
      const known = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const { stations: now, onChange: change } = latest.current;
      change(
        now.map((one) => {
          const own = known.find(({ station }) => station === one.station);
          return own && opened.includes(one.station) ? withAllFlows(one, own.flows.map(toFlow)) : one;
        }),
      );
    };
    void bring();
    return () => {
      isOpen = false;
    };
  }, [opened]);
}

type MemberProps = Pick<Props, 'kind' | 'stations' | 'onChange'> & { one: FormStation; at: number };

function Member({ kind, stations, one, at, onChange }: MemberProps) {
  const t = useTexts(groupTexts);
  const title = `${one.station} ${one.name}`;
  const ways =
    kind === 'corridor'
      ? ([
          ['ahead', 'forward'],
          ['back', 'backward'],
        ] as const)
      : ([
          ['ahead', 'in'],
          ['back', 'out'],
        ] as const);
  return (
    <li>
      <div className="qc-group-head">
        <strong>{title}</strong>
        <div className="cx-row">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              severity="text"
              size="small"
              icon={by < 0 ? 'arrow-up' : 'arrow-down'}
              disabled={by < 0 ? at === 0 : at === stations.length - 1}
              aria-label={t(by < 0 ? 'up' : 'down', { name: title })}
              onClick={() => onChange(moved(stations, at, by))}
            />
          ))}
          <Button
            severity="text"
            size="small"
            icon="times"
            aria-label={t('remove', { name: title })}
            onClick={() => onChange(stations.toSpliced(at, 1))}
          />
        </div>
      </div>
      <div className="qc-compare-fields">
        {one.flows.map((flow) => (
          <SelectField
            key={flow.id}
            label={flow.label}
            value={flow.sign}
            emptyLabel={t('notIn')}
            options={
              flow.combined
                ? [{ code: 'none', label: t('none_sign') }]
                : ways.map(([code, word]) => ({ code, label: t(word) }))
            }
            onChange={(sign) => onChange(signed(stations, flow.id, sign))}
          />
        ))}
      </div>
    </li>
  );
}

function AddMember({ kind, stations, onChange }: Pick<Props, 'kind' | 'stations' | 'onChange'>) {
  const t = useTexts(groupTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const { load } = useLoaded(stationChoicesQuery);
  const isThere = stations.some(({ station }) => station === chosen);
  const add = async (number: string) => {
    setFailure(undefined);
    try {
      const { station, name, flows } = await knownStation(number);
      onChange([...stations, newStation(station, name, flows.map(toFlow))]);
      setChosen(null);
    } catch (error) {
      setFailure(messageOf(error, t('stationFailed')));
    }
  };
  const isFull = !mayGrow(stations, kind);
  return (
    <div className="qc-group-add">
      <SelectField
        label={t('station')}
        value={chosen}
        options={load.state === 'loaded' ? load.value : []}
        error={failure ?? (isThere ? t('there') : undefined)}
        onChange={setChosen}
      />
      <Button
        severity="outlined"
        icon="plus"
        disabled={chosen === null || isThere || isFull}
        onClick={() => void (chosen !== null && add(chosen))}
      >
        {t('addStation')}
      </Button>
      {isFull ? <p className="cx-muted">{t('full')}</p> : null}
    </div>
  );
}
