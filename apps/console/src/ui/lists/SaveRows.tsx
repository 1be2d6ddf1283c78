import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, type DataProvider, type SortPayload } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { useZone } from '../time/zone.ts';
import { formatCsv, saveFile } from './format-csv.ts';

/** The rows of a file; the server is asked for them page by page. */
const ROWS_MAX = 20_000;
const UNSORTED: SortPayload = { field: 'id', order: 'DESC' };

interface ExportingProvider extends DataProvider {
  /** Records in the audit that rows of a list are saved as a file. */
  readonly noteExport: (list: string, rows: number, filter: object) => Promise<void>;
}

interface SaveRowsProps {
  readonly resource: string;
  readonly filter: object;
  readonly sort?: SortPayload | undefined;
  /** The button is disabled where there are no rows; undefined while nobody knows. */
  readonly total: number | undefined;
  /** The columns of the file, such as `totals.prize`. */
  readonly fields: readonly string[];
  /** All rows, where the page has loaded them; otherwise the server is asked for them. */
  readonly rows?: readonly object[] | undefined;
}

/** Saves all rows of a filter as CSV, whichever page is shown. */
export function SaveRows(props: SaveRowsProps) {
  const { resource, filter, sort = UNSORTED, total, fields, rows } = props;
  const text = useText();
  const notify = useNotify();
  const zone = useZone();
  const provider = useDataProvider<ExportingProvider>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const pagination = { page: 1, perPage: ROWS_MAX };
      const data = rows ?? (await provider.getList(resource, { filter, sort, pagination })).data;
      await provider.noteExport(resource, data.length, filter);
      saveFile({
        name: `${resource}.csv`,
        type: 'text/csv;charset=utf-8',
        body: zone === undefined ? formatCsv(data, fields) : formatCsv(data, fields, zone),
      });
      if (data.length === ROWS_MAX) notify(text('list.exportCut', { count: ROWS_MAX }));
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download />} disabled={busy || total === 0} onClick={() => void save()}>
      {text('ra.action.export')}
    </Button>
  );
}
