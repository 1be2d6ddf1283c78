import {
  parseFixed,
  payoutCap,
  prizeUnits,
  type Family,
  type Play,
  type Terms,
} from '@fairhouse/rules/lottery';
import { parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { capsOf, type Board } from '../board/controls.ts';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { resultWords } from '../../../draws/result-words.ts';
import { useMoney } from '../use-money.ts';
import { playExample, tierFigures } from './play-example.ts';

interface PlayRulesProps {
  readonly board: Board;
  readonly family: Family;
  readonly play: string;
}

/** The rule of a play with an example, its odds of winning, its prizes and its return to player. */
export function PlayRules({ board, family, play: open }: PlayRulesProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const [chosen, setChosen] = useState<string>();
  const code = chosen ?? open;
  const play = family.plays.get(code);
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-96">
        <Field label={t('plays')}>
          {(control) => (
            <Select
              {...control}
              value={code}
              onChoose={setChosen}
              choices={[...family.plays.values()].map((each) => ({
                value: each.code,
                label: words.fullName(each),
              }))}
            />
          )}
        </Field>
      </div>
      {play !== undefined && <Rule board={board} family={family} play={play} />}
      <Limits board={board} />
    </div>
  );
}

interface RuleProps {
  readonly board: Board;
  readonly family: Family;
  readonly play: Play;
}

function Rule({ board, family, play }: RuleProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const money = useMoney();
  const terms = useMemo(() => termsOn(board, play), [board, play]);
  const unit = parseAmount(board.units[0]?.unit ?? '') ?? ZERO;
  const example = useMemo(
    () => playExample(family, play, terms, unit),
    [family, play, terms, unit],
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-3xl">{words.rule(play.code)}</p>
      {example !== undefined && (
        <div className="max-w-3xl rounded-md bg-surface-2 p-4 text-sm">
          <p className="mb-1 font-semibold">{t('rules.example')}</p>
          <p className="figures">
            {t('rules.exampleText', {
              pick: pickWords(words, play, example.pick),
              numbers: resultWords(words, family.code, example.numbers),
              won: String(example.notes),
              prize: money(example.prize),
              unit: money(unit),
            })}
          </p>
        </div>
      )}
      <Figures play={play} terms={terms} />
      <Cap board={board} play={play} terms={terms} unit={unit} />
    </div>
  );
}

function Figures({ play, terms }: { readonly play: Play; readonly terms: Terms }) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const { number, percent } = useFormats();
  return (
    <table className="figures w-full max-w-2xl text-sm">
      <thead className="text-left text-xs text-ink-3">
        <tr>
          <th className="py-2 font-medium">{t('prize')}</th>
          <th className="py-2 text-right font-medium">{t('rules.chance')}</th>
          <th className="py-2 text-right font-medium">{t('rules.pays')}</th>
          <th className="py-2 text-right font-medium">{t('rules.returns')}</th>
        </tr>
      </thead>
      <tbody>
        {tierFigures(play, terms).map((tier) => (
          <tr key={tier.code} className="border-t border-line">
            <td className="py-2">{words.tier(tier.code, play.code)}</td>
            <td className="py-2 text-right">{t('rules.oneIn', { count: number(tier.oneIn) })}</td>
            <td className="py-2 text-right">× {number(tier.pays)}</td>
            <td className="py-2 text-right">{percent(tier.returns)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CapProps extends Pick<RuleProps, 'board' | 'play'> {
  readonly terms: Terms;
  readonly unit: Amount;
}

/** What a ticket of the smallest stake is paid at most, where the odds promise more. */
function Cap({ board, play, terms, unit }: CapProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const cap = payoutCap({ play, notes: 1 }, capsOf(board));
  const isCapped = play.tiers.some((_, tier) => prizeUnits(play, tier, { unit, terms }) > cap);
  if (cap === ZERO || !isCapped) return null;
  return <p className="max-w-3xl text-sm text-ink-2">{t('rules.cap', { cap: money(cap) })}</p>;
}

function Limits({ board }: { readonly board: Board }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { minStake, minStakeOf, maxStake, maxPayout } = board.limits;
  const { memberDrawPayout, memberDayPayout, narrowPayout, narrowShare } = board.limits;
  const { percent } = useFormats();
  const stands = (limit: string) => parseAmount(limit) !== ZERO;
  const text = minStakeOf === 'number' ? 'rules.limitsNumberText' : 'rules.limitsText';
  return (
    <div className="text-sm text-ink-2">
      <p className="font-semibold text-ink">{t('rules.limits')}</p>
      <p>
        {t(text, {
          min: money(minStake),
          max: money(maxStake),
          payout: money(maxPayout),
          seconds: board.cancelLockSeconds,
        })}
      </p>
      {stands(narrowPayout) && narrowShare > 0 && (
        <p>
          {t('rules.limitsNarrow', {
            share: percent(narrowShare / 1_000_000),
            payout: money(narrowPayout),
          })}
        </p>
      )}
      {stands(memberDrawPayout) && (
        <p>{t('rules.limitsDraw', { amount: money(memberDrawPayout) })}</p>
      )}
      {stands(memberDayPayout) && <p>{t('rules.limitsDay', { amount: money(memberDayPayout) })}</p>}
    </div>
  );
}

/** The terms shown: today's odds for plays sold at odds, else the highest group. */
function termsOn(board: Board, play: Play): Terms {
  const sold = board.plays.find((each) => each.play === play.code);
  const fixed = sold?.odds === undefined ? undefined : parseFixed(play, sold.odds);
  return fixed ?? { style: 'GROUP', group: board.groups.max };
}
