import {
  findOfferProblem,
  leastOwnShares,
  OFFER_BOUNDS,
  OFFER_SECRECIES,
  type OfferSecrecy,
} from '@fairhouse/rules/lottery';
import { amount, formatAmount } from '@fairhouse/values';
import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { ShortLine } from '../slip/ShortLine.tsx';
import { requestsOf, totalsOf, type Slip } from '../slip/slip.ts';
import { StakeButton } from '../slip/StakeButton.tsx';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';

interface OfferDialogProps {
  readonly slip: Slip;
  /** The draw on sale; undefined while bets are not accepted. */
  readonly current: { readonly issue: string; readonly shortIssue: string } | undefined;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

const FIELDS = ['shares', 'ownShares', 'guarantee', 'commission'] as const;
type Numbers = Readonly<Record<(typeof FIELDS)[number], string>>;

/** For a text that is no whole number: more than any of the fields may be. */
const UNREADABLE = 10_000;

/** Offers the shares of the slip on the draw that is on sale. */
export function OfferDialog({ slip, current, onPlaced, onClose }: OfferDialogProps) {
  const t = useTexts('offers');
  const money = useMoney();
  const refusalWords = useRefusalWords();
  const [texts, setTexts] = useState<Numbers>({
    shares: '10',
    ownShares: '1',
    guarantee: '0',
    commission: '5',
  });
  // The draw that the player saw first: another one is offered only on request.
  const [draw, setDraw] = useState(current);
  const isOver = draw?.issue !== current?.issue;
  const [secrecy, setSecrecy] = useState<OfferSecrecy>('sharers');
  const { mutate, isPending, error } = useCallMutation('createOffer', {
    invalidates: ['openOffers', 'myOffers', 'balance'],
    onSuccess: () => {
      toast('done', t('made'));
      onPlaced();
      onClose();
    },
  });
  const price = totalsOf(slip.lines).stake;
  const [shares, ownShares, guarantee, commission] = FIELDS.map((name) =>
    /^\d+$/.test(texts[name]) ? Number(texts[name]) : UNREADABLE,
  ) as [number, number, number, number];
  const terms = { price, shares, ownShares, guarantee, commission };
  const problem = findOfferProblem(terms);
  const isPriced = problem !== 'not_divisible' && problem !== 'shares_out_of_bounds';
  const share = isPriced ? price / BigInt(shares) : 0n;
  const held = amount(problem === undefined ? share * BigInt(ownShares + guarantee) : 0n);
  const { minShares: min, maxShares: max, minSharePrice, maxCommission } = OFFER_BOUNDS;
  const problemText =
    problem &&
    t(`problem.${problem}`, {
      min: problem === 'own_part_too_small' ? leastOwnShares(shares) : min,
      max: problem === 'commission_too_high' ? maxCommission : max,
      shares,
      amount: money(formatAmount(amount(minSharePrice))),
    });
  const offer = () => {
    if (problem !== undefined || draw === undefined || isOver || !passGate('session')) return;
    const bets = requestsOf(slip.lines);
    mutate({ issue: draw.issue, bets, shares, ownShares, guarantee, commission, secrecy });
  };
  return (
    <Dialog
      title={t('offer')}
      about={t('offerAbout')}
      clickToClose={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <StakeButton
            stake={held}
            look="primary"
            busy={isPending}
            disabled={problem !== undefined || draw === undefined || isOver || !slip.lines.length}
            onClick={offer}
          >
            {t('offerFor', { amount: money(held) })}
          </StakeButton>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-3">{t('draw')}</dt>
        <dd className="figures text-right">{draw?.shortIssue ?? t('noDraw')}</dd>
        <dt className="text-ink-3">{t('price')}</dt>
        <dd className="figures text-right font-semibold">{money(price)}</dd>
        <dt className="text-ink-3">{t('sharePrice')}</dt>
        <dd className="figures text-right">
          {isPriced ? money(formatAmount(amount(share))) : '–'}
        </dd>
      </dl>
      <div className="my-4 grid grid-cols-2 gap-3">
        {FIELDS.map((name) => (
          <Field key={name} label={t(`field.${name}`)} hint={t(`hint.${name}`)}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                className="figures"
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value.slice(0, 4) })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={t('secrecy')}>
        {(control) => (
          <Select
            {...control}
            value={secrecy}
            choices={OFFER_SECRECIES.map((value) => ({ value, label: t(`secrecy.${value}`) }))}
            onChoose={setSecrecy}
          />
        )}
      </Field>
      <p role="status" className="mt-3 min-h-10 text-sm text-ink-2">
        {problemText ?? t('heldNow', { amount: money(held) })}
      </p>
      <ShortLine stake={held} />
      {isOver && (
        <div role="alert" className="my-2 flex flex-wrap items-center gap-3 text-sm">
          {draw !== undefined && <p>{t('drawClosed', { from: draw.shortIssue })}</p>}
          {current !== undefined && (
            <Button size="sm" look="outline" onClick={() => setDraw(current)}>
              {t('useDraw', { issue: current.shortIssue })}
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <p role="alert" className="my-2 rounded-md bg-lost-soft p-3 text-sm text-lost">
          {refusalWords(error)}
        </p>
      )}
    </Dialog>
  );
}
