import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { BYTE_ORDER_MARK } from 'shared-domain';
import { csvText } from '../csv/csv-text.rules.ts';
import { lockCountStation } from '../../stations/records/count-station.sql.ts';
import { selectImport, selectRejected } from './imports.sql.ts';
import { texts } from './texts.ts';
import { wordedImport } from './worded-import.ts';
import { lockUndo, selectUndo, selectUndoObstacle, startUndo, type UndoRow } from './undo.sql.ts';

/** Whether a token that acts under this name has asked for an import; another token of its person has another name. */
const isOwn = (
  { by_token, user_id, requested_by }: Pick<UndoRow, 'by_token' | 'user_id' | 'requested_by'>,
  { id, name }: { id: number; name: string },
): boolean => by_token && user_id === id && requested_by === name;

const undo = endpoint('POST /imports/:id/undo', {
  handle: async ({ db, caller, input: { params }, language, enqueue, audit }) => {
    const id = Number(params.id);
    const { station_id_tmg } = found(await selectImport(db, id));
    if (caller.token && !isOwn(found(await selectUndo(db, id)), caller.user))
      throw new ApiProblem(403, texts.notItsOwn);
    const station = await lockCountStation(db, station_id_tmg, language);
    const row = found(await lockUndo(db, id));
    if (row.status !== 'done') throw new ApiProblem(409, texts.notDone);
    const obstacle = await selectUndoObstacle(db, row);
    if (obstacle === 'certified') throw new ApiProblem(409, texts.holdsCertified);
    if (obstacle === 'replaced') throw new ApiProblem(409, texts.replacedSince);
    if (obstacle === 'doubled') throw new ApiProblem(409, texts.doubledAgain);
    await startUndo(db, row, caller.user);
    await enqueue('undo-import', { id });
    await audit('counts.import-undo', { import_id: id, file: row.file_name }, { station: station.id });
    return {
      success: true as const,
      import: wordedImport(found(await selectImport(db, id)), language),
    };
  },
});

const rejected = endpoint('GET /imports/:id/rejected', {
  handle: async ({ db, input: { params }, language, audit }) => {
    const { id, file_name, station_id_tmg } = found(await selectImport(db, Number(params.id)));
    const detail = { import_id: id, file: file_name };
    await audit('import.download-rejected', detail, { station: station_id_tmg });
    const rows = await selectRejected(db, id);
    const heading = [texts.line[language], texts.reason[language], texts.content[language]];
    const cells = rows.map(({ line, reason, content }) => [line, reason[language], content]);
    return new Response(BYTE_ORDER_MARK + csvText([heading, ...cells]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="rejected-lines-${id}.csv"`,
      },
    });
  },
});

/** What can be done with an import that has ended: taking it back, looking at the lines that it refused. */
export const pastImports: Endpoint[] = [undo, rejected];
