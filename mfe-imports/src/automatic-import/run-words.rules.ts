import type { ImportRun } from 'shared-domain';

/** What became of a run's stations and counts: how many, in order; what is none is left out. */
export function runParts(run: ImportRun): { part: RunPart; count: number }[] {
  const parts: { part: RunPart; count: number }[] = [
    { part: 'added', count: run.added },
    { part: 'replaced', count: run.replaced },
    { part: 'unchanged', count: run.unchanged },
    { part: 'certified', count: run.certified },
    { part: 'stationsFailed', count: run.failed },
  ];
  return parts.filter(({ count }) => count > 0);
}

type RunPart = 'added' | 'replaced' | 'unchanged' | 'certified' | 'stationsFailed';
