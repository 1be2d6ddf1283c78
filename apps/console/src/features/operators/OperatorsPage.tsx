// Operators and roles. Changes that grant rights wait for a second approval.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { OperatorTable } from './OperatorTable.tsx';
import { RoleTable } from './RoleTable.tsx';

export function OperatorsPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'roles' ? 'roles' : 'operators';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.operators')} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        <Tab value="operators" label={text('menu.operators')} />
        <Tab value="roles" label={text('operator.roles')} />
      </Tabs>
      {tab === 'roles' ? <RoleTable /> : <OperatorTable />}
    </Stack>
  );
}
