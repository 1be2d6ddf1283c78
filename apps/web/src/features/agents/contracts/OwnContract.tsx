import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge, Card } from '../../../ui/layout/Card.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { EndContractDialog } from './EndContractDialog.tsx';
import { SimulationDialog } from './SimulationDialog.tsx';
import { TierList } from './TierList.tsx';

type Item = ValueOf<'agentContracts'>['items'][number];

interface OwnContractProps {
  readonly item: Item;
  readonly currency: string;
}

/** The agent's contract of a kind, and an offer that waits for its answer. */
export function OwnContract({ item, currency }: OwnContractProps) {
  const t = useTexts('agentContracts');
  const { dateTime } = useSiteTimes();
  const { kind, agreed, offered } = item;
  const [act, setAct] = useState<'accept' | 'terminate' | 'simulate'>();
  const options = {
    invalidates: ['agentContracts', 'agentDownlineContracts', 'fundsConsolidated'],
    onSuccess: () => toast('done', t('done')),
    onError: ({ message }: { message: string }) => toast('failed', message),
  } as const;
  const reject = useCallMutation('agentContractReject', options);
  const consent = useCallMutation('agentContractConsent', options);
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{t(`kind.${kind}`)}</h4>
        <Badge tone={agreed === null ? 'plain' : 'won'}>
          {agreed === null ? t('none') : t(`state.${agreed.state}`)}
        </Badge>
      </div>
      {agreed !== null && (
        <>
          <TierList {...agreed.terms} currency={currency} />
          <p className="text-xs text-ink-3">
            {t('since', { time: dateTime(agreed.effectiveFrom ?? agreed.offeredAt) })}
            {agreed.endedAt !== null && ` · ${t('until', { time: dateTime(agreed.endedAt) })}`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAct('simulate')}>
              {t('tryContract')}
            </Button>
            {agreed.state === 'TERMINATING' ? (
              <>
                <Button
                  size="sm"
                  look="danger"
                  busy={consent.isPending}
                  onClick={() => consent.mutate({ id: agreed.id, agree: true })}
                >
                  {t('agree')}
                </Button>
                <Button
                  size="sm"
                  look="outline"
                  busy={consent.isPending}
                  onClick={() => consent.mutate({ id: agreed.id, agree: false })}
                >
                  {t('disagree')}
                </Button>
              </>
            ) : (
              <Button size="sm" look="ghost" onClick={() => setAct('terminate')}>
                {t('terminate')}
              </Button>
            )}
          </div>
        </>
      )}
      {offered !== null && (
        <div className="rounded-md border border-accent-line bg-accent-soft p-3">
          <p className="mb-2 text-sm">
            {t('offeredBy', {
              name: offered.upline ?? t('house'),
              time: dateTime(offered.offerExpiresAt),
            })}
          </p>
          <TierList {...offered.terms} currency={currency} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" look="primary" onClick={() => setAct('accept')}>
              {t('accept')}
            </Button>
            <Button
              size="sm"
              look="outline"
              busy={reject.isPending}
              onClick={() => reject.mutate({ id: offered.id })}
            >
              {t('reject')}
            </Button>
          </div>
        </div>
      )}
      {act === 'simulate' && agreed !== null && (
        <SimulationDialog contract={agreed} currency={currency} onClose={() => setAct(undefined)} />
      )}
      {act === 'accept' && offered !== null && (
        <AcceptDialog contract={offered} currency={currency} onClose={() => setAct(undefined)} />
      )}
      {act === 'terminate' && agreed !== null && (
        <EndContractDialog contract={agreed} onClose={() => setAct(undefined)}>
          {t('terminateText')}
        </EndContractDialog>
      )}
    </Card>
  );
}
