import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SharedGroups } from './SharedGroups.tsx';

/** What one member shares with others. */
export function MemberShared({ id }: { readonly id: string }) {
  const text = useText();
  const { data } = useAsk('memberShared', { id });
  return (
    <Panel title={text('shared.ofMember')}>
      <SharedGroups
        groups={data?.list}
        label={text('shared.ofMember')}
        empty={text('shared.alone')}
      />
    </Panel>
  );
}
