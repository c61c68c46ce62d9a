import { call } from 'shared-ui/api';
import { isImportUnderWay, type CountImport } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';

/** How many imports the server answers at a time. */
export const IMPORTS_PAGE = 50;

/** What begins the key of every list of imports: to invalidate when one was started or taken back. */
export const IMPORTS = ['imports'];

/** The newest imports, of one source or of one station if asked for, followed while one of them is under way. */
export const importsQuery = ({
  source,
  station,
}: {
  source?: CountImport['source'];
  station?: string;
}): Asked<CountImport[]> => ({
  queryKey: [...IMPORTS, { source, station }],
  queryFn: async ({ signal }) => {
    const imports = await call('GET /imports', { query: station ? { station } : {} }, { signal });
    return source ? imports.filter((row) => row.source === source) : imports;
  },
  isUnderWay: (imports) => imports.some(isImportUnderWay),
});

/** The imports before another one, the newest first; of one station if asked for. */
export const olderImportsQuery = (before: number, station?: string): Asked<CountImport[]> => ({
  queryKey: [...IMPORTS, 'older', before, station ?? null],
  queryFn: ({ signal }) =>
    call('GET /imports', { query: { before, ...(station ? { station } : {}) } }, { signal }),
  gcTime: 0,
});

/** The lines that an import refused, as the text of a CSV file that spreadsheets read as UTF-8. */
export const rejectedLinesQuery = (id: number): Asked<string> => ({
  queryKey: ['rejected lines', id],
  queryFn: async ({ signal }) => {
    const text: string = await call('GET /imports/:id/rejected', { params: { id: String(id) } }, { signal });
    return `\uFEFF${text.replace(/^\uFEFF/, '')}`;
  },
  gcTime: 0,
});

/** Starts to take back what an import wrote. */
export async function undoImport(id: number): Promise<CountImport> {
  try {
    return (await call('POST /imports/:id/undo', { params: { id: String(id) } })).import;
  } finally {
    // refused, it is another state than the one on screen
    void invalidate(IMPORTS);
  }
}
