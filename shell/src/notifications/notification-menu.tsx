import { useState } from 'react';
import type { Notification } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Icon } from 'shared-ui/ui';
import { reportError } from '../federation/report-error.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import type { Notifications } from './notifications.resource.ts';
import { useNotifications } from './use-notifications.ts';
import { notificationTexts } from './texts.ts';

function NotificationItem({
  notification: { ok, title, text, href, created_at },
  fresh,
  onFollow,
}: {
  notification: Notification;
  /** Unread when the panel was opened. */
  fresh: boolean;
  onFollow: () => void;
}) {
  const t = useTexts(notificationTexts);
  return (
    <li className={`sh-note ${fresh ? 'is-new' : ''} ${ok ? '' : 'is-failed'}`}>
      <Icon name={ok ? 'check-circle' : 'exclamation-circle'} />
      <div>
        <p>
          {href ? (
            <Link to={href} onClick={onFollow}>
              {title}
            </Link>
          ) : (
            <strong>{title}</strong>
          )}
          {ok ? null : <span className="sh-tag sh-tag-failed">{t('failedMark')}</span>}
          {fresh ? <span className="sh-tag">{t('newMark')}</span> : null}
        </p>
        <p>{text}</p>
        <p className="sh-when">
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
      </div>
    </li>
  );
}

/** What the person's certifications, imports and exports came to; opening it counts as reading it. */
export function NotificationMenu({
  onAnswer,
}: {
  /** Told of every answer. */
  onAnswer?: (answer: Notifications) => void;
}) {
  const t = useTexts(notificationTexts);
  const { answer, failed, readAll } = useNotifications(onAnswer);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = answer?.unread ?? 0;

  const open = () => {
    setFresh(new Set(answer?.data.filter(({ read }) => !read).map(({ id }) => id)));
    // a refusal leaves them unread, which the count goes on saying
    readAll().catch(reportError);
  };

  return (
    <Disclosure
      className="sh-notifications"
      label={unread ? t('notificationsUnread', { count: unread }) : t('notifications')}
      onOpen={open}
      face={
        <>
          <Icon name="bell" />
          {unread ? (
            <span className="sh-badge" aria-hidden>
              {unread}
            </span>
          ) : null}
        </>
      }
    >
      {(close) => (
        <section aria-label={t('notifications')}>
          {answer && answer.pending > 0 ? (
            <p className="sh-pending">
              <span className="cx-spin" aria-hidden /> {t('pending', { count: answer.pending })}
            </p>
          ) : null}
          {failed ? <p role="alert">{t('notificationsFailed')}</p> : null}
          {answer?.data.length ? (
            <ul>
              {answer.data.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  fresh={fresh.has(notification.id)}
                  onFollow={close}
                />
              ))}
            </ul>
          ) : failed ? null : (
            <p>{answer ? t('noNotifications') : t('loading')}</p>
          )}
        </section>
      )}
    </Disclosure>
  );
}
