/** What an e-mail about the network was worded of, so that its page can say what has happened since; and which channels the vendor has no more. */
export const toldSince = /* sql */ `
-- null: sent before this was kept
alter table digests add column facts jsonb;
alter table digest_notices add column body text;
alter table digest_notices add column facts jsonb;

-- since when the vendor names it no more
alter table vendor_ids add column gone_at timestamptz;
`;
