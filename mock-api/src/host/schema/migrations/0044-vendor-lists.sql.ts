/** What the counter vendor's platform listed last, kept so that many people who look do not each ask it. */
export const vendorLists = /* sql */ `
create table vendor_lists (
  -- the account of the platform that was asked: what another one was told is not shown
  account text primary key,
  -- the whole answer; null until there was one
  sites jsonb,
  read_at timestamptz,
  -- when it was last begun to ask; whoever comes soon after leaves it to them
  asked_at timestamptz not null,
  -- why that failed, in every language; null where it did not, or is under way
  failure jsonb
);
-- the owner alone reads it: whose a site is decides the application
alter table vendor_lists enable row level security;
`;
