/** The version of a webhook, so that who edits it is told what somebody else, or its receiver, changed meanwhile (S10); an older release leaves it as it is. */
export const versionsOfWebhooks = /* sql */ `
alter table webhooks add column version int not null default 1;
`;
