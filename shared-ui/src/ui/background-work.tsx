import './background-work.css';
import type { ReactNode } from 'react';
import { ProgressBar } from './progress-bar.tsx';

/** Where a piece of background work stands; `over` is done but no longer of use. */
export type WorkState = 'waiting' | 'running' | 'done' | 'failed' | 'over';

/** Pieces of work that the server does in the background, the newest first. */
export function WorkList({ children }: { children: ReactNode }) {
  return <ul className="cx-work-list">{children}</ul>;
}

/** One of them: its name, its state in words and colour, how far it is while it is under way, and what it brought. */
export function WorkItem({
  name,
  state,
  stateText,
  facts,
  progress,
  progressLabel,
  children,
}: {
  name: string;
  state: WorkState;
  stateText: string;
  /** What, for which station, by whom, when. */
  facts: ReactNode;
  /** 0 to 1; null where nothing is under way. */
  progress: number | null;
  progressLabel: string;
  children?: ReactNode;
}) {
  return (
    <li className="cx-work">
      <div className="cx-work-head">
        <h3>{name}</h3>
        <span className={`cx-work-state cx-work-${state}`}>{stateText}</span>
      </div>
      <p className="cx-muted">{facts}</p>
      {progress !== null && (state === 'waiting' || state === 'running') ? (
        <ProgressBar value={progress} label={progressLabel} />
      ) : null}
      {children}
    </li>
  );
}
