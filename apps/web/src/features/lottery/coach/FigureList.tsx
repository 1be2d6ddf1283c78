type Row = readonly [name: string, value: string];

/** Names and figures, one below the other. */
export function FigureList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
