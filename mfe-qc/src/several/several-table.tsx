import type { ReactNode } from 'react';
import { paths } from 'shared-domain';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { ScrollBox } from 'shared-ui/scroll-box';
import type { Candidate } from './candidates.rules.ts';
import { chosenTexts } from './texts.ts';

/** The line of a station: a figure for each head, how far it is, and what can be done with it. */
export type Line = { station: Candidate; figures: ReactNode[]; state: ReactNode; act?: ReactNode };

/** One checklist for all chosen stations, a line for each; on a phone a card. */
export function SeveralTable({ label, heads, lines }: { label: string; heads: string[]; lines: Line[] }) {
  const t = useTexts(chosenTexts);
  return (
    <ScrollBox label={label} tall className="qc-several qc-row-cards">
      <table>
        <thead>
          <tr>
            {[t('station'), ...heads, t('state')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ station: { id, name }, figures, state, act }) => (
            <tr key={id}>
              <th scope="row">
                {id} {name}
              </th>
              {heads.map((head, at) => (
                <td key={head} data-head={head}>
                  {figures[at]}
                </td>
              ))}
              <td className="qc-several-state">
                <output>{state}</output>
                {act}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Why a station is not worked on with others, and the way to its review. */
export function Alone({ id, words }: { id: string; words: string }) {
  const t = useTexts(chosenTexts);
  return (
    <>
      {words} <Link to={paths.validateCounts.href({ stationId: id })}>{t('toReview')}</Link>
    </>
  );
}

/** The days from one time to another, in words. */
export const periodOf = ({ first, last }: { first: string | null; last: string | null }): string | null =>
  first && formatPeriod(first.slice(0, 10), last?.slice(0, 10) ?? null);
