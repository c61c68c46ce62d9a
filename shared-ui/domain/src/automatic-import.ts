export * from './automatic-import.rules.ts';
export type {
  AutomaticImport,
  ImportRun,
  ImportRunStation,
  VendorNews,
} from './contract/automatic-import.calls.ts';
