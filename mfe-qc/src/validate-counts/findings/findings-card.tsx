import { useId, useState } from 'react';
import type { FindingList } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Button, Card, FilteredEmpty, LoadState, Spinner } from 'shared-ui/ui';
import { watchedLedger } from '../certify/certify.resource.ts';
import { outcomeOf } from '../certify/outcome.rules.ts';
import { Overridden } from '../certify/overridden.tsx';
import { KeyHint, keyOf } from '../shortcuts/key-hint.tsx';
import { useActs, useOpenFindings, useReview, useSubject, useWork } from '../store/review-context.tsx';
import { useFiltersInWords } from '../use-filters-in-words.ts';
import { CurrentFinding } from './current-finding.tsx';
import { DecidedFindings } from './decided-findings.tsx';
import { FindingList as List } from './finding-list.tsx';
import './findings.css';
import { whyMissing } from './queue.rules.ts';
import { findingTexts } from './texts.ts';
import { isLooking } from './work.rules.ts';

/** The queue of findings beside the picture: the one that is looked at, the list, and what was decided. */
export function FindingsCard() {
  const t = useTexts(findingTexts);
  const { load, reload } = useOpenFindings();
  const told = useReview((state) => state.told);
  const looked = useReview((state) => state.looked);
  const isComing = load.state === 'loading' || (load.state === 'loaded' && isLooking(load.value, looked));
  return (
    <Card
      title={t('title')}
      className={isComing ? 'qc-findings is-coming' : 'qc-findings'}
      actions={
        load.state === 'loaded' ? (
          <p className="qc-help">{t('open', { count: openCount(load.value) })}</p>
        ) : null
      }
    >
      <output className="qc-told">{told}</output>
      <LoadState load={load} retry={reload}>
        {(list) => <Queue list={list} />}
      </LoadState>
    </Card>
  );
}

const openCount = ({ open }: FindingList) => open.strong + open.review + open.hint;

function Queue({ list }: { list: FindingList }) {
  const t = useTexts(findingTexts);
  const { look } = useActs().findings;
  const running = isLooking(
    list,
    useReview((state) => state.looked),
  );
  const { current, queue, leftOut } = useWork();
  return (
    <>
      {running ? <Spinner label={t('running')} /> : null}
      {list.run?.status === 'failed' ? <RunFailed onAgain={look} /> : null}
      {current ? <CurrentFinding finding={current} /> : <Overview list={list} running={running} />}
      <List />
      {leftOut > 0 && queue.length > 0 ? <p className="qc-help">{t('leftOut', { count: leftOut })}</p> : null}
      {list.total > list.data.length ? (
        <p className="qc-help">{t('cut', { shown: list.data.length, total: list.total })}</p>
      ) : null}
      {running || list.run?.status === 'failed' ? null : (
        <Button severity="text" size="small" icon="refresh" className="qc-look" onClick={look}>
          {t('again')}
        </Button>
      )}
      <Decided />
    </>
  );
}

function RunFailed({ onAgain }: { onAgain: () => Promise<void> }) {
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
function Overview({ list, running }: { list: FindingList; running: boolean }) {
  const { queue } = useWork();
  return (
    <>
      {running && queue.length === 0 ? null : <Missing list={list} running={running} />}
      {queue.length > 0 ? <Start open={list.open} /> : null}
      {queue.length === 0 && !running ? <NothingToDo /> : null}
    </>
  );
}

function Start({ open }: Pick<FindingList, 'open'>) {
  const t = useTexts(findingTexts);
  const { go } = useActs().findings;
  const singleKeys = useReview((state) => state.singleKeys);
  return (
    <>
      <ul className="qc-weights">
        {open.strong > 0 ? <li className="is-strong">{t('openStrong', { count: open.strong })}</li> : null}
        {open.review > 0 ? <li className="is-review">{t('openReview', { count: open.review })}</li> : null}
        {open.hint > 0 ? <li className="is-hint">{t('openHint', { count: open.hint })}</li> : null}
      </ul>
      <Button onClick={() => go(1)} aria-keyshortcuts={keyOf('next', singleKeys)}>
        {t('start')}
        <KeyHint act="next" single={singleKeys} />
      </Button>
      <p className="qc-help qc-off-paper">{t('startHelp')}</p>
    </>
  );
}

function NothingToDo() {
  const t = useTexts(findingTexts);
  const { filters } = useActs();
  const { leftOut } = useWork();
  const told = useReview((state) => state.told);
  const flowFilters = useFiltersInWords('flows');
  const { days_count: waiting } = useSubject().station;
  if (leftOut > 0) return <FilteredEmpty filters={flowFilters} hidden={leftOut} onClear={filters.clear} />;
  return (
    <>
      <p>{t(waiting === null ? 'noneWait' : told ? 'allDecided' : 'none')}</p>
      <PassedOver />
    </>
  );
}

/** What the certification that holds has passed over: it is no more open, and not in order either (C14). */
function PassedOver() {
  const { station_id_tmg: stationId } = useSubject().station;
  const { load } = useLoaded(watchedLedger(stationId));
  const standing = load.state === 'loaded' ? outcomeOf(load.value).standing : null;
  return <Overridden findings={standing?.findings ?? []} open />;
}

/** Word on a finding of the address that can't be shown, once that can be told. */
function Missing({ list, running }: { list: FindingList; running: boolean }) {
  const t = useTexts(findingTexts);
  const { queue } = useWork();
  const subject = useReview((state) => state.subject);
  const why = running || list.run?.stale ? null : whyMissing(subject, list.data, queue);
  return why ? <Alert severity="info">{t(why === 'hidden' ? 'missingHidden' : 'missingGone')}</Alert> : null;
}

/** What was decided, asked for when it is opened. */
function Decided() {
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
          <DecidedFindings />
        </div>
      ) : null}
    </div>
  );
}
