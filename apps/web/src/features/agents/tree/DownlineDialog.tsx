import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { openDetail } from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm } from '../../../modals/modals.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { groupValues, percentOfShare } from './percent-share.ts';
import { FreezePart } from './FreezePart.tsx';
import { Part, type Downline } from './Part.tsx';
import { QuotaPart } from './QuotaPart.tsx';
import { RaiseForm } from './RaiseForm.tsx';
import { TransferForm } from './TransferForm.tsx';

/** One account of the team: what it has, and what the caller may do with it. */
export function DownlineDialog({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const t = useTexts('agentTree');
  const query = useCall('agentDownline', { id }, { staleTime: 0 });
  const title = query.data?.username ?? t('manage');
  return (
    <Dialog title={title} size="default" clickToClose={false} focusSelf onClose={onClose}>
      <CallResult query={query}>
        {(downline) => <Details key={downline.group} downline={downline} onClose={onClose} />}
      </CallResult>
    </Dialog>
  );
}

interface DetailsProps {
  readonly downline: Downline;
  readonly onClose: () => void;
}

function Details({ downline, onClose }: DetailsProps) {
  const t = useTexts('agentTree');
  const { date, number } = useFormats();
  const rates = Object.entries(downline.rates);
  const facts: readonly (readonly [string, string])[] = [
    [t('kind'), t(`kind.${downline.kind}`)],
    [t('group'), t('groupPoint', groupValues(downline.group))],
    [t('registered'), date(downline.registeredAt)],
    [t('team'), number(downline.team)],
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
    <div className="flex flex-col gap-6">
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
      {!downline.isDirect && <Notice tone="plain" text={t('notDirect')} />}
      {downline.directs > 0 && (
        <Button
          look="outline"
          className="self-start"
          onClick={() => {
            onClose();
            openDetail({ order: downline.id, page: undefined });
          }}
        >
          {t('showTeam')}
        </Button>
      )}
      {downline.isDirect && <Remark downline={downline} />}
      {downline.raise !== null && <RaiseForm downline={downline} raise={downline.raise} />}
      {downline.quotas.length > 0 && <QuotaPart downline={downline} />}
      {downline.mayTransfer && (
        <Part title={t('transferDown')}>
          <TransferForm direction="DOWN" to={downline.username} />
        </Part>
      )}
      {downline.isDirect && <FreezePart downline={downline} />}
      <Acts downline={downline} />
    </div>
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
