import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { texts } from '../texts.ts';

/** What the files have to look like, with two examples to start from. */
export function FileHelp() {
  const t = useTexts(texts);
  return (
    <Card title={t('helpTitle')}>
      <ul className="imports-help">
        <li>{t('helpCustom')}</li>
        <li>{t('helpTotals')}</li>
        <li>{t('helpTrafx')}</li>
        <li>{t('helpTimeMark')}</li>
        <li>{t('helpJamar')}</li>
        <li>{t('helpExport')}</li>
      </ul>
      <p className="cx-row">
        <a href="/examples/bpcx-custom-15min.csv" download>
          {t('exampleQuarter')}
        </a>
        <a href="/examples/bpcx-custom-60min.csv" download>
          {t('exampleHour')}
        </a>
      </p>
    </Card>
  );
}
