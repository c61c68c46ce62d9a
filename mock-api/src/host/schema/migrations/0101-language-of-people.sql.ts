/** In which language somebody is written to, which list a link ends, and of which stations is told at once (network.md, 3.2 to 3.4). */
export const languageOfPeople = /* sql */ `
-- the last choice in the app; null: none was made, and e-mails are in both
alter table users add column language text check (language in ('en', 'es'));
grant select (language), update (language) on users to count_exchange_app;

-- null: a link from before ends both
alter table unsubscribe_links add column list text check (list in ('digest', 'once'));

-- what is told at once is of these stations alone; of all where none is named
alter table digest_choices add column at_once_stations int[] not null default '{}';
`;
