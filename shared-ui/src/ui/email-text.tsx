import { Fragment } from 'react';
import { emailPieces } from './email-text.rules.ts';

/** An e-mail address in a narrow place: its lines end before @ and dots, never within a name or at its hyphen. */
export function EmailText({ email }: { email: string }) {
  return emailPieces(email).map((piece, at) => (
    // pieces may be alike, and stay where they are
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className="cx-unbroken">{piece}</span>
    </Fragment>
  ));
}
