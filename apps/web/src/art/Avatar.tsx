import { useState } from 'react';
import { avatarScene } from './avatar-scenes.ts';

interface AvatarProps {
  /** The name of a drawn picture, or the address of an uploaded one. */
  readonly picture?: string | undefined;
  readonly type?: 'STATIC' | 'CUSTOM' | undefined;
  /** The person's name; a person without a picture gets one derived from it. */
  readonly name: string;
  readonly size?: number;
}

/**
 * A person's picture: a drawn emblem or an uploaded picture. An uploaded picture that no image host
 * serves is loaded from the site.
 */
export function Avatar({ picture, type, name, size = 40 }: AvatarProps) {
  const [lost, setLost] = useState<string>();
  if (type === 'CUSTOM' && picture !== undefined) {
    return (
      <img
        src={lost === picture ? new URL(picture, location.href).pathname : picture}
        alt=""
        width={size}
        height={size}
        className="rounded-full object-cover"
        onError={() => setLost(picture)}
      />
    );
  }
  const { sky, ground, light, figure, lines } = avatarScene(picture, name);
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden
      className="block shrink-0 rounded-full"
    >
      <rect width="48" height="48" fill={ground} />
      <circle cx="24" cy="16" r="26" fill={sky} />
      <circle cx="24" cy="22" r="15" fill={light} opacity="0.16" />
      <g transform="translate(24 24.500) scale(0.78) translate(-24 -24)">
        <path d={figure} fill={light} fillRule="evenodd" />
        <path
          d={lines}
          fill="none"
          stroke={ground}
          strokeWidth="2.400"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
