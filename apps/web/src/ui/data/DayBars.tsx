// Bars by day, up for gains and down for losses. Heights are computed from decimal strings, which
// are also shown as texts.
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ticksAround } from './ticks-around.ts';

export interface DayBar {
  readonly key: string;
  /** The day's label below its bar. */
  readonly name: string;
  /** A signed decimal string. */
  readonly value: string;
  /** The formatted value. */
  readonly shown: string;
}

interface DayBarsProps {
  readonly label: string;
  readonly bars: readonly DayBar[];
  /** Formats a tick of the axis; zero is always one of them. */
  readonly tick: (value: string) => string;
}

const HEIGHT_PX = 220;

export function DayBars({ label, bars, tick }: DayBarsProps) {
  const rows = bars.map((bar) => ({ ...bar, height: Number(bar.value) }));
  const ticks = ticksAround(rows.map(({ height }) => height));
  return (
    <figure aria-label={label} className="figures text-xs">
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <BarChart
          data={rows}
          margin={{ top: 8, right: 4, left: 4, bottom: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="name" tickLine={false} axisLine={false} tick={TICK} minTickGap={12} />
          <YAxis
            tickLine={false}
            axisLine={false}
            tick={TICK}
            width={72}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            ticks={ticks}
            tickFormatter={(value) => tick(String(value))}
          />
          <ReferenceLine y={0} stroke="var(--line-strong)" />
          <Tooltip
            cursor={{ fill: 'var(--accent-soft)' }}
            content={BarTooltip}
            isAnimationActive={false}
          />
          <Bar dataKey="height" radius={3} maxBarSize={36} isAnimationActive={false}>
            {rows.map((row) => (
              <Cell key={row.key} fill={row.height < 0 ? 'var(--lost)' : 'var(--won)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

const TICK = { fill: 'var(--ink-3)' } as const;

interface BarTooltipProps {
  readonly payload?: readonly { readonly payload?: DayBar }[];
}

/** The tooltip beside the pointer. */
function BarTooltip({ payload }: BarTooltipProps) {
  const bar = payload?.[0]?.payload;
  if (bar === undefined) return null;
  return (
    <div className="rounded-md border border-line bg-surface-3 px-3 py-2 shadow-float">
      <p className="text-ink-3">{bar.name}</p>
      <p className="font-semibold">{bar.shown}</p>
    </div>
  );
}
