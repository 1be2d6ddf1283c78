import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import type { ClientAnswer } from '../../calls/calls.ts';
import { givenFilters, spanOfDay, type ListFilter } from '../../calls/list-filters.ts';
import { useText } from '../../i18n/use-text.ts';
import { saveFile } from '../../ui/lists/format-csv.ts';
import { useZone } from '../../ui/time/zone.ts';

interface CsvFile {
  readonly name: string;
  readonly type: string;
  readonly body: string;
}

interface CsvButtonProps {
  readonly load: (filter: ListFilter) => Promise<ClientAnswer<CsvFile>>;
}

/** Downloads the server's CSV of the list with its filter; the server records that. */
export function CsvButton({ load }: CsvButtonProps) {
  const text = useText();
  const notify = useNotify();
  const zone = useZone();
  const { filterValues } = useListContext();
  const save = async () => {
    const filter = spanOfDay(givenFilters(filterValues as ListFilter), zone);
    const answer = await load(filter);
    if (answer.ok) saveFile(answer.value);
    else notify(answer.refusal.message, { type: 'error' });
  };
  return (
    <Button startIcon={<Download />} onClick={() => void save()}>
      {text('ra.action.export')}
    </Button>
  );
}
