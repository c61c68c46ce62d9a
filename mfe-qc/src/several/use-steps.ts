import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import type { Candidate, Progress, Row } from './candidates.rules.ts';

/** Which step is open: choosing, seeing what would become of each, or what did. */
export type Step = 'choose' | 'check' | 'done';

/** The steps of work on several stations, and how far each chosen one is; `failed` is said where the server gives no words. */
export function useSteps<P>(failed: string) {
  const [step, setStep] = useState<Step>('choose');
  const [rows, setRows] = useState<Row<P>[]>([]);
  const tell = (id: string, progress: Progress<P>) =>
    setRows((known) => known.map((row) => (row.station.id === id ? { ...row, progress } : row)));

  /** Does something with a station and tells what came of it, a refusal too; answers whether it went well. */
  async function attempt(id: string, ask: () => Promise<P>): Promise<boolean> {
    try {
      tell(id, await ask());
      return true;
    } catch (problem) {
      tell(id, { step: 'refused', words: messageOf(problem, failed) });
      return false;
    }
  }

  /** Asks about these stations, one after another, so that the first line does not wait for the last. */
  async function check(stations: Candidate[], ask: (id: string) => Promise<P>) {
    setRows(stations.map((station) => ({ station, progress: { step: 'asking' } })));
    setStep('check');
    for (const { id } of stations) await attempt(id, () => ask(id));
  }
  const again = () => {
    setRows([]);
    setStep('choose');
  };
  return { step, rows, tell, attempt, check, again, finish: () => setStep('done') };
}
