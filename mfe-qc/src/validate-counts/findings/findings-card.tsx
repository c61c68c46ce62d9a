import { useId, useState } from 'react';
import type { Finding, FindingList, Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, FilteredEmpty, LoadState, Spinner, type FilterInUse } from 'shared-ui/ui';
import { KeyHint, keyOf } from '../shortcuts/key-hint.tsx';
import { CurrentFinding } from './current-finding.tsx';
import { DecidedFindings } from './decided-findings.tsx';
import { FindingList as List } from './finding-list.tsx';
import './findings.css';
import { findingTexts } from './texts.ts';
import type { Queue } from './use-queue.ts';

/** The queue of findings beside the picture: the one that is looked at, the list, and what was decided. */
export function FindingsCard({
  stationId,
  queue,
  suspects,
  flowName,
  revision,
  singleKeys,
  flowFilters,
  onClear,
  onRows,
}: {
  stationId: string;
  queue: Queue;
  suspects: Suspect[];
  flowName: (flowId: number) => string;
  revision: number;
  /** Whether the buttons say their keys. */
  singleKeys: boolean;
  /** The filters that choose flows, in words, and how to be rid of them. */
  flowFilters: readonly FilterInUse[];
  onClear: () => void;
  /** Shows the finding's rows in the list. */
  onRows: (finding: Finding) => void;
}) {
  const t = useTexts(findingTexts);
  const { list, error, running, told } = queue;
  return (
    <Card
      title={t('title')}
      className="qc-findings"
      actions={list ? <p className="qc-help">{t('open', { count: openCount(list) })}</p> : null}
    >
      <output className="qc-told">{told}</output>
      {list ? (
        <>
          {running ? <Spinner label={t('running')} /> : null}
          {list.run?.status === 'failed' ? <RunFailed onAgain={queue.look} /> : null}
          {queue.current ? (
            <CurrentFinding
              queue={queue}
              finding={queue.current}
              suspects={suspects}
              flowName={flowName}
              singleKeys={singleKeys}
              onRows={onRows}
            />
          ) : (
            <Overview {...{ queue, list, singleKeys, flowFilters, onClear }} />
          )}
          <List queue={queue} flowName={flowName} />
          {queue.leftOut > 0 && queue.queue.length > 0 ? (
            <p className="qc-help">{t('leftOut', { count: queue.leftOut })}</p>
          ) : null}
          {list.total > list.data.length ? (
            <p className="qc-help">{t('cut', { shown: list.data.length, total: list.total })}</p>
          ) : null}
          {running || list.run?.status === 'failed' ? null : (
            <Button severity="text" size="small" icon="refresh" className="qc-look" onClick={queue.look}>
              {t('again')}
            </Button>
          )}
          <Decided stationId={stationId} queue={queue} flowName={flowName} revision={revision} />
        </>
      ) : (
        <LoadState load={error ? { state: 'failed', error } : { state: 'loading' }} retry={queue.reload}>
          {() => null}
        </LoadState>
      )}
    </Card>
  );
}

const openCount = ({ open }: FindingList) => open.strong + open.review + open.hint;

function RunFailed({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(findingTexts);
  return (
    <Alert severity="warning">
      <p>{t('failed')}</p>
      <Button severity="outlined" size="small" onClick={onAgain}>
        {t('again')}
      </Button>
    </Alert>
  );
}

/** Before the first finding is looked at, and after the last is decided. */
function Overview({
  queue,
  list,
  singleKeys,
  flowFilters,
  onClear,
}: {
  queue: Queue;
  list: FindingList;
  singleKeys: boolean;
  flowFilters: readonly FilterInUse[];
  onClear: () => void;
}) {
  const t = useTexts(findingTexts);
  const { open } = list;
  if (queue.queue.length === 0) {
    return queue.running ? null : (
      <>
        <Missing why={queue.missing} />
        {queue.leftOut > 0 ? (
          <FilteredEmpty filters={flowFilters} hidden={queue.leftOut} onClear={onClear} />
        ) : (
          <p>{queue.told ? t('allDecided') : t('none')}</p>
        )}
      </>
    );
  }
  return (
    <>
      <Missing why={queue.missing} />
      <ul className="qc-weights">
        {open.strong > 0 ? <li className="is-strong">{t('openStrong', { count: open.strong })}</li> : null}
        {open.review > 0 ? <li className="is-review">{t('openReview', { count: open.review })}</li> : null}
        {open.hint > 0 ? <li className="is-hint">{t('openHint', { count: open.hint })}</li> : null}
      </ul>
      <Button onClick={() => queue.go(1)} aria-keyshortcuts={keyOf('next', singleKeys)}>
        {t('start')}
        <KeyHint act="next" single={singleKeys} />
      </Button>
      <p className="qc-help">{t('startHelp')}</p>
    </>
  );
}

/** Word on a finding of the address that can't be shown. */
function Missing({ why }: { why: Queue['missing'] }) {
  const t = useTexts(findingTexts);
  return why ? <Alert severity="info">{t(why === 'hidden' ? 'missingHidden' : 'missingGone')}</Alert> : null;
}

/** What was decided, asked for when it is opened. */
function Decided(props: {
  stationId: string;
  queue: Queue;
  flowName: (flowId: number) => string;
  revision: number;
}) {
  const t = useTexts(findingTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="qc-decided">
      <Button
        severity="text"
        size="small"
        icon={open ? 'angle-down' : 'angle-right'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('decided')}
      </Button>
      {open ? (
        <div id={id}>
          <DecidedFindings {...props} />
        </div>
      ) : null}
    </div>
  );
}
