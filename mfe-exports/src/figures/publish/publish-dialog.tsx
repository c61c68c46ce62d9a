import type { FigureProvenance } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { NOTES_MAX } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { formatDate, formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { Fact, Facts, LoadState } from 'shared-ui/ui';
import { figureWords } from '../figure-words.texts.ts';
import { GradeMark } from '../grade-mark.tsx';
import { GradeNeeds } from '../grade-rule.tsx';
import { listed } from '../weekday-names.ts';
import { FigureChoice, useFigureChoice } from './figure-choice.tsx';
import { publishFigure, type WhichFigure } from './publish.resource.ts';
import { publishTexts } from './texts.ts';
import { useFillingText } from './use-filling-text.ts';

type Values = { reason: string };
const NO_REASON: Values = { reason: '' };
const none = defineFields<Values, null, keyof typeof publishTexts.en>({});
const withReason = defineFields<Values, null, keyof typeof publishTexts.en>({
  reason: {
    label: 'reason',
    hint: 'reasonHint',
    control: 'area',
    wide: true,
    maxLength: NOTES_MAX,
    required: 'reasonNeeded',
  },
});

type DialogProps = { which: WhichFigure; stationName: string; onClose: () => void };

/** Shows what would be published, by the method that is chosen, and publishes it. */
export function PublishDialog({ which, stationName, onClose }: DialogProps) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const choice = useFigureChoice(which);
  const { method, filled, load, reload } = choice;
  const found = load.state === 'loaded' ? load.value : null;
  const isD = found?.grade === 'D';
  const form = useFieldForm({
    fields: isD ? withReason : none,
    t,
    initial: NO_REASON,
    lookups: null,
    onSubmit: async ({ reason }) => {
      if (found?.value == null) return;
      await publishFigure(which, {
        method,
        filled,
        shown: String(Math.round(found.value)),
        reason: reason.trim() || null,
        supersedes: found.publication?.id ?? null,
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('dialogTitle', { figure: words(FIGURE_NAMES[which.mode]), year: String(which.year) })}
      accept={t('accept')}
      ready={found !== null && found.value !== null}
      failed={t('failed')}
      onClose={onClose}
    >
      <p>{t('check')}</p>
      <FigureChoice choice={choice} />
      <LoadState load={load} retry={reload}>
        {(provenance) => <Answers which={which} stationName={stationName} provenance={provenance} />}
      </LoadState>
      {isD ? <FieldGrid form={form} names={['reason']} /> : null}
    </FormDialog>
  );
}

type AnswersProps = Omit<DialogProps, 'onClose'> & { provenance: FigureProvenance };

function Answers({
  which,
  stationName,
  provenance: { value, grade, flows, filling, publication },
}: AnswersProps) {
  const t = useTexts(publishTexts);
  const fillingText = useFillingText();
  const words = useTexts(figureWords);
  const [language] = useLanguage();
  const names = flows.map(({ name }) => name);
  return (
    <Facts beside>
      <Fact name={t('station')}>{`${which.stationId} ${stationName}`}</Fact>
      <Fact name={t('year')}>{String(which.year)}</Fact>
      <Fact name={t('figure')}>
        {value === null
          ? t('nothing')
          : `${words(FIGURE_NAMES[which.mode])} ${formatNumber(Math.round(value))}`}
      </Fact>
      <Fact name={t('grade')}>
        <GradeMark grade={grade} />
        <GradeNeeds grade={grade} />
      </Fact>
      <Fact name={t('made')}>{listed(names, language)}</Fact>
      {publication ? (
        <Fact name={t('inPlaceOf')}>
          {t('publishedBy', {
            shown: publication.shown,
            method: words(publication.method),
            who: publication.published_by,
            when: formatDate(publication.published_at),
          })}
        </Fact>
      ) : null}
      <Fact name={t('filled')}>{fillingText(filling?.applied ? filling : null)}</Fact>
    </Facts>
  );
}
