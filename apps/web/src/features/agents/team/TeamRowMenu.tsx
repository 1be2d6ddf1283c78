import { EllipsisVertical } from 'lucide-react';
import { useCall } from '../../../calls/use-call.ts';
import { openAgentPage } from '../../../centre/centre-filters.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/Menu.tsx';
import { mayOffer } from '../use-own-permissions.ts';
import type { TeamAct, TeamRow } from './team-acts.ts';

interface TeamRowMenuProps {
  readonly row: TeamRow;
  readonly isDirect: boolean;
  readonly onAct: (act: TeamAct) => void;
}

/** What the caller may do with an account of its team. */
export function TeamRowMenu({ row, isDirect, onAct }: TeamRowMenuProps) {
  const t = useTexts('agentTree');
  const c = useTexts('agentContracts');
  const opening = useCall('agentOpening', {}).data;
  const own = useCall('agentContracts', {}).data;
  const { id, username, kind } = row;
  const hasTeam = kind !== 'member';
  const permissions = opening?.permissions;
  const transfers = permissions?.transferDown ?? 'none';
  const mayTransfer = transfers === 'descendants' || (isDirect && transfers === 'direct');
  const offered =
    isDirect && hasTeam && permissions !== undefined
      ? (own?.items.filter(
          ({ kind: each, on, agreed }) => on && agreed !== null && mayOffer(permissions, each),
        ) ?? [])
      : [];
  const act = (name: Exclude<TeamAct['kind'], 'offer'>, label: string): MenuItem => ({
    key: name,
    label,
    onChoose: () => onAct({ kind: name, id }),
  });
  const items: readonly MenuItem[] = [
    act('details', t('details')),
    ...(isDirect && permissions?.raisesDownlines === true ? [act('raise', t('raise'))] : []),
    ...(mayTransfer ? [act('transfer', t('transferDown'))] : []),
    ...offered.map((each): MenuItem => {
      const has = row.contracts.some((contract) => contract.kind === each.kind);
      return {
        key: each.kind,
        label: t(has ? 'contractOf' : 'offerOf', { kind: c(`kind.${each.kind}`) }),
        onChoose: () =>
          has
            ? openAgentPage('agentContracts', { user: username, contract: each.kind })
            : onAct({ kind: 'offer', contract: each.kind, username }),
      };
    }),
    {
      key: 'report',
      label: t('teamReport'),
      onChoose: () => openAgentPage('palStatementsAgentCopy', { user: username }),
    },
    ...(isDirect && hasTeam && (opening?.quotas.length ?? 0) > 0
      ? [act('quota', t('quotas'))]
      : []),
    ...(isDirect && permissions?.messagesDirects === true ? [act('message', t('message'))] : []),
    ...(isDirect ? [act('freeze', t('freezeAsk'))] : []),
  ];
  return (
    <Menu
      items={items}
      trigger={
        <IconButton size="sm" label={t('acts', { name: username })}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    />
  );
}
