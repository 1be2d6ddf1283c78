import clsx from 'clsx';

export type Colour = keyof typeof COLOURS;

interface ColourFaceProps {
  readonly colour: Colour;
  /** True for a coin, false for the face of a die. */
  readonly round?: boolean;
  readonly className?: string;
}

/** A coin of one colour, or the face of a colour die. */
export function ColourFace({ colour, round = false, className }: ColourFaceProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'block border-2 shadow-card',
        round ? 'rounded-full' : 'rounded-[22%]',
        className,
      )}
      style={{ backgroundColor: COLOURS[colour], borderColor: EDGES[colour] }}
    />
  );
}

/* Coins and dice keep their colours in both themes. */
const COLOURS = {
  RED: '#c63a40',
  GREEN: '#1c7a4d',
  BLUE: '#3563c4',
  YELLOW: '#edc145',
  WHITE: '#fbf8f1',
  PINK: '#ee8fb3',
  VIOLET: '#7a46c2',
} as const;

const EDGES: Readonly<Record<Colour, string>> = {
  RED: '#e98184',
  GREEN: '#5fb98c',
  BLUE: '#86a8ec',
  YELLOW: '#b98528',
  WHITE: '#b3ab98',
  PINK: '#c25583',
  VIOLET: '#a986e0',
};
