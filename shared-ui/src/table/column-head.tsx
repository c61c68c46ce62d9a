import type { SyntheticEvent } from 'react';
import type { TermId } from 'shared-domain/glossary';
import { TermHelp } from 'shared-ui/ui';

/** Pressing the head of a column sorts by it; asking what it means does not. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * The head of a column: a button where the column sorts, and one that opens its entry of the glossary in place where it has
 * one. A press of the sorting button is heard by the whole head, as every press in it is.
 */
export function ColumnHead({
  header,
  term,
  sortable = false,
}: {
  header: string;
  term?: TermId;
  sortable?: boolean;
}) {
  return (
    <>
      {sortable ? (
        <button type="button" className="cx-sort">
          {header}
        </button>
      ) : (
        header
      )}
      {term ? (
        <>
          {' '}
          <span className="cx-head-term" role="presentation" onClick={keep} onKeyDown={keep}>
            <TermHelp term={term} label={header} />
          </span>
        </>
      ) : null}
    </>
  );
}
