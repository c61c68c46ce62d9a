/** Tokens by which a person tries calls for a few minutes: one at a time in an agency, and not among those that are listed. */
export const trialTokens = /* sql */ `
alter table api_tokens add column trial boolean not null default false;
create unique index api_tokens_trial on api_tokens (agency_id, user_id) where trial;
`;
