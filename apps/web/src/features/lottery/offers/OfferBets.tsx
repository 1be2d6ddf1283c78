import { pickWords } from '@fairhouse/rules/words';
import { Suspense } from 'react';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFamily } from '../use-family.ts';
import { useMoney } from '../use-money.ts';
import type { Offer } from './OfferView.tsx';

interface OfferBetsProps {
  readonly bets: NonNullable<Offer['bets']>;
  /** The code of the family of the offer's lottery. */
  readonly family: string;
}

/** The picks of an offer, for those who may see them. */
export function OfferBets(props: OfferBetsProps) {
  const t = useTexts('offers');
  return (
    <section>
      <h3 className="font-semibold">{t('picks')}</h3>
      <Suspense fallback={<p>&nbsp;</p>}>
        <Lines {...props} />
      </Suspense>
    </section>
  );
}

function Lines({ bets, family }: OfferBetsProps) {
  const words = usePlayWords(family);
  const rules = useFamily(family);
  const money = useMoney();
  return (
    <ul className="divide-y divide-line">
      {bets.map((bet, at) => {
        const play = rules?.plays.get(bet.play);
        return (
          <li key={at} className="figures flex gap-3 py-1.5">
            <span className="min-w-0 flex-1 break-words">
              {play !== undefined && `${words.fullName(play)} · `}
              {pickWords(words, play, bet.pick)}
            </span>
            <span>{money(bet.stake)}</span>
          </li>
        );
      })}
    </ul>
  );
}
