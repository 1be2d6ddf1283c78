import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { openDetail } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm } from '../../../modals/modals.ts';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { groupValues, percentOfShare } from './percent-share.ts';
import { FreezePart } from './FreezePart.tsx';
import { MessagePart } from './MessagePart.tsx';
import { Part, type Downline } from './Part.tsx';
import { QuotaPart } from './QuotaPart.tsx';
import { RaiseForm } from './RaiseForm.tsx';
import { TransferForm } from './TransferForm.tsx';

interface DownlineDialogProps {
  readonly id: string;
  /** Only this is shown of what the caller may do, if it may. */
  readonly part?: 'message' | 'raise' | 'transfer' | 'quota' | 'freeze' | undefined;
  readonly onClose: () => void;
}

/** One account of the team: what it has, and what the caller may do with it. */
export function DownlineDialog({ id, part, onClose }: DownlineDialogProps) {
  const t = useTexts('agentTree');
  const query = useCall('agentDownline', { id }, { staleTime: 0 });
  const title = query.data?.username ?? t('manage');
  return (
    <Dialog title={title} size="default" clickToClose={false} focusSelf onClose={onClose}>
      <CallResult query={query}>
        {(downline) => (
          <Details key={downline.group} downline={downline} part={part} onClose={onClose} />
        )}
      </CallResult>
    </Dialog>
  );
}

interface DetailsProps {
  readonly downline: Downline;
  readonly part: DownlineDialogProps['part'];
  readonly onClose: () => void;
}

function Details({ downline, part, onClose }: DetailsProps) {
  const parts = partsOf(downline);
  const chosen = part && parts[part];
  if (chosen !== undefined) return chosen;
  return (
    <div className="flex flex-col gap-6">
      <Facts downline={downline} />
      {downline.directs > 0 && <ShowTeam downline={downline} onClose={onClose} />}
      {downline.isDirect && <Remark downline={downline} />}
      {parts.raise}
      {parts.quota}
      {parts.transfer}
      {parts.message}
      {parts.freeze}
      <Acts downline={downline} />
    </div>
  );
}

/** What the caller may do with the account, by its name; absent for what it may not. */
function partsOf(downline: Downline) {
  return {
    raise:
      downline.raise === null ? undefined : (
        <RaiseForm downline={downline} raise={downline.raise} />
      ),
    quota: downline.quotas.length > 0 ? <QuotaPart downline={downline} /> : undefined,
    transfer: downline.mayTransfer ? <TransferPart to={downline.username} /> : undefined,
    message: downline.mayMessage ? <MessagePart downline={downline} /> : undefined,
    freeze: downline.isDirect ? <FreezePart downline={downline} /> : undefined,
  };
}

function TransferPart({ to }: { readonly to: string }) {
  const t = useTexts('agentTree');
  return (
    <Part title={t('transferDown')}>
      <TransferForm direction="DOWN" to={to} />
    </Part>
  );
}

function ShowTeam({ downline, onClose }: Pick<DetailsProps, 'downline' | 'onClose'>) {
  const t = useTexts('agentTree');
  return (
    <Button
      look="outline"
      className="self-start"
      onClick={() => {
        onClose();
        openDetail({ order: downline.id, user: undefined });
      }}
    >
      {t('showTeam')}
    </Button>
  );
}

function Facts({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const c = useTexts('agentContracts');
  const { number, money } = useFormats();
  const { date, dateTime, timeZone } = useSiteTimes();
  const currency = useSite()?.currency ?? '';
  const lastLogin = downline.lastLoginAt === null ? t('never') : dateTime(downline.lastLoginAt);
  const rates = Object.entries(downline.rates);
  const facts: readonly (readonly [string, string])[] = [
    [t('kind'), t(`kind.${downline.kind}`)],
    [t('group'), t('groupPoint', groupValues(downline.group))],
    [t('balance'), money(downline.balance, currency)],
    [t('team'), number(downline.team)],
    ...(downline.directs > 0
      ? [[t('teamBalance'), money(downline.teamBalance, currency)] as const]
      : []),
    [t('registered'), date(downline.registeredAt)],
    [t('lastLogin'), downline.online ? t('online') : lastLogin],
    ...downline.contracts.map(
      ({ kind, state }) => [c(`kind.${kind}`), c(`state.${state}`)] as const,
    ),
    ...rates.map(
      ([category, share]) =>
        [
          t('rateOf', { category: t(`category.${category as 'RNG'}`) }),
          `${percentOfShare(share)}%`,
        ] as const,
    ),
    ...(downline.contacts === null
      ? []
      : [
          [t('mobile'), downline.contacts.mobile || '–'] as const,
          [t('email'), downline.contacts.email || '–'] as const,
        ]),
  ];
  return (
    <>
      <p className="text-sm text-ink-3">
        {downline.path.map((each, at) => (at === 0 ? t('me') : each.username)).join(' › ')}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ZoneNote timeZone={timeZone} />
      {!downline.isDirect && <Notice tone="plain" text={t('notDirect')} />}
    </>
  );
}

function Remark({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const [remark, setRemark] = useState(downline.remark);
  const { mutate, isPending } = useCallMutation('agentRemark', {
    invalidates: ['agentDownline', 'agentTeam'],
    onSuccess: () => toast('done', t('saved')),
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: downline.id, remark });
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={t('remark')}>
          {(control) => (
            <Input
              {...control}
              maxLength={64}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        className="min-h-11"
        busy={isPending}
        disabled={remark === downline.remark}
      >
        {t('save')}
      </Button>
    </form>
  );
}

function Acts({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const after = {
    invalidates: ['agentDownline', 'agentTeam'] as const,
    onError: ({ message }: { readonly message: string }) => toast('failed', message),
  };
  const promote = useCallMutation('agentPromote', after);
  const suspend = useCallMutation('agentSuspend', after);
  const { id, mayPromote, maySuspend, isSuspended } = downline;
  const mayChangeBetting = maySuspend && (isSuspended || downline.state === 'active');
  if (!mayPromote && !mayChangeBetting) return null;
  const ask = async (act: () => void, title: string, text: string) => {
    if (await confirm({ title, text, confirmLabel: title })) act();
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {mayPromote && (
        <Button
          busy={promote.isPending}
          onClick={() => void ask(() => promote.mutate({ id }), t('promote'), t('promoteText'))}
        >
          {t('promote')}
        </Button>
      )}
      {mayChangeBetting && (
        <Button
          look={isSuspended ? 'quiet' : 'danger'}
          busy={suspend.isPending}
          onClick={() =>
            void ask(
              () => suspend.mutate({ id, suspended: !isSuspended }),
              t(isSuspended ? 'resumeBetting' : 'suspendBetting'),
              t(isSuspended ? 'resumeBettingText' : 'suspendBettingText'),
            )
          }
        >
          {t(isSuspended ? 'resumeBetting' : 'suspendBetting')}
        </Button>
      )}
    </div>
  );
}
