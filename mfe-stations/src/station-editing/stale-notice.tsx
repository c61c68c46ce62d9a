import { useEffect, useRef, type ReactNode } from 'react';
import { entriesOf, fullLabel, type Fields, type FormValues, type NameOf, type Stale } from 'shared-ui/form';
import { useTexts, type Wording } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { valueWords } from '../review/value-words.ts';
import { editingTexts } from './texts.ts';
import './stale-notice.css';

type StaleNoticeProps<V extends FormValues, L, K extends string> = {
  stale: Stale<V>;
  /** The fields of both versions. */
  fields: Fields<V, L, K>;
  /** Words the fields' labels. */
  t: Wording<K>;
  lookups: L;
  onMerge: () => void;
  /** Takes the newer value of a field that both have changed. */
  onTake: (name: NameOf<V>) => void;
};

/**
 * Tells of a newer record: shows both versions, offers to bring it in, then the choice of what both have changed. It
 * takes the focus at each step, since what was pressed for it is far below, or gone.
 */
export function StaleNotice<V extends FormValues, L, K extends string>(props: StaleNoticeProps<V, L, K>) {
  const { merged } = props.stale;
  return (
    <Step key={merged === null ? 'offer' : merged.length}>
      {merged === null ? <Offer {...props} /> : <Outcome {...props} merged={merged} />}
    </Step>
  );
}

function Step({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

function Offer<V extends FormValues, L, K extends string>(props: StaleNoticeProps<V, L, K>) {
  const t = useTexts(editingTexts);
  return (
    <Alert severity="warning">
      <p>
        <strong>{t('staleTitle')}</strong>
      </p>
      <p>{t('staleText')}</p>
      <Versions caption={t('versions')} differences={differences(props)} />
      <Button severity="outlined" onClick={props.onMerge}>
        {t('staleLoad')}
      </Button>
    </Alert>
  );
}

function Outcome<V extends FormValues, L, K extends string>({
  merged,
  ...props
}: StaleNoticeProps<V, L, K> & { merged: NameOf<V>[] }) {
  const t = useTexts(editingTexts);
  const conflicts = differences(props).filter(({ name }) => merged.includes(name));
  return (
    <Alert severity="info">
      <p>{t('staleMerged')}</p>
      {conflicts.length > 0 && (
        <Versions caption={t('staleConflicts')} differences={conflicts} onTake={props.onTake} />
      )}
    </Alert>
  );
}

type Difference<N> = { name: N; label: string; mine: string; theirs: string };

/** The fields that read differently in the two versions. */
function differences<V extends FormValues, L, K extends string>({
  stale: { mine, theirs },
  fields,
  t,
  lookups,
}: StaleNoticeProps<V, L, K>): Difference<NameOf<V>>[] {
  return entriesOf(fields)
    .map(([name, spec]) => ({
      name,
      label: fullLabel(spec, t),
      mine: valueWords(spec, mine[name], mine, lookups),
      theirs: valueWords(spec, theirs[name], theirs, lookups),
    }))
    .filter((field) => field.mine !== field.theirs);
}

type VersionsProps<N> = { caption: string; differences: Difference<N>[]; onTake?: (name: N) => void };

/** Both versions side by side, a line for each field. */
function Versions<N extends string>({ caption, differences: lines, onTake }: VersionsProps<N>) {
  const t = useTexts(editingTexts);
  return (
    <div className="stale-versions">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('yours')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, label, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{mine || t('empty')}</td>
              <td>
                {theirs || t('empty')}
                {onTake && (
                  <Button
                    severity="text"
                    size="small"
                    aria-label={t('takeOf', { field: label })}
                    onClick={() => onTake(name)}
                  >
                    {t('take')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
