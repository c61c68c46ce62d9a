import type { SyntheticEvent } from 'react';
import type { TermId } from 'shared-domain/glossary';
import { TermHelp } from 'shared-ui/ui';

/** Pressing the head of a column sorts by it; asking what it means does not. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The head of a column with the button that opens its entry of the glossary in place. */
export function ColumnHead({ header, term }: { header: string; term: TermId }) {
  return (
    <>
      {header}{' '}
      <span className="cx-head-term" role="presentation" onClick={keep} onKeyDown={keep}>
        <TermHelp term={term} label={header} />
      </span>
    </>
  );
}
