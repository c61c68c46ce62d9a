import type { FigureGrade } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { figureWords } from './figure-words.texts.ts';
import { gradeText } from './figure-text.ts';

/** A grade as its letter in a frame with its word beside it; the frame's line differs as on the map. */
export function GradeMark({ grade }: { grade: FigureGrade | null }) {
  const t = useTexts(figureWords);
  const text = gradeText(grade, t);
  if (grade === null) return <span className="cx-muted">{text}</span>;
  return (
    <span className="figures-grade">
      <b className={`is-grade-${grade.toLowerCase()}`}>{text.slice(0, 1)}</b>
      {text.slice(1)}
    </span>
  );
}
