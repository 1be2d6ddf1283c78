import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { saveFile } from '../../ui/lists/format-csv.ts';

interface CsvButtonProps {
  readonly name: 'depositCsv' | 'withdrawalCsv';
}

/** Downloads the server's CSV of the list, with the filters that the export supports. */
export function CsvButton({ name }: CsvButtonProps) {
  const text = useText();
  const notify = useNotify();
  const { filterValues } = useListContext();
  const save = async () => {
    const { state, from, to } = filterValues as CallInput<'depositCsv'>;
    const given = Object.entries({ state, from, to }).filter(([, value]) => value !== undefined);
    const answer = await call(name, Object.fromEntries(given));
    if (answer.ok) saveFile(answer.value);
    else notify(answer.refusal.message, { type: 'error' });
  };
  return (
    <Button startIcon={<Download />} onClick={() => void save()}>
      {text('ra.action.export')}
    </Button>
  );
}
