// Contracts of agents: all versions, settlement with its preview, bills, debts, import and rules.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { urls } from '../../urls.ts';
import { ContractBills } from './ContractBills.tsx';
import { ContractDebts } from './ContractDebts.tsx';
import { ContractImport } from './ContractImport.tsx';
import { ContractList } from './ContractList.tsx';
import { ContractRules } from './ContractRules.tsx';
import { ContractRuns } from './ContractRuns.tsx';
import { RunPreview } from './RunPreview.tsx';

const TABS = ['list', 'preview', 'runs', 'bills', 'debts', 'advances', 'import', 'rules'] as const;

export function ContractsPage() {
  const text = useText();
  const tab = usePathTab(TABS);
  return (
    <Stack spacing={2}>
      <Title title={text('menu.contracts')} />
      <PathTabs
        page={urls.contracts}
        names={TABS}
        nameOf={(each) => text(`contract.tab.${each}`)}
      />
      {tab === 'list' ? <ContractList /> : null}
      {tab === 'preview' ? <RunPreview /> : null}
      {tab === 'runs' ? <ContractRuns /> : null}
      {tab === 'bills' ? <ContractBills /> : null}
      {tab === 'debts' ? <ContractDebts /> : null}
      {tab === 'advances' ? <ContractDebts advanced /> : null}
      {tab === 'import' ? <ContractImport /> : null}
      {tab === 'rules' ? <ContractRules /> : null}
    </Stack>
  );
}
