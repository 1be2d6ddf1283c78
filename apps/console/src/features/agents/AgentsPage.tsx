// Agents: the tree, registration links, transfers along lines, and requests of freezes.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { urls } from '../../urls.ts';
import { AgentFreezes } from './AgentFreezes.tsx';
import { AgentLinks } from './AgentLinks.tsx';
import { AgentTransfers } from './AgentTransfers.tsx';
import { AgentTree } from './AgentTree.tsx';

const TABS = ['tree', 'links', 'transfers', 'freezes'] as const;

export function AgentsPage() {
  const text = useText();
  const tab = usePathTab(TABS);
  return (
    <Stack spacing={2}>
      <Title title={text('menu.agents')} />
      <PathTabs page={urls.agents} names={TABS} nameOf={(each) => text(`agent.tab.${each}`)} />
      {tab === 'tree' ? <AgentTree /> : null}
      {tab === 'links' ? <AgentLinks /> : null}
      {tab === 'transfers' ? <AgentTransfers /> : null}
      {tab === 'freezes' ? <AgentFreezes /> : null}
    </Stack>
  );
}
