import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { OptionsInput } from '../../ui/forms/OptionsInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import type { MerchantRow } from './MerchantsPage.tsx';

interface ChangeMerchantDialogProps {
  readonly merchant: MerchantRow;
  readonly onClose: () => void;
}

interface MerchantChange {
  readonly name: string;
  readonly addHosts: string[];
  readonly removeHosts: string[];
}

/** Changes the name of the site, adds hosts and removes hosts. */
export function ChangeMerchantDialog({ merchant, onClose }: ChangeMerchantDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { code } = merchant;
  const start: MerchantChange = { name: merchant.name, addHosts: [], removeHosts: [] };
  const isRenamed = (name: string) => name.trim() !== merchant.name;
  return (
    <ActForm
      title={`${text('merchant.change')}: ${code}`}
      start={start}
      words={() => text('merchant.changeEffect', { code })}
      button={text('merchant.change')}
      ready={({ name, addHosts, removeHosts }) =>
        isRenamed(name) || addHosts.length + removeHosts.length > 0
      }
      second
      run={({ name, ...hosts }, { reason }) =>
        call('merchantChange', {
          code,
          ...(isRenamed(name) ? { name: name.trim() } : {}),
          ...hosts,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <WordInput
        source="name"
        label={text('merchant.name')}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <ListInput
        source="addHosts"
        label={text('merchant.addHosts')}
        helperText={text('merchant.hostsHelp')}
      />
      <OptionsInput
        source="removeHosts"
        label={text('merchant.removeHosts')}
        options={merchant.hosts}
        multiple
      />
    </ActForm>
  );
}
