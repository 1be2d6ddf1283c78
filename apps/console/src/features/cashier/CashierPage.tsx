// The cashier's configuration: deposit channels, limits, fees, hours and rules.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { CashierSettings } from './CashierSettings.tsx';
import { ChannelTable } from './ChannelTable.tsx';

export function CashierPage() {
  const text = useText();
  const maySettings = useRight('settings.read');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'rules' && maySettings ? 'rules' : 'channels';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.cashier')} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        <Tab value="channels" label={text('channel.title')} />
        {maySettings ? <Tab value="rules" label={text('cashier.rules')} /> : null}
      </Tabs>
      {tab === 'rules' ? (
        <CashierSettings />
      ) : (
        <ChannelTable
          isDownOnly={search.get('state') === 'maintenance'}
          onAll={() => setSearch({ tab })}
        />
      )}
    </Stack>
  );
}
