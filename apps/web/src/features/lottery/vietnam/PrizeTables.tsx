import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { tailsByHead } from '../../../draws/results/tails-by-head.ts';
import { lastDigits, prizesInOrder, type DrawnStation } from './station.ts';

interface PrizeTablesProps {
  /** Stations with the same prizes: of one region and one day. */
  readonly draws: readonly DrawnStation[];
  /** The count of digits shown, from the end; 0 for whole numbers. */
  readonly digits: number;
}

/** The prizes of several stations side by side, and their last digits grouped by tens. */
export function PrizeTables({ draws, digits }: PrizeTablesProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Prizes draws={draws} digits={digits} />
      <Heads draws={draws} />
    </div>
  );
}

function Prizes({ draws, digits }: PrizeTablesProps) {
  const t = useTexts('vietnam');
  const p = useTexts('prizes');
  const [first] = draws;
  if (first === undefined) return null;
  return (
    <Framed caption={t('prizes')}>
      <Stations draws={draws} corner={p('prize')} />
      <tbody>
        {prizesInOrder(first).map((prize) => (
          <tr key={prize} className="border-t border-line">
            <th scope="row" className={rowHeadClass}>
              <span className="md:hidden" aria-hidden>
                {t(`short.${prize as 'sp'}`)}
              </span>
              <span className="max-md:sr-only">{p(prize as 'sp')}</span>
            </th>
            {draws.map((draw) => (
              <td key={draw.issue} className="border-l border-line px-1.5 py-2">
                <Numbers draw={draw} prize={prize} digits={digits} alone={draws.length === 1} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Framed>
  );
}

interface NumbersProps {
  readonly draw: DrawnStation;
  readonly prize: string;
  readonly digits: number;
  /** With a single station numbers are in rows, else one below the other. */
  readonly alone: boolean;
}

function Numbers({ draw, prize, digits, alone }: NumbersProps) {
  const numbers = draw.prizes.find((each) => each.prize === prize)?.numbers ?? [];
  return (
    <ul
      className={clsx(
        'gap-y-0.5',
        alone ? 'flex flex-wrap justify-evenly gap-x-4' : 'grid gap-x-2',
      )}
    >
      {numbers.map((number, index) => (
        <li
          key={index}
          className={clsx(
            'figures text-center tabular-nums',
            prize === 'sp' ? specialClass : 'text-base font-medium md:text-lg',
            prize === 'g8' && 'font-bold text-accent-text',
          )}
        >
          {lastDigits(number, digits)}
        </li>
      ))}
    </ul>
  );
}

/** Đầu and đuôi: the last two digits of every prize, grouped by tens digit (lottery.md 3). */
function Heads({ draws }: Pick<PrizeTablesProps, 'draws'>) {
  const t = useTexts('vietnam');
  const p = useTexts('prizes');
  const byHead = draws.map((draw) => tailsByHead(draw.prizes));
  return (
    <div>
      <h2 className="font-semibold">{t('heads')}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-3">{t('headsAbout')}</p>
      <Framed caption={t('heads')}>
        <Stations draws={draws} corner={p('head')} />
        <tbody>
          {Array.from({ length: 10 }, (_, head) => (
            <tr key={head} className="border-t border-line">
              <th scope="row" className={rowHeadClass}>
                {head}
              </th>
              {draws.map((draw, at) => (
                <td key={draw.issue} className="figures border-l border-line px-2 py-1.5">
                  {(byHead[at]?.[head] ?? []).join(', ') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Framed>
    </div>
  );
}

interface StationsProps {
  readonly draws: readonly DrawnStation[];
  /** The heading of the first column. */
  readonly corner: string;
}

function Stations({ draws, corner }: StationsProps) {
  return (
    <thead className="bg-surface-2 text-xs text-ink-2">
      <tr>
        <th scope="col" className="px-2 py-2 font-medium">
          {corner}
        </th>
        {draws.map((draw) => (
          <th key={draw.issue} scope="col" className="border-l border-line px-1.5 py-2">
            {draw.name}
            {draws.length === 1 && (
              <span className="figures block font-normal text-ink-3">{draw.shortIssue}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Framed({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface-1 shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

const rowHeadClass =
  'w-12 bg-surface-2 px-2 py-2 text-center text-xs font-semibold text-ink-2 md:w-32 md:text-left';
const specialClass = 'text-xl font-bold text-accent-text md:text-2xl';
