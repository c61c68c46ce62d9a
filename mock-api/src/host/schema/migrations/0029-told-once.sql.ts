/**
 * What waited for super admins before the bell told of it is told now, once: registrations without a decision, and
 * e-mails that nobody is sure of.
 */
export const toldOnce = /* sql */ `
insert into notifications (user_id, kind, ok, message, params, href, created_at)
select u.id, 'registration', true, 'registrationWaiting',
  jsonb_build_object('name', r.name, 'organization', r.organization, 'waiting', r.waiting), '/registrations', now()
from users u, (
  select name, organization, created_at, count(*) over () as waiting
  from registrations where status = 'waiting' order by id desc limit 1
) r
where u.super_admin and not exists (
  select from notifications n where n.user_id = u.id and n.kind = 'registration' and n.created_at >= r.created_at
);
insert into notifications (user_id, kind, ok, message, params, created_at)
select u.id, 'mail', false, 'mailUnsure', jsonb_build_object('unsure', m.unsure), now()
from users u, (select count(*) as unsure from outbox where state = 'unsure') m
where u.super_admin and m.unsure > 0;
`;
