import { useState } from 'react';
import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import { CancelOffer } from './CancelOffer.tsx';
import { OfferBets } from './OfferBets.tsx';
import { OfferProgress } from './OfferProgress.tsx';
import { ShareReceipts } from './ShareReceipts.tsx';

export type Offer = ValueOf<'readOffer'>;

interface OfferViewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One offer: its shares and picks, and what its reader can do with it. */
export function OfferView({ id, onClose }: OfferViewProps) {
  const t = useTexts('offers');
  const found = useCall('readOffer', { id }, { refetchInterval: 3000 });
  const { data } = found;
  return (
    <Dialog
      size="wide"
      title={data === undefined ? t('offer') : `${data.offer.gameName} ${data.offer.shortIssue}`}
      onClose={onClose}
      focusSelf
    >
      {found.isError && (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {data === undefined ? !found.isError && <SkeletonRows rows={4} /> : <Shown data={data} />}
    </Dialog>
  );
}

function Shown({ data }: { readonly data: Offer }) {
  const t = useTexts('offers');
  const money = useMoney();
  const { offer, bets } = data;
  const { mine } = offer;
  const back = (offer.state === 'RETURNED' ? mine?.stake : mine?.refunded) ?? '0';
  const facts: readonly (readonly [string, string])[] = [
    [t('status'), t(`state.${offer.state}`)],
    ...(offer.reason === undefined ? [] : [[t('reason'), t(`reason.${offer.reason}`)] as const]),
    [t('initiator'), offer.initiator],
    [t('price'), money(offer.price)],
    [t('sharePrice'), money(offer.sharePrice)],
    [t('field.commission'), t('commissionOf', { percent: offer.commission })],
    ...(data.paid === undefined
      ? []
      : [
          [t('paid'), money(data.paid)] as const,
          [t('commissionPaid'), money(data.commissionPaid ?? '0')] as const,
        ]),
    ...(mine === undefined
      ? []
      : [
          [t('mine'), t('youHave', { count: mine.shares, amount: money(mine.stake) })] as const,
          ...(data.paid === undefined ? [] : [[t('myPayout'), money(mine.prize)] as const]),
          ...(/[1-9]/.test(back) ? [[t('myReturn'), money(back)] as const] : []),
        ]),
  ];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <OfferProgress offer={offer} />
      {offer.state === 'OPEN' && (
        <Countdown until={offer.closesAt} label={t('closesIn')} className="figures" />
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {offer.state === 'OPEN' && <BuyForm offer={offer} />}
      {offer.state === 'OPEN' && offer.isOwn && <CancelOffer offer={offer} />}
      {bets === undefined ? (
        <p className="text-ink-2">{t(`hidden.${offer.secrecy}`)}</p>
      ) : (
        <OfferBets bets={bets} family={offer.family} />
      )}
      <h3 className="font-semibold">{t('sharers')}</h3>
      <ul className="divide-y divide-line">
        {data.sharers.map((sharer) => (
          <li key={sharer.no} className="figures flex flex-wrap gap-3 py-1.5">
            <span className="flex-1">
              {sharer.account} <span className="text-ink-3">{t(`kind.${sharer.kind}`)}</span>
            </span>
            <span>{t('count', { count: sharer.shares })}</span>
            {sharer.paid !== undefined && <span>{money(sharer.paid)}</span>}
          </li>
        ))}
      </ul>
      {data.paid !== undefined && <p className="text-ink-3">{t('divided')}</p>}
      {data.receipts.length > 0 && <ShareReceipts issue={offer.issue} receipts={data.receipts} />}
    </div>
  );
}

function BuyForm({ offer }: Pick<Offer, 'offer'>) {
  const t = useTexts('offers');
  const money = useMoney();
  const words = useRefusalWords();
  const [text, setText] = useState('1');
  const { mutate, isPending, error } = useCallMutation('buyShares', {
    invalidatesAlways: ['readOffer', 'openOffers', 'myOffers', 'balance'],
    onSuccess: () => toast('done', t('bought')),
  });
  const left = offer.shares - offer.sold;
  const shares = /^\d+$/.test(text) ? Number(text) : 0;
  const each = parseAmount(offer.sharePrice) ?? ZERO;
  const price = formatAmount(amount(each * BigInt(shares)));
  const isWrong = shares < 1 || shares > left;
  if (left === 0) return <p className="text-ink-2">{t('soldOut')}</p>;
  return (
    <form
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (passGate('session')) mutate({ id: offer.id, shares });
      }}
    >
      <Field
        label={t('buyCount', { left })}
        error={isWrong ? t('buyCountWrong', { left }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            className="figures w-28!"
            value={text}
            onChange={({ target }) => setText(target.value.slice(0, 6))}
          />
        )}
      </Field>
      {/* Beside the field, and not beside what is said below it. */}
      <Button type="submit" look="primary" busy={isPending} disabled={isWrong} className="mt-6.5">
        {t('buy', { amount: money(price) })}
      </Button>
      {error !== null && (
        <p role="alert" className="w-full rounded-md bg-lost-soft p-3 text-lost">
          {words(error)}
        </p>
      )}
    </form>
  );
}
