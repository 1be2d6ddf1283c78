// Charts of figures over time. Heights come from decimal strings; the labels show those strings.
import { numberFormat } from '@fairhouse/values';
import { useTheme } from '@mui/material';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useLanguage } from '../../i18n/use-text.ts';
import { formatMoney, formatTick, chartHeight } from '../format.ts';
import { useZone } from './zone.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly color: 'primary' | 'success' | 'warning' | 'error';
}

interface ChartProps {
  readonly label: string;
  readonly by: 'hour' | 'day';
  readonly series: readonly Series[];
  /** `at` and, for each series, a decimal string under its key. */
  readonly points: readonly (Readonly<Record<string, string | number>> & { readonly at: number })[];
}

const HEIGHT = 220;

export function TimeBars(props: ChartProps) {
  const { rows, axis, tooltip, colorOf, grid } = useChart(props);
  return (
    <figure aria-label={props.label} style={{ margin: 0 }}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={rows} margin={{ top: 8, right: 8, left: 0, bottom: 0 }}>
          <CartesianGrid vertical={false} stroke={grid} />
          <XAxis {...axis.x} />
          <YAxis {...axis.y} />
          <ReferenceLine y={0} stroke={grid} />
          <Tooltip {...tooltip} />
          <Legend iconType="square" wrapperStyle={{ fontSize: 12 }} />
          {props.series.map(({ key, label, color }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={colorOf(color)}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

export function TimeAreas(props: ChartProps) {
  const { rows, axis, tooltip, colorOf, grid } = useChart(props);
  return (
    <figure aria-label={props.label} style={{ margin: 0 }}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <AreaChart data={rows} margin={{ top: 8, right: 8, left: 0, bottom: 0 }}>
          <CartesianGrid vertical={false} stroke={grid} />
          <XAxis {...axis.x} />
          <YAxis {...axis.y} />
          <Tooltip {...tooltip} />
          <Legend iconType="square" wrapperStyle={{ fontSize: 12 }} />
          {props.series.map(({ key, label, color }) => (
            <Area
              key={key}
              dataKey={key}
              name={label}
              stroke={colorOf(color)}
              fill={colorOf(color)}
              fillOpacity={0.12}
              strokeWidth={2}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </figure>
  );
}

function useChart({ by, points, series }: ChartProps) {
  const theme = useTheme();
  const language = useLanguage();
  const zone = useZone();
  const tick = (at: number): string => formatTick(at, by, language, zone);
  const compact = numberFormat(undefined, { notation: 'compact' });
  const rows = points.map((point) => ({
    at: point.at,
    ...Object.fromEntries(series.map(({ key }) => [key, chartHeight(String(point[key]))])),
  }));
  const small = { fontSize: 11, fill: theme.palette.text.secondary };
  return {
    rows,
    grid: theme.palette.divider,
    colorOf: (color: Series['color']): string => theme.palette[color].main,
    axis: {
      x: { dataKey: 'at', tickFormatter: tick, tick: small, tickLine: false, minTickGap: 24 },
      y: {
        tickFormatter: (value: number) => compact.format(value),
        tick: small,
        tickLine: false,
        axisLine: false,
        width: 46,
      },
    },
    tooltip: {
      labelFormatter: (at: unknown) => tick(Number(at)),
      formatter: (value: unknown) => formatMoney(String(value as number), language),
      contentStyle: {
        background: theme.palette.background.paper,
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: 6,
        fontSize: 12,
      },
    },
  };
}
