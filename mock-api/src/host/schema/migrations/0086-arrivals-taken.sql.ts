/** What the watch has taken of what came: it also looks between two full hours, and takes each once. What was there before is taken. */
export const arrivalsTaken = /* sql */ `
alter table arrivals add column taken boolean not null default true;
alter table arrivals alter column taken set default false;
create index arrivals_untaken on arrivals (arrived_at) where not taken;
`;
