export * from './aadt-state.rules.ts';
export * from './agency.ts';
export * from './api.ts';
export * from './automatic-import.ts';
export * from './programs.ts';
export * from './bulk-update.rules.ts';
export * from './channel-direction.rules.ts';
export * from './channel-facts.rules.ts';
export * from './certify.rules.ts';
export * from './codes.ts';
export type {
  HumanCheck,
  HumanCheckAnswer,
  OwnSession,
  SessionsEnded,
  SessionTime,
  SiteSettings,
} from './contract/account.calls.ts';
export type { Certification, CertifyChecklist, OverriddenFinding } from './contract/certifications.calls.ts';
export * from './compare/index.ts';
export type { ComparedGroup, ComparedSeriesReply, TypicalBin } from './contract/compare.calls.ts';
export type { GroupFlow, StationGroup, StationGroupFacts } from './contract/station-groups.calls.ts';
export type {
  CalendarFlow,
  CalendarOfCounts,
  CountChange,
  CountEdit,
  CountRow,
  CountsPage,
  HoursOfCounts,
  PictureFlow,
  SkippedTime,
  StationLogEntry,
  YearFlow,
  YearOfCounts,
} from './contract/counts.calls.ts';
export type { CountFilters, CountsEdit } from './contract/counts.schema.ts';
export type {
  EcoChannel,
  EcoCountsRequest,
  EcoSite,
  EcoList,
  EcoStation,
  EcoVisio,
} from './contract/eco-visio.calls.ts';
export type { FlowOptions, FlowPrediction, PredictionInput } from './contract/flows.calls.ts';
export type { FlowSet, NextFlow, SentFlow } from './contract/flows.schema.ts';
export type {
  ExportedStation,
  FileInspection,
  FileReading,
  ImportPreview,
  InspectedRow,
  LoggedCounter,
  PreviewChannel,
  RepeatedLines,
  Upload,
} from './contract/imports.calls.ts';
export type { Drop, DropState, SavedMapping } from './contract/drops.calls.ts';
export type {
  ChannelMapping,
  CountImport,
  ImportRequest,
  ImportResult,
  ImportStatus,
  LineError,
  ReadingChoices,
  RepeatDecision,
} from './contract/imports.schema.ts';
export type { NextStation, NextStationOptions, ReverseGeo } from './contract/next-stations.calls.ts';
export type {
  AadtReport,
  AadtTable,
  AadtYear,
  DaysUsed,
  FlowAadt,
  StationTotal,
} from './contract/reports.calls.ts';
export type { HomeFlow, StationHome } from './contract/station-home.calls.ts';
export type { MarkedStation, MarkingScope } from './contract/mark-several.calls.ts';
export type {
  EquipmentChange,
  EquipmentChangeFacts,
  EquipmentFile,
  EquipmentFacts,
  NewVisit,
  CounterStay,
  StationEquipment,
  StationVisit,
} from './contract/field-record.calls.ts';
export * from './digests.ts';
export * from './field-record.ts';
export * from './exchange-day.rules.ts';
export * from './counted-flows.rules.ts';
export * from './campaign.ts';
export type {
  Campaign,
  CampaignAgency,
  CampaignClosing,
  CampaignFilter,
  CampaignOfStation,
  CampaignProgress,
  CampaignReport,
  CampaignReportRow,
  CampaignStation,
  OpenedCampaign,
} from './contract/campaigns.schema.ts';
export type { Outage, StationClosure, StationHealth, UptimeMonth } from './contract/network-health.calls.ts';
export * from './network-health.ts';
export type { StationNote } from './contract/station-notes.calls.ts';
export type { PhotoPlace, StationPhoto } from './contract/station-photos.calls.ts';
export type { TableLook, TableView } from './contract/table-views.calls.ts';
export type { FirstRun, ToDo } from './contract/to-do.calls.ts';
export type {
  CountExport,
  CsvExportRequest,
  DownloadQuery,
  ExportChoices,
  ExportPreset,
  ExportStation,
  StationSearch,
  TmasCheck,
  TmasFinding,
  TmasForm,
  TmasRequest,
  TmasSeverity,
} from './contract/exports.calls.ts';
export type { FindingSetting, FindingSettings } from './contract/finding-settings.calls.ts';
export type {
  Decided,
  Finding,
  FindingChoice,
  FindingList,
  FindingRun,
  FindingSeverity,
  FindingState,
  FiredRule,
  LateCounts,
} from './contract/findings.calls.ts';
export type {
  AdministeredCity,
  Agency,
  AuditEntry,
  AuditFilters,
  AuditPage,
  CityRequest,
} from './contract/administration.calls.ts';
export type {
  Contact,
  ContactKind,
  ContactRequest,
  Deployment,
  DeploymentOptions,
  DeploymentRequest,
  DeploymentStation,
  Provider,
  Requester,
} from './contract/deployments.calls.ts';
export type {
  CountMethod,
  CountType,
  MapSettings,
  Suspect,
  TravelDirection,
} from './contract/lookups.calls.ts';
export type { FailureReport, VersionsInUse } from './contract/failures.calls.ts';
export type { Notification } from './contract/notifications.calls.ts';
export type {
  Registration,
  RegistrationRequest,
  RegistrationStatus,
} from './contract/registrations.calls.ts';
export type { SearchReply } from './contract/search.calls.ts';
export type {
  FactorProof,
  NewRecoveryCodes,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  SecondFactors,
  TotpSetup,
} from './contract/second-factor.calls.ts';
export type { Station, StationChannel } from './contract/station.schema.ts';
export type { AadtStation, FlowFigure, ImportStation, StationSummary } from './contract/stations.calls.ts';
export type {
  ProviderContact,
  RequesterContact,
  StationWithRecord,
  V1Channel,
  V1ChannelRequest,
  V1Station,
  V1StationOptions,
  V1StationRequest,
} from './contract/v1-stations.calls.ts';
export type { Account, AccountStatus, Login, MailStop, User } from './contract/user.schema.ts';
export * from './coordinates.rules.ts';
export * from './days.rules.ts';
export * from './count-id.rules.ts';
export * from './count.ts';
export * from './counts-paging.rules.ts';
export * from './seen-text.rules.ts';
export * from './direction-of-route.rules.ts';
export * from './eco-import.rules.ts';
export * from './email.rules.ts';
export * from './export-dates.rules.ts';
export * from './export-day.rules.ts';
export * from './period.rules.ts';
export * from './place-contradiction.rules.ts';
export * from './factor.rules.ts';
export * from './factor-groups.ts';
export * from './far-dates.rules.ts';
export * from './figure-answers.ts';
export * from './figure.ts';
export * from './figure-tables.ts';
export * from './embed-sites.rules.ts';
export * from './open-data.ts';
export type { EmbedSites, NewShareLink, ShareLink } from './contract/open-data.calls.ts';
export type { OpenDataChoice, OpenDataSettings, OpenDataStation } from './contract/open-data.calls.ts';
export * from './finding.ts';
export * from './flow-id.rules.ts';
export * from './flow-names.rules.ts';
export * from './import-file.ts';
export * from './flow-stage.rules.ts';
export * from './flow.ts';
export * from './folded.rules.ts';
export * from './hour-stretches.rules.ts';
export * from './import-interval.rules.ts';
export * from './import-outcome.rules.ts';
export * from './limits.ts';
export * from './narrowing.rules.ts';
export * from './next-station.ts';
export * from './notification.ts';
export * from './v1-station.rules.ts';
export * from './overlap.rules.ts';
export * from './paths.ts';
export * from './access.rules.ts';
export * from './roles.rules.ts';
export * from './route-sign.rules.ts';
export * from './site.ts';
export * from './hand-range.rules.ts';
export * from './spreadsheet.rules.ts';
export * from './station-form.rules.ts';
export * from './station-number.rules.ts';
export * from './station-stage.rules.ts';
export * from './second-factor.ts';
export * from './user-rights.rules.ts';
export * from './user.ts';
export * from './wall-clock.rules.ts';
export * from './calendar/index.ts';
