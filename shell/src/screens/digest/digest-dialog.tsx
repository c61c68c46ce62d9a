import './digest.css';
import { useMemo, useRef } from 'react';
import { AT_ONCE, DIGEST_CHOICES, DIGEST_LANGUAGES, type User } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { defineFields, FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Dialog, LoadState } from 'shared-ui/ui';
import {
  chooseDigest,
  chosenOthers,
  digestQuery,
  stationChoices,
  type OwnDigest,
} from './digest.resource.ts';
import { StoppedAddress } from './stopped-address.tsx';
import { MutedStations } from './muted-stations.tsx';
import { digestTexts } from './texts.ts';

type Choice = { code: string; label: string };
type Values = {
  wanted: string | null;
  language: string | null;
  silent: boolean;
  recovered: boolean;
  failed: boolean;
  turn: boolean;
  any_time: boolean;
  stations: string[];
  others: string[];
};
const BOTH = 'both';

const fields = defineFields<
  Values,
  { choices: Choice[]; languages: Choice[]; stations: Choice[]; others: Choice[] },
  keyof typeof digestTexts.en
>({
  wanted: {
    label: 'wanted',
    control: 'select',
    required: 'required',
    options: (_, { choices }) => choices,
  },
  language: {
    label: 'language',
    control: 'select',
    required: 'required',
    options: (_, { languages }) => languages,
  },
  silent: { label: 'atOnceSilent', control: 'check' },
  recovered: { label: 'atOnceRecovered', control: 'check' },
  failed: { label: 'atOnceFailed', control: 'check' },
  turn: { label: 'atOnceTurn', control: 'check' },
  any_time: { label: 'anyTime', hint: 'anyTimeHint', control: 'check', wide: true },
  stations: {
    label: 'onceStations',
    control: 'multi',
    wide: true,
    emptyLabel: 'onceAll',
    options: (_, { stations }) => stations,
  },
  others: {
    label: 'others',
    hint: 'othersHint',
    control: 'multi',
    wide: true,
    emptyLabel: 'othersNone',
    options: (_, { others }) => others,
  },
});

/** The e-mails about the network: how often one wants them and what at once, what is muted, what the next would say, and what they said. */
export function DigestDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(digestTexts);
  const user = useUser();
  const { load, reload } = useLoaded(digestQuery(user.id));
  const intro = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog title={t('card')} open wide onClose={onClose}>
      <LoadState load={load} retry={reload}>
        {(own) => (
          <div className="cx-stack">
            <p ref={intro} tabIndex={-1}>
              {t('intro')}
            </p>
            {own.stopped && <StoppedAddress stopped={own.stopped} onGone={() => intro.current?.focus()} />}
            <Wish
              key={[
                own.wanted,
                own.language,
                ...own.at_once,
                own.any_time,
                ...(own.at_once_stations ?? []),
                ...chosenOthers(own),
              ].join(' ')}
              user={user}
              own={own}
            />
            <MutedStations userId={user.id} own={own} />
            <Said own={own} />
          </div>
        )}
      </LoadState>
    </Dialog>
  );
}

function Wish({ user, own }: { user: Pick<User, 'id' | 'agency_id'>; own: OwnDigest }) {
  const t = useTexts(digestTexts);
  const { notify } = useServices();
  const lookups = useMemo(
    () => ({
      choices: DIGEST_CHOICES.map((code) => ({ code, label: t(code) })),
      languages: [
        { code: BOTH, label: t('both') },
        ...DIGEST_LANGUAGES.map((code) => ({ code, label: t(code) })),
      ],
      // whoever sees other agencies' stations is told of none of these at once
      stations: stationChoices(own.stations.filter(({ agency_id }) => agency_id === user.agency_id)),
      others: (own.others ?? []).map(({ id, name }) => ({ code: String(id), label: name })),
    }),
    [t, own.stations, own.others, user.agency_id],
  );
  const form = useFieldForm<Values, typeof lookups, keyof typeof digestTexts.en>({
    fields,
    t,
    lookups,
    initial: {
      wanted: own.wanted,
      language: own.language ?? BOTH,
      silent: own.at_once.includes('silent'),
      recovered: own.at_once.includes('recovered'),
      failed: own.at_once.includes('failed'),
      turn: own.at_once.includes('turn'),
      any_time: own.any_time,
      stations: own.at_once_stations ?? [],
      others: chosenOthers(own),
    },
    keep: { name: 'digest' },
    onSubmit: async ({ wanted, language, any_time, stations, others, ...chosen }) => {
      await chooseDigest(user.id, {
        wanted: DIGEST_CHOICES.find((one) => one === wanted) ?? 'weekly',
        language: DIGEST_LANGUAGES.find((one) => one === language) ?? null,
        at_once: AT_ONCE.filter((one) => chosen[one]),
        any_time,
        at_once_stations: stations,
        ...(own.others && { others: others.map(Number) }),
      });
      notify('success', t('saved'));
    },
  });
  return (
    <Form form={form} label={t('card')} small>
      <FormAlert problem={form.problem} fallback={t('failed')} />
      <FieldGrid form={form} names={own.others ? ['wanted', 'language', 'others'] : ['wanted', 'language']} />
      <FieldGrid form={form} names={['silent', 'recovered', 'failed', 'turn', 'any_time', 'stations']} />
      <div className="cx-actions">
        <Button type="submit" loading={form.submitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

/** The next one as of now, and those that were sent, the newest first. */
function Said({ own: { preview, sent, told_at_once = [] } }: { own: OwnDigest }) {
  const t = useTexts(digestTexts);
  const mails = [
    ...sent.map((one) => ({ ...one, key: `week ${one.id}`, head: one.subject })),
    ...told_at_once.map((one) => ({
      ...one,
      key: `once ${one.id}`,
      head: t('sentAtOnce', { subject: one.subject }),
    })),
  ].toSorted((one, other) => Date.parse(other.sent_at) - Date.parse(one.sent_at));
  return (
    <>
      <h3>{t('preview')}</h3>
      {preview ? <Mail {...preview} /> : <p>{t('nothing')}</p>}
      <h3>{t('sent')}</h3>
      {mails.length === 0 ? (
        <p>{t('noneSent')}</p>
      ) : (
        mails.map(({ key, sent_at, head, body }) => (
          <details key={key} className="sh-digest">
            <summary>
              {formatDate(sent_at)}: {head}
            </summary>
            <p className="sh-digest-body">{body}</p>
          </details>
        ))
      )}
    </>
  );
}

function Mail({ subject, body }: { subject: string; body: string }) {
  return (
    <article className="sh-digest" aria-label={subject}>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className="sh-digest-body">{body}</p>
    </article>
  );
}
