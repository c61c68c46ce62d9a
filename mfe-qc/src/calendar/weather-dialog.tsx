import { useId, useState, type FormEvent } from 'react';
import { WEATHER_UNITS, type WeatherLoaded, type WeatherUnits } from 'shared-domain';
import { pageTexts } from 'shared-domain/texts';
import { asApiError, messageOf } from 'shared-ui/api';
import { FileField, SelectField } from 'shared-ui/form';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { useWeatherWords } from 'shared-ui/weather';
import { loadWeather } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';

type Refused = { message: string; lines: { line: number; reason: string }[] };

/** Brings a file of daily weather: what it holds is seen before it is kept. */
export function WeatherDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(calendarTexts);
  const page = useTexts(pageTexts);
  const { notify } = useServices();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [seen, setSeen] = useState<WeatherLoaded | null>(null);
  const [units, setUnits] = useState<WeatherUnits | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  const choose = (chosen: File) => {
    setFile(chosen);
    setSeen(null);
    setUnits(null);
    setRefused(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!file || isSending) return;
    setSending(true);
    setRefused(null);
    try {
      const loaded = await loadWeather(file, units);
      if (loaded.kept) {
        notify('success', t('kept'));
        onClose();
      } else {
        setSeen(loaded);
        setUnits(loaded.units);
      }
    } catch (error) {
      const { lines = [] } = asApiError(error);
      setRefused({ message: messageOf(error, t('loadFailed')), lines });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t('loadTitle')}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {page('cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {t(seen ? 'keep' : 'look')}
          </Button>
        </>
      }
    >
      <form id={id} className="cx-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('loadHelp')}</p>
        {refused && <Refusal refused={refused} />}
        <FileField
          id={`${id}-file`}
          label={t('fileField')}
          accept=".csv,text/csv"
          required
          disabled={isSending}
          fileName={file?.name ?? null}
          error={isTried && !file ? t('chooseFile') : undefined}
          onChange={choose}
        />
        <div aria-live="polite">{seen && <Seen seen={seen} />}</div>
        {seen && (
          <SelectField
            label={t('units')}
            required
            value={units}
            options={WEATHER_UNITS.map((code) => ({ code, label: t(code) }))}
            onChange={(code) => setUnits(WEATHER_UNITS.find((one) => one === code) ?? null)}
          />
        )}
      </form>
    </Dialog>
  );
}

function Refusal({ refused: { message, lines } }: { refused: Refused }) {
  const t = useTexts(calendarTexts);
  return (
    <Alert severity="danger">
      <p>{message}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ line, reason }) => (
            <li key={line}>{t('lines', { line, reason })}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Seen({ seen }: { seen: WeatherLoaded }) {
  const t = useTexts(calendarTexts);
  const { warmest_c, wettest_mm, sites, read, added, changed, unchanged } = seen;
  const words = useWeatherWords();
  const amount = (measure: 'temperature' | 'rain', value: number | null) =>
    value === null ? '–' : words.amount(measure, value);
  return (
    <>
      <p>
        {t('holds', {
          read,
          sites: sites.map(({ name }) => name).join(', '),
          from: formatDate(seen.first_day),
          until: formatDate(seen.last_day),
          added: formatNumber(added),
          changed: formatNumber(changed),
          unchanged: formatNumber(unchanged),
        })}
      </p>
      <p>
        {t('extremes', { warmest: amount('temperature', warmest_c), wettest: amount('rain', wettest_mm) })}
      </p>
    </>
  );
}
