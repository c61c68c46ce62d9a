import { Fragment, useId, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { curlOf, FILE_NAME } from './curl.rules.ts';
import { addressOf, addressPieces, isTried, summaryIn, type GuideCall } from './guide.rules.ts';
import { guideTexts } from './texts.ts';

type OnTry = (address: string) => void;

/** Calls by their addresses, each with what it does, a command, and what that is answered. */
export function CallList({ calls, onTry }: { calls: GuideCall[]; onTry: OnTry }) {
  return (
    <ul className="admin-calls">
      {calls.map((call) => {
        const name = `${call.method} ${call.path}`;
        return (
          <li key={name}>
            <details>
              <summary>
                <code>{brokenAtSlashes(name)}</code>
              </summary>
              <CallDetails call={call} name={name} onTry={onTry} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function CallDetails({ call, name, onTry }: { call: GuideCall; name: string; onTry: OnTry }) {
  const t = useTexts(guideTexts);
  const [language] = useLanguage();
  const summary = summaryIn(language, call);
  const { body, answer, also } = call;
  const file = typeof body === 'object' && 'file' in body ? body.file : null;
  return (
    <div className="cx-stack admin-call">
      <p lang={summary.lang}>{summary.text}</p>
      {call.until !== null && <p>{t('goes', { date: formatDate(call.until) })}</p>}
      <Shown title={t('command')} text={curlOf(call, window.location.origin)} />
      {file !== null && <Shown title={t('file', { name: FILE_NAME })} text={file} />}
      {also.length > 0 && <Also call={call} />}
      {answer !== null && <Shown title={t('answerShown')} text={answer} />}
      {isTried(call) && (
        <div className="cx-actions">
          <Button
            severity="outlined"
            size="small"
            aria-label={t('tryCall', { name })}
            onClick={() => onTry(addressOf(call))}
          >
            {t('tryThis')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Also({ call: { also } }: { call: GuideCall }) {
  const t = useTexts(guideTexts);
  return (
    <div>
      <p>{t('also')}</p>
      <ul>
        {also.map(({ name, value }) => (
          <li key={name}>
            <code className="admin-code">{`${name}=${value}`}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a program sends or gets, under its name. */
function Shown({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <figure className="admin-shown" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <pre className="admin-code" lang="en">
        {text}
      </pre>
    </figure>
  );
}

/** An address whose lines end behind its slashes, never within a name. */
function brokenAtSlashes(address: string): ReactNode {
  return addressPieces(address).map((piece, at) => (
    // pieces may be alike, and stay where they are
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
