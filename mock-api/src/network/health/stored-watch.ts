import type { EarlierUpload } from './earlier-uploads.rules.ts';
import type { FlowWatch } from './flow-watch.rules.ts';
import type { StationWatch } from './station-watch.rules.ts';
import type { UploadWatch } from './upload-watch.rules.ts';

/** What is kept of a station between two hours: of a counter that counts by itself, or of one whose counts are uploaded. */
export type StoredWatch =
  | { is: 'counter'; station: StationWatch; flows: readonly FlowWatch[] }
  | {
      is: 'uploads';
      deployment: number;
      upload: UploadWatch;
      /** Of deployments before this one; left out where nothing of them is to be watched. */
      earlier?: readonly EarlierUpload[];
    };
