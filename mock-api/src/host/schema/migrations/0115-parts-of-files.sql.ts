/**
 * The parts of a file of several stations that its agency may load, each by an import of its own, as they are chosen when it is read;
 * null, and so what an older release takes up: the file is loaded by one import.
 */
export const partsOfFiles = /* sql */ `
alter table drops add column parts text[] check (cardinality(parts) > 1);
`;
