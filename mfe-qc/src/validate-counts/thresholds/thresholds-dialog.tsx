import { useState } from 'react';
import type { SettingLevel } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { invalidate, useLoaded } from 'shared-ui/query';
import { Dialog, LoadState } from 'shared-ui/ui';
import { settingsQuery } from '../findings/findings.resource.ts';
import { Labelled } from '../labelled.tsx';
import { reviewKey } from '../review-keys.ts';
import { useSubject } from '../store/review-context.tsx';
import { thresholdTexts } from './texts.ts';
import { ThresholdsForm } from './thresholds-form.tsx';
import './thresholds.css';

/** What the rules take for odd, at the level of the agency, the station or a flow. */
export function ThresholdsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(thresholdTexts);
  const { station } = useSubject();
  const stationId = station.station_id_tmg;
  const { channels } = station;
  const [level, setLevel] = useState<SettingLevel>('station');
  const [flow, setFlow] = useState(channels[0]?.id);
  const flowId = level === 'flow' ? flow : undefined;
  const { load, reload } = useLoaded(settingsQuery(stationId, flowId));
  return (
    <Dialog title={t('title')} open wide onClose={onClose}>
      <p className="qc-help">{t('intro')}</p>
      <div className="qc-filters">
        <Labelled label={t('level')}>
          {(control) => (
            <select
              {...control}
              value={level}
              onChange={({ target }) => setLevel(target.value as SettingLevel)}
            >
              {(['agency', 'station', 'flow'] as const)
                .filter((choice) => choice !== 'flow' || channels.length > 0)
                .map((choice) => (
                  <option key={choice} value={choice}>
                    {t(choice)}
                  </option>
                ))}
            </select>
          )}
        </Labelled>
        {level === 'flow' ? (
          <Labelled label={t('whichFlow')}>
            {(control) => (
              <select {...control} value={flow} onChange={({ target }) => setFlow(Number(target.value))}>
                {channels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        ) : null}
      </div>
      <LoadState load={load} retry={reload}>
        {(settings) => (
          <ThresholdsForm
            key={`${level} ${flowId}`}
            stationId={stationId}
            level={level}
            flowId={flowId}
            settings={settings}
            onCancel={onClose}
            onSaved={() => {
              onClose();
              // the rules look with other limits from now on
              void invalidate(reviewKey(stationId, 'findings'));
            }}
          />
        )}
      </LoadState>
    </Dialog>
  );
}
