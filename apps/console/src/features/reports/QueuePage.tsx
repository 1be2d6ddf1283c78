// The rows that the dashboard counts, of the queues without a list elsewhere.
import { Stack } from '@mui/material';
import { AccessDenied, Title } from 'react-admin';
import { useSession } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { urls } from '../../urls.ts';
import { BigWins } from './queues/BigWins.tsx';
import { LateResets } from './queues/LateResets.tsx';
import { LockedLogins } from './queues/LockedLogins.tsx';
import { OpenFlags } from './queues/OpenFlags.tsx';
import { LISTED_QUEUES, type ListedQueue } from './queue-pages.ts';

const LISTS: Readonly<Record<ListedQueue, () => React.JSX.Element>> = {
  risk_flags: OpenFlags,
  operators_locked: LockedLogins,
  reset_requests: LateResets,
  big_wins: BigWins,
};

export function QueuePage() {
  const rights = useSession().standing?.rights;
  if (rights === undefined) return null;
  const [first, ...others] = LISTED_QUEUES.filter(({ right }) => rights.includes(right)).map(
    ({ queue }) => queue,
  );
  if (first === undefined) return <AccessDenied />;
  return <Queues names={[first, ...others]} />;
}

function Queues({ names }: { readonly names: readonly [ListedQueue, ...ListedQueue[]] }) {
  const text = useText();
  const tab = usePathTab(names);
  const List = LISTS[tab];
  return (
    <Stack spacing={2}>
      <Title title={text('queue.title')} />
      <PathTabs page={urls.queues} names={names} nameOf={(each) => text(`queue.${each}`)} />
      <List />
    </Stack>
  );
}
