import type { Play } from '@fairhouse/rules/lottery';
import { formatRate } from '@fairhouse/values';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../draws/play-words.ts';
import { useMoney } from '../../use-money.ts';
import type { NoteCost, PlayPrices, PriceGroup } from './pick-prices.ts';

interface PlayPriceProps {
  readonly play: Play;
  readonly prices: PlayPrices | undefined;
}

/** More prices than this are folded; on a phone the pad has the room. */
const shownMost = (): number => (window.matchMedia('(width < 40rem)').matches ? 2 : 6);

/** What one hit of each tier pays, and what a note costs where it is not one unit. */
export function PlayPrice({ play, prices }: PlayPriceProps) {
  const t = useTexts('pads');
  const money = useMoney();
  const [most] = useState(shownMost);
  if (prices === undefined) return null;
  const { head, cost, style, cap } = prices;
  if (head.length === 0 && cost === undefined && cap === undefined) return null;
  const [best, least] = [head[0], head.at(-1)];
  const capLine = cap === undefined ? null : <p>{t('price.cap', { cap: money(cap) })}</p>;
  const isFolded = head.length > most;
  return (
    <div className={boxClass}>
      {!isFolded ? (
        <Prices play={play} prices={prices} groups={head} />
      ) : (
        <details className="group">
          <summary className={summaryClass}>
            <span>
              {t('price.hit')} <Figure group={least} /> – <Figure group={best} />
            </span>
            <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
            <span className="sr-only">{t('price.all')}</span>
          </summary>
          <Prices play={play} prices={prices} groups={head} />
          {capLine}
        </details>
      )}
      {prices.returnsCost && <p>{t('price.stakeBack')}</p>}
      {style === 'ZY' && <p>{t('price.zy')}</p>}
      {cost !== undefined && <CostLine cost={cost} />}
      {isFolded ? null : capLine}
    </div>
  );
}

interface PricesProps {
  readonly play: Play;
  readonly prices: PlayPrices;
  readonly groups: readonly PriceGroup[];
}

/** Each price with the names of its tiers; a single price needs no name. */
function Prices({ play, prices, groups }: PricesProps) {
  const t = useTexts('pads');
  const words = usePlayWords();
  const money = useMoney();
  const { stake } = prices;
  if (groups.length === 0) return null;
  const named = prices.symbols !== undefined || groups.length > 1;
  return (
    <dl aria-label={t('price.label')} className="flex flex-wrap gap-x-5 gap-y-0.5">
      {groups.map((group) => (
        <div key={group.tiers[0]} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="first-letter:uppercase">
            {named
              ? [...new Set(group.tiers.map((tier) => words.tier(tier, play.code)))].join(', ')
              : t('price.hit')}
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <Figure group={group} />
            {group.odds !== undefined && group.prize !== undefined && stake !== undefined && (
              <span className="figures text-xs">
                {t('price.for', { prize: money(group.prize), stake: money(stake) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The odds, or the prize where there are none. */
function Figure({ group }: { readonly group: PriceGroup | undefined }) {
  const money = useMoney();
  const { number } = useFormats();
  if (group === undefined) return null;
  const { odds, prize } = group;
  const ratio = odds === undefined ? '' : formatRate(odds);
  const text =
    odds === undefined ? prize && money(prize) : `1 : ${isLong(ratio) ? number(ratio) : ratio}`;
  return <strong className="figures whitespace-nowrap text-accent-text">{text}</strong>;
}

/** Odds of five digits and more are grouped, as amounts are. */
const isLong = (ratio: string) => /^\d{5,}$/.test(ratio);

const COST_TEXTS = {
  number: 'price.units',
  set: 'price.unitsOfSet',
  pair: 'price.pairUnits',
} as const;

/** Why a note costs more than a unit, or less. */
function CostLine({ cost: { prizes, per, unit, cost } }: { readonly cost: NoteCost }) {
  const t = useTexts('pads');
  const money = useMoney();
  if (unit === undefined || cost === undefined) return null;
  const amounts = { unit: money(unit), cost: money(cost) };
  return (
    <p className="figures">
      {prizes === 1 ? t('price.share', amounts) : t(COST_TEXTS[per], { ...amounts, count: prizes })}
    </p>
  );
}

/** On a phone without the box, whose edges the pad below has use for. */
const boxClass =
  'flex flex-col gap-1 rounded-md text-sm text-ink-2 sm:bg-surface-2 sm:px-3 sm:py-2';

const summaryClass = clsx(
  'flex min-h-6 cursor-pointer list-none items-center justify-between gap-2 phone:min-h-11',
  '[&::-webkit-details-marker]:hidden',
);
