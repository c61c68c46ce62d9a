import type { CountChange, CountsEdit, StationLogEntry } from '../count-edit.ts';
import type { CalendarOfCounts, HoursOfCounts } from '../count-picture.ts';
import type {
  Certification,
  CertifyChecklist,
  CountEdit,
  CountFilters,
  CountsPage,
  YearOfCounts,
} from '../count.ts';
import type { Station } from '../station.ts';
import type { Call } from './call.ts';

/** A station’s counts: pages, pictures, marks and certification. */
export type CountApi = {
  'GET /counts': Call<
    {
      query: {
        /** station_id_tmg, under the name the older client gave it. */
        flowid_txdot: string;
        page?: number;
        limit?: number;
        /** CountFilters as JSON text. */
        filters?: string;
        is_paginate?: boolean;
        is_previous?: boolean;
        /** The date and id of the current page's last row; of its first row with `is_previous`. */
        last_date?: string;
        last_id?: number;
      };
    },
    CountsPage
  >;
  'GET /counts/year': Call<
    { query: { flowid_txdot: string; year?: number; filters?: string } },
    YearOfCounts
  >;
  /** Days of a year summed by the database; the newest year unless one is named. */
  'GET /counts/calendar': Call<
    { query: { flowid_txdot: string; year?: number; filters?: string } },
    CalendarOfCounts
  >;
  'GET /counts/hours': Call<
    { query: { flowid_txdot: string; year?: number; filters?: string } },
    HoursOfCounts
  >;
  /**
   * Address of an outside visualization that stands in for the picture, filled in for the station and for 'Show Null
   * Values Only'; null for the built-in picture (X2).
   */
  'GET /qc-settings': Call<{ query: { flowid_txdot: string; nulls?: boolean } }, { embed: string | null }>;
  'GET /counts/scope': Call<
    { query: { flowid_txdot: string; filters?: string } },
    { counts: number; first: string | null; last: string | null; nulls: number; suspects: number }
  >;
  'POST /counts/update': Call<
    {
      body: {
        flowid_txdot: string;
        filters?: CountFilters;
        /** These rows; or, left out, every uncertified row the filters match (bulk). */
        counts?: CountEdit[];
        note?: string;
        suspect_id?: number | null;
        noteDelete?: boolean;
      };
    },
    /** `edit` is null where nothing changed. */
    { success: true; updated: number; edit: CountsEdit | null }
  >;
  'POST /counts/certify': Call<
    /**
     * With `counts` it is refused (409) when another number matches by now than the checklist said. While strong
     * findings are open in them it needs a `reason` (422), which the ledger keeps.
     */
    { body: { flowid_txdot: string; filters?: CountFilters; counts?: number; reason?: string } },
    { success: true; station: Station }
  >;
  'GET /counts/checklist': Call<{ query: { flowid_txdot: string; filters?: string } }, CertifyChecklist>;
  /** The ledger, newest first. */
  'GET /counts/certifications': Call<{ query: { flowid_txdot: string } }, Certification[]>;
  /** Takes the counts of these days, both included, back out of certification; super admins only, audited. */
  'POST /counts/reopen': Call<
    { body: { flowid_txdot: string; minDate: string; maxDate: string; reason: string } },
    { success: true; reopened: number; station: Station }
  >;
};

/** Taking changes back, and who changed what (C6). */
export type CountLogApi = {
  /** The caller's own last 50 edits of the station that can be undone, newest first. */
  'GET /counts/edits': Call<{ query: { flowid_txdot: string } }, CountsEdit[]>;
  /**
   * Puts back what one of the caller's edits replaced, findings it decided included: all of it, or nothing (409) when
   * one of its counts has changed or been certified since. The reply's edit can itself be undone (redo).
   */
  'POST /counts/undo': Call<
    { body: { flowid_txdot: string; edit: number } },
    { success: true; updated: number; edit: CountsEdit }
  >;
  'GET /counts/log': Call<
    { query: { flowid_txdot: string; before?: number; limit?: number } },
    { data: StationLogEntry[]; next: number | null }
  >;
  /** The counts of an edit, 200 at a time by date, then flow; `after` is the `next` of the part before. */
  'GET /counts/log/:editId': Call<
    { params: { editId: string }; query: { flowid_txdot: string; after?: number } },
    { data: CountChange[]; next: number | null }
  >;
};
