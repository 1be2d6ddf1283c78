/** The shapes of marks, in a square of two units around the origin. */
const SHAPES = [
  // A star, a diamond, a crescent, a leaf, a wave, a hexagon.
  'M0-1 .29-.4.95-.31.48.15.59.81 0 .5-.59.81-.48.15-.95-.31-.29-.4z',
  'M0-1 .72 0 0 1-.72 0z',
  'M.35-.92A1 1 0 1 0 .35.92 .8.8 0 1 1 .35-.92z',
  'M0-1C.95-.55.95.55 0 1-.95.55-.95-.55 0-1z',
  'M-1-.1C-.6-.8-.2-.8 0-.1S.6.6 1-.1L1 .35C.6 1.05.2 1.05 0 .35S-.6-.35-1 .35z',
  'M0-1 .87-.5V.5L0 1-.87.5V-.5z',
] as const;

interface MarkProps {
  readonly x: number;
  readonly y: number;
  /** Half of its height. */
  readonly size: number;
  /** Any number; the same number is the same shape. */
  readonly mark: number;
  readonly fill: string;
}

/** A sign on a ball or a ticket. It is no digit, which a player could take for a result. */
export function Mark({ x, y, size, mark, fill }: MarkProps) {
  return (
    <path
      d={SHAPES[mark % SHAPES.length]}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={fill}
    />
  );
}
