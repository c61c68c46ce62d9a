import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { copyTexts } from './texts.ts';

type Copied = { station_id_tmg: string | null; station_name: string };

/** Says where a new station's answers come from, and what is not copied. */
export function CopyNotice({ from: { station_id_tmg: id, station_name: name } }: { from: Copied }) {
  const t = useTexts(copyTexts);
  return <Alert severity="info">{t('copied', { station: [id, name].filter(Boolean).join(' ') })}</Alert>;
}
