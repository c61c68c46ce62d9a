/**
 * How far each e-mail has come, so that none is sent twice: `sending` is claimed by a job, `handed` is about to be
 * accepted by the mail server, `unsure` was handed over and never answered. A refused one is `failed`.
 */
export const mailOnce = /* sql */ `
alter table outbox add column state text not null default 'waiting'
  check (state in ('waiting', 'sending', 'handed', 'sent', 'unsure', 'failed'));
-- its Message-ID: the same in every try, so that mail servers know an e-mail that comes again
alter table outbox add column message_id uuid not null default gen_random_uuid();
update outbox set state = 'sent' where sent_at is not null;
`;
