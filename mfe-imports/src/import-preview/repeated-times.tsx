import type { ImportPreview, RepeatDecision, RepeatedLines, StationChannel } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { decided, keptOf } from './repeats.rules.ts';
import { previewTexts } from './texts.ts';

type Props = {
  preview: ImportPreview;
  channels: readonly StationChannel[];
  decisions: readonly RepeatDecision[];
  onDecide: (decisions: RepeatDecision[]) => void;
};

/** Times that occur twice through a fault of the counter's clock: of each a person says which line is right. */
export function RepeatedTimes({ preview, channels, decisions, onDecide }: Props) {
  const t = useTexts(previewTexts);
  const { repeats } = preview;
  if (repeats.length === 0) return null;
  const names = new Map(channels.map(({ id, name }) => [id, name]));
  const mapped = preview.channels.map(({ id }) => names.get(id) ?? '');
  const decide = (pairs: RepeatedLines[], keep: string | null) =>
    onDecide(decided(decisions, pairs, keep as RepeatDecision['keep'] | null));
  return (
    <section>
      <h3>{t('repeatsTitle')}</h3>
      <p>{t('repeatsIntro')}</p>
      <ul className="imports-repeats">
        {repeats.map((pair) => (
          <li key={`${pair.first} ${pair.line}`}>
            <Repeat
              pair={pair}
              mapped={mapped}
              kept={keptOf(decisions, pair)}
              onDecide={(keep) => decide([pair], keep)}
            />
          </li>
        ))}
      </ul>
      {repeats.length > 1 && (
        <div className="cx-row">
          {(['first', 'second', 'neither'] as const).map((keep) => (
            <Button key={keep} severity="outlined" size="small" onClick={() => decide(repeats, keep)}>
              {t(`all_${keep}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function Repeat({
  pair: { first, line, time, values },
  mapped,
  kept,
  onDecide,
}: {
  pair: RepeatedLines;
  mapped: string[];
  kept: string | null;
  onDecide: (keep: string | null) => void;
}) {
  const t = useTexts(previewTexts);
  const counts = (of: (number | null)[]) =>
    mapped.length === of.length
      ? of.map((count, at) => `${mapped[at]} ${told(count)}`).join(', ')
      : of.map(told).join(', ');
  return (
    <SelectField
      label={t('repeat', { time, first, line })}
      emptyLabel={t('undecided')}
      options={[
        { code: 'first', label: t('keepLine', { line: first, counts: counts(values[0]) }) },
        { code: 'second', label: t('keepLine', { line, counts: counts(values[1]) }) },
        { code: 'neither', label: t('keepNeither') },
      ]}
      value={kept}
      onChange={onDecide}
    />
  );
}

function told(count: number | null): string {
  return count === null ? '–' : formatNumber(count);
}
