import { avatarScene } from './avatar-scenes.ts';

interface AvatarProps {
  /** One of our pictures by name, or an address for a picture of one's own. */
  readonly picture?: string | undefined;
  readonly type?: 'STATIC' | 'CUSTOM' | undefined;
  /** Whose it is; those without a picture get one that stays the same for the name. */
  readonly name: string;
  readonly size?: number;
}

/** A person's picture: a small night scene of ours, or their own. */
export function Avatar({ picture, type, name, size = 40 }: AvatarProps) {
  if (type === 'CUSTOM' && picture !== undefined) {
    return (
      <img src={picture} alt="" width={size} height={size} className="rounded-full object-cover" />
    );
  }
  const scene = avatarScene(picture, name);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden className="block rounded-full">
      <rect width="48" height="48" fill={scene.sky} />
      <circle cx={scene.moon[0]} cy={scene.moon[1]} r="8" fill={scene.light} />
      <path d={scene.far} fill={scene.hill} opacity="0.75" />
      <path d={scene.near} fill={scene.ground} />
      <path d={scene.figure} fill={scene.light} stroke={scene.ground} strokeWidth="0.8" />
    </svg>
  );
}
