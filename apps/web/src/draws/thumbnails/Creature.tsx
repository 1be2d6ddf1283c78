// The six symbols of bầu cua, drawn for this site, each on a tile like the face of a die.
import type { BAU_CUA } from '@fairhouse/rules/lottery';
import type { ReactNode } from 'react';

export type CreatureName = (typeof BAU_CUA)[number];

interface CreatureProps {
  readonly name: CreatureName;
  readonly className?: string;
}

/** One symbol as a picture; its name is beside it or in the label of its row. */
export function Creature({ name, className }: CreatureProps) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect x="0.5" y="0.5" width="31" height="31" rx="6.5" fill="#f6f1e4" stroke="#d3c8ac" />
      {DRAWINGS[name]}
    </svg>
  );
}

const INK = '#2a1d12';

const DRAWINGS: Readonly<Record<CreatureName, ReactNode>> = {
  DEER: (
    <>
      <path
        d="M12.5 12C9 10.5 7.5 7.5 8 4m.4 4.2L5 6.4M19.5 12c3.5-1.5 5-4.5 4.5-8m-.4 4.2 3.4-1.8"
        fill="none"
        stroke="#7b4a21"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="m7 13.5 5 .2-1.6 3.4Zm18 0-5 .2 1.6 3.4Z" fill="#8f5a2b" />
      <path
        d="M16 10.5c4 0 6 2.7 5.5 6.5L19 26c-.6 2-5.4 2-6 0l-2.5-9c-.5-3.8 1.5-6.5 5.5-6.5Z"
        fill="#a9692f"
      />
      <path d="M13.3 22.5h5.4L18.2 26c-.6 1.3-3.8 1.3-4.4 0Z" fill="#f1dcc0" />
      <ellipse cx="16" cy="24" rx="1.8" ry="1.2" fill={INK} />
      <circle cx="13.3" cy="16.5" r="1.1" fill={INK} />
      <circle cx="18.7" cy="16.5" r="1.1" fill={INK} />
    </>
  ),
  GOURD: (
    <>
      <path
        d="M16 8c-.4-2 .4-3.6 2.6-4.4"
        fill="none"
        stroke="#5d6b1f"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M16 6.5c3 0 5 2 5 4.8 0 1.7-.8 2.8-.8 3.7 0 1.5 5 2.6 5 7.6 0 4-4 6.4-9.2 6.4s-9.2-2.4-9.2-6.4c0-5 5-6.1 5-7.6 0-.9-.8-2-.8-3.7 0-2.8 2-4.8 5-4.8Z"
        fill="#7f9a2d"
      />
      <path
        d="M11.5 15.5c2.8 1.4 6.2 1.4 9 0"
        fill="none"
        stroke="#c63a40"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M10.2 22.5c0-2 1-3.2 2.3-4.1"
        fill="none"
        stroke="#cbdb8a"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  ROOSTER: (
    <>
      <path d="M5 11c-2 5 0 10 5 12l4-6Z" fill="#1f6b4a" />
      <path d="M4.5 16c-.5 4 2 7.5 6 8.5l3-6Z" fill="#2f8f62" />
      <path d="M8 19c1-5 6-4 9-8l6 1c.8 6-1 13-8 13-4 0-7.4-2.5-7-6Z" fill="#d9822b" />
      <path d="M16.5 12.5c0-4 2-6 4.3-6s4 2 3.7 5.5L23 17Z" fill="#e8a94a" />
      <path d="M17.5 7.5c-.3-2 .8-3 1.8-2 .2-1.8 2-2 2.4-.3 1.2-1 2.5 0 2 2Z" fill="#c63a40" />
      <path d="m24.3 9.8 3.5 1.2-3.5 1.2Z" fill="#e3b21c" />
      <path d="M24 12.5c1.3 1 1.2 3-.3 3.2-1-.7-.9-2.4-.5-3.2Z" fill="#c63a40" />
      <circle cx="22" cy="9.5" r="1" fill={INK} />
      <path
        d="M13.5 25v3m-1.5 0h3m1.5-3.2V28M15 28h3"
        fill="none"
        stroke="#b07a12"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
  FISH: (
    <>
      <path d="M21 16c3-4 5.5-5 7.5-5-1 3.4-1 6.6 0 10-2 0-4.5-1-7.5-5Z" fill="#1d5fa8" />
      <path
        d="M11 9.5c2-3 5-3.5 7.5-2.5l1 4Zm1.5 12.5c1.5 2.5 4 3.2 6 2.5l.5-3.5Z"
        fill="#2f77c4"
      />
      <path
        d="M3.5 16.5C6 10.5 10.5 8.5 15 9c4.5.5 7 4 8.5 7-1.5 3-4 6.5-8.5 7-4.5.5-9-1-11.5-6.5Z"
        fill="#3f8fdc"
      />
      <path d="M11.5 10.5c2 3.5 2 8 0 11.5" fill="none" stroke="#1d5fa8" strokeWidth="1.5" />
      <path
        d="M15 13c1 .8 1 2.2 0 3m0 1c1 .8 1 2.2 0 3m3-5c1 .8 1 2.2 0 3"
        fill="none"
        stroke="#bfe0ff"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="8" cy="14.5" r="1.3" fill={INK} />
    </>
  ),
  CRAB: (
    <>
      <path
        d="m9 19-4.5 2M9.5 21.5 6 25m5-2-2 4m14-8 4.5 2m-5 .5L26 25m-5-2 2 4M9.5 15 6 12m16.5 3 3.5-3"
        fill="none"
        stroke="#b5431c"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M6.5 12.5C3 11 3 6.5 6 5l.5 3L9 5.5c2 3 .8 6-2.5 7Zm19 0c3.5-1.5 3.5-6 .5-7.5l-.5 3L23 5.5c-2 3-.8 6 2.5 7Z"
        fill="#d9532a"
      />
      <path d="M16 13c5.5 0 8.5 2.7 8.5 6s-3.8 6-8.5 6-8.5-2.7-8.5-6 3-6 8.5-6Z" fill="#e26a35" />
      <path d="M13.3 13.5v-3m5.4 3v-3" stroke="#b5431c" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="13.3" cy="9.8" r="1.3" fill={INK} />
      <circle cx="18.7" cy="9.8" r="1.3" fill={INK} />
      <path
        d="M12.5 20c2 1.8 5 1.8 7 0"
        fill="none"
        stroke="#8f2f10"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  PRAWN: (
    <>
      <path
        d="M22 9c2-3 4-4.5 6.5-5M22 9.5c2.5-1.5 5-2 7-1.5"
        fill="none"
        stroke="#c24a5a"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <path
        d="M24.5 10.5C21 6 13.5 6 9.5 10.5 5.5 15 6.5 22 11.5 25.5l3-3.5c-3-2.5-3.3-6-1-8.3 2.6-2.5 6.5-1.7 9.5.8Z"
        fill="#ee7f86"
      />
      <path d="m11.5 25.5-4.5 1 2.5 1.8 1 2.5 3-4.5Z" fill="#d85b69" />
      <path
        d="M17.5 7.8 16 13M12.5 8.8l2 4.2M8.5 13l4.3 1.6M7.5 17.5l4.5-.5m-3 5 4-2"
        fill="none"
        stroke="#c24a5a"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path
        d="m16 14-.5 3m3-3 .5 3m-5-1-1.5 1.8"
        fill="none"
        stroke="#c24a5a"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <circle cx="21.8" cy="10.3" r="1.1" fill={INK} />
    </>
  ),
};
