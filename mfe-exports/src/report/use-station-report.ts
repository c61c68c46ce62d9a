import { useMemo, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import type { AadtReport, AadtStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { aadtReportQuery } from './aadt.resource.ts';
import { reportTexts } from './texts.ts';

/** The report that was asked for last: of which station, how far it is, and what opens and closes it. */
export type StationReport = {
  station: AadtStation | null;
  report: AadtReport | null;
  error: string;
  asking: boolean;
  open: (station: AadtStation) => Promise<void>;
  close: () => void;
};

/**
 * A station's report, asked for when it is opened; a failure clears it. It stands apart from the rows, which are drawn
 * anew when a window that is turned makes cards of them.
 */
export function useStationReport(): StationReport {
  const t = useTexts(reportTexts);
  const [station, setStation] = useState<AadtStation | null>(null);
  const [report, setReport] = useState<AadtReport | null>(null);
  const [error, setError] = useState('');
  const { ask, asking } = useAsk();
  return useMemo(
    () => ({
      station,
      report,
      error,
      asking,
      open: async (wanted) => {
        setStation(wanted);
        setError('');
        try {
          setReport((await ask(aadtReportQuery(wanted.station_id_tmg))) ?? null);
        } catch (failure) {
          setReport(null);
          setError(messageOf(failure, t('failed')));
        }
      },
      close: () => setReport(null),
    }),
    [station, report, error, asking, ask, t],
  );
}
