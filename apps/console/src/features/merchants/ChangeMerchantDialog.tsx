import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { ListField } from '../../ui/forms/ListField.tsx';
import type { MerchantRow } from './MerchantsPage.tsx';

interface ChangeMerchantDialogProps {
  readonly merchant: MerchantRow;
  readonly onClose: () => void;
}

/** Changes the name of the site, adds hosts and removes hosts. */
export function ChangeMerchantDialog({ merchant, onClose }: ChangeMerchantDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { code } = merchant;
  const [name, setName] = useState(merchant.name);
  const [addHosts, setAddHosts] = useState<readonly string[]>([]);
  const [removeHosts, setRemoveHosts] = useState<string[]>([]);
  const renamed = name.trim() !== merchant.name;
  return (
    <ActDialog
      title={`${text('merchant.change')}: ${code}`}
      words={text('merchant.changeEffect', { code })}
      button={text('merchant.change')}
      ready={name.trim() !== '' && (renamed || addHosts.length + removeHosts.length > 0)}
      second
      run={({ reason }) =>
        call('merchantChange', {
          code,
          ...(renamed ? { name: name.trim() } : {}),
          addHosts: [...addHosts],
          removeHosts,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('merchant.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        required
      />
      <ListField
        label={text('merchant.addHosts')}
        helperText={text('merchant.hostsHelp')}
        value={addHosts}
        disabled={false}
        onChange={setAddHosts}
      />
      <Autocomplete
        multiple
        options={merchant.hosts}
        value={removeHosts}
        onChange={(_event, next) => setRemoveHosts(next)}
        renderInput={(params) => <TextField {...params} label={text('merchant.removeHosts')} />}
      />
    </ActDialog>
  );
}
