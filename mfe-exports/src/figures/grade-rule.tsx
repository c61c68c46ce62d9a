import './grade-rule.css';
import type { FigureGrade } from 'shared-domain';
import { gradeRule, limitsInWords } from 'shared-domain/figures';
import { useLanguage } from 'shared-ui/i18n';

/** What each grade needs, from the limits by which grades are given: a line for each letter, and what they say together. */
export function GradeRule() {
  const [language] = useLanguage();
  const { letters, note } = gradeRule(language);
  return (
    <div className="figures-rule">
      <ul>
        {letters.map((letter) => (
          <li key={letter}>{letter}</li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );
}

/** The same, folded until somebody wants to know it. */
export function FoldedGradeRule() {
  const [language] = useLanguage();
  return (
    <details>
      <summary>{gradeRule(language).title}</summary>
      <GradeRule />
    </details>
  );
}

/** What the grade that stands above it needs. */
export function GradeNeeds({ grade }: { grade: FigureGrade | null }) {
  const [language] = useLanguage();
  return grade && <small className="figures-layered">{limitsInWords(grade, language)}</small>;
}
