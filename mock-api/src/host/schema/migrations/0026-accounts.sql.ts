/**
 * Accounts: counters of tries and known devices, what stands of an invitation, changes of an e-mail address that wait to
 * be confirmed, and two rules that every way passes: the last super admin stays, and no link that can be used stays
 * readable once it was sent or is over.
 */
export const accounts = /* sql */ `
-- counters of tries (A12), nobody's rows: the owner's alone, like sessions and links
create table tries (key text primary key, points int not null, expire bigint);
create index tries_expire on tries (expire);

-- devices that have signed in to an account; only the hash of their cookie is kept
create table devices (
  device_hash text not null,
  user_id int not null references users on delete cascade,
  signed_in_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index devices_user on devices (user_id);

alter table users add column last_sign_in_at timestamptz;
alter table users add column link_until timestamptz;
alter table users add column has_password boolean generated always as (password_hash is not null) stored;
update users u set
  last_sign_in_at = (select max(s.created_at) from sessions s where s.user_id = u.id),
  link_until = (select max(t.expires_at) from password_tokens t where t.user_id = u.id);
grant select (last_sign_in_at, link_until, has_password) on users to count_exchange_app;

-- an address that waits to be confirmed from there; the old one stays valid meanwhile (A13)
create table email_changes (
  user_id int primary key references users on delete cascade,
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
alter table email_changes enable row level security;
create policy own_people on email_changes to count_exchange_app using (user_id in (select id from users));
grant select (user_id, email, expires_at) on email_changes to count_exchange_app;

-- A4, A11: one super admin who can sign in is left, whichever way rights or people go. Two withdrawals at once follow
-- one another here, so that the second sees what the first left.
create function keep_a_super_admin() returns trigger language plpgsql security definer as $$
begin
  if not old.super_admin then return null; end if;
  if tg_op = 'UPDATE' then
    if new.super_admin then return null; end if;
  end if;
  perform pg_advisory_xact_lock(1126026);
  if not exists (select 1 from users where super_admin and (has_password or old.password_hash is null)) then
    raise exception 'the last super admin' using errcode = 'CX001';
  end if;
  return null;
end $$;
create trigger keep_a_super_admin after update of super_admin or delete on users
  for each row execute function keep_a_super_admin();

-- a mail with a link knows its token's hash, and loses the link when it was sent or the token has gone: used, replaced
-- by a newer one, expired, or its account deleted
alter table outbox add column link_hash text;
create function without_link(body text) returns text language sql immutable as $$
  select regexp_replace(body, 'https?://[^[:space:]]*token=[^[:space:]]*', '[–]', 'g')
$$;
create function link_hash_of(body text) returns text language sql immutable as $$
  select encode(sha256(convert_to(substring(body from 'token=([A-Za-z0-9_-]{43})'), 'UTF8')), 'hex')
$$;
create function outbox_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then new.link_hash := link_hash_of(new.body); end if;
  if new.sent_at is not null and new.link_hash is not null then
    new.body := without_link(new.body);
    new.link_hash := null;
  end if;
  return new;
end $$;
create trigger outbox_link before insert or update on outbox for each row execute function outbox_link();
create function outbox_forgets_link() returns trigger language plpgsql security definer as $$
begin
  update outbox set body = without_link(body), link_hash = null where link_hash = old.token_hash;
  return null;
end $$;
create trigger outbox_forgets_link after delete on password_tokens
  for each row execute function outbox_forgets_link();
create trigger outbox_forgets_link after delete on email_changes
  for each row execute function outbox_forgets_link();
create index outbox_link_hash on outbox (link_hash) where link_hash is not null;

-- what is kept so far: links that were sent, or that lead nowhere any more, go
update outbox set link_hash = link_hash_of(body) where link_hash_of(body) is not null;
update outbox set body = without_link(body), link_hash = null
  where link_hash is not null and not exists (select 1 from password_tokens t where t.token_hash = link_hash and t.expires_at > now());
`;
