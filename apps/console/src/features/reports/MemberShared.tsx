import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSharedColumns } from './use-shared-columns.tsx';

/** What one member shares with others. */
export function MemberShared({ id }: { readonly id: string }) {
  const text = useText();
  const shared = useAsk('memberShared', { id });
  return (
    <Panel title={text('shared.ofMember')}>
      <DataTable
        label={text('shared.ofMember')}
        rows={shared.data?.list}
        query={shared}
        keyOf={({ kind, shown, lastAt }) => `${kind} ${shown} ${lastAt}`}
        empty={text('shared.alone')}
        columns={useSharedColumns()}
      />
    </Panel>
  );
}
