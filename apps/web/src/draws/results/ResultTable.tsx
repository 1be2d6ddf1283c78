import { printedPrizes, type PrintedPrize } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { tailsByHead } from './tails-by-head.ts';

interface ResultTableProps {
  readonly family: string;
  readonly numbers: string;
  /** The caption for screen readers. */
  readonly caption: string;
}

/** A result of many prizes in full; renders nothing for a single row of balls. */
export function ResultTable({ family, numbers, caption }: ResultTableProps) {
  const prizes = printedPrizes(family, numbers);
  if (prizes === undefined) return null;
  const isVietnam = prizes[0]?.prize === 'sp';
  return (
    <div className={clsx('grid gap-4', isVietnam && 'lg:grid-cols-[minmax(0,1fr)_16rem]')}>
      <PrizeTable prizes={prizes} caption={caption} />
      {isVietnam && <HeadsTable prizes={prizes} />}
    </div>
  );
}

interface PrizeTableProps {
  readonly prizes: readonly PrintedPrize[];
  readonly caption: string;
}

/** Prizes by name, each with all its numbers. */
export function PrizeTable({ prizes, caption }: PrizeTableProps) {
  const t = useTexts('prizes');
  const name = (prize: string) => t(prize as 'sp');
  return (
    <Framed caption={caption}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('numbers')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ prize, numbers }, at) => (
          <tr key={prize} className="border-t border-line first:border-t-0">
            <th scope="row" className={headClass}>
              {name(prize)}
            </th>
            <td className="px-3 py-2">
              <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
                {numbers.map((number, index) => (
                  <li key={index} className={at === 0 ? firstClass : numberClass}>
                    {number}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Framed>
  );
}

/** The last two digits of all prizes grouped by their tens digit, the usual Vietnamese layout. */
export function HeadsTable({ prizes }: Pick<PrizeTableProps, 'prizes'>) {
  const t = useTexts('prizes');
  return (
    <Framed caption={t('heads')}>
      <thead className="bg-surface-2 text-xs text-ink-3">
        <tr>
          <th scope="col" className="w-16 px-3 py-1.5 font-medium">
            {t('head')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            {t('tails')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tailsByHead(prizes).map((tails, head) => (
          <tr key={head} className="border-t border-line">
            <th scope="row" className="figures px-3 py-1 font-semibold">
              {head}
            </th>
            <td className="figures px-3 py-1">{tails.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Framed>
  );
}

/** A table in a frame with rounded corners. */
function Framed({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="self-start overflow-hidden rounded-lg border border-line bg-surface-1">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

const headClass = 'w-28 bg-surface-2 px-3 py-2 text-left text-xs font-medium text-ink-2';
const numberClass = 'figures text-base font-semibold';
const firstClass = 'figures text-xl font-bold text-accent-text';
