import type { Certification, CountEdit, CountFilters, CountsPage, YearOfCounts } from '../count.ts';
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
    { success: true; updated: number }
  >;
  'POST /counts/certify': Call<
    { body: { flowid_txdot: string; filters?: CountFilters } },
    { success: true; station: Station }
  >;
  'GET /counts/certifications': Call<{ query: { flowid_txdot: string } }, Certification[]>;
};
