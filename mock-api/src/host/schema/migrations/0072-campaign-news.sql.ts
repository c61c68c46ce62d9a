/** What others know of campaigns: the ledger, in which one a certification was made, and who is told that it is their turn. */
export const campaignNews = [
  'alter table certifications add column campaign_id int',
  'alter table digest_choices drop constraint digest_choices_at_once_check',
  `alter table digest_choices add constraint digest_choices_at_once_check
     check (at_once <@ array['silent', 'recovered', 'failed', 'turn'])`,
  // turns that a person was told of at once
  `alter table digest_notices add column turns text[] not null default '{}'`,
];
