import { drawMark } from './Logo.tsx';

interface AppIconProps {
  readonly mark: string | undefined;
  /** `#rrggbb` */
  readonly colour: string;
  readonly background: string;
}

/** A merchant's mark as an app's icon, in the middle: phones cut the corners. */
export function AppIcon({ mark, colour, background }: AppIconProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" color={colour}>
      <rect width="72" height="72" fill={background} />
      <g transform="translate(16 16)">{drawMark(mark)}</g>
    </svg>
  );
}
