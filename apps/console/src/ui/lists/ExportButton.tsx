import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, type DataProvider } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { useZone } from '../time/zone.ts';
import { formatCsv, saveFile } from './format-csv.ts';

/** The rows of a file; the server is asked for them page by page. */
const ROWS_MAX = 20_000;

interface ExportingProvider extends DataProvider {
  /** Records in the audit that rows of a list are saved as a file. */
  readonly noteExport: (list: string, rows: number, filter: object) => Promise<void>;
}

/** Saves the rows of a list with its filter as CSV, whichever page is shown. */
export function ExportButton({ fields }: { readonly fields: readonly string[] }) {
  const text = useText();
  const notify = useNotify();
  const zone = useZone();
  const provider = useDataProvider<ExportingProvider>();
  const { resource, filter = {}, filterValues, sort, total } = useListContext();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const whole = { ...(filterValues as object), ...(filter as object) };
      const pagination = { page: 1, perPage: ROWS_MAX };
      const { data } = await provider.getList(resource, { filter: whole, sort, pagination });
      await provider.noteExport(resource, data.length, whole);
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
