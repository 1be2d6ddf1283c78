interface ArtDefsProps {
  /** Separates the gradients of one picture from those of another. */
  readonly id: string;
  /** Rotates the night's hue, so that neighbouring pictures differ. */
  readonly hue: number;
}

/** The gradients that every picture uses: sky, glow, and the three balls. */
export function ArtDefs({ id, hue }: ArtDefsProps) {
  const turned = (name: string, lift: number) =>
    `oklch(from var(${name}) calc(l + ${lift}) calc(c + 0.02) calc(h + ${hue}))`;
  return (
    <defs>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0.7" y2="1">
        <stop offset="0" stopColor={turned('--night-3', 0.06)} />
        <stop offset="0.55" stopColor={turned('--night-3', -0.08)} />
        <stop offset="1" stopColor={turned('--night', 0)} />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.62" />
        <stop offset="0.5" stopColor="var(--glow)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}pearl`} cx="0.36" cy="0.28" r="0.8">
        <stop offset="0" stopColor="#fffdf6" />
        <stop offset="0.5" stopColor="#e8e0cf" />
        <stop offset="1" stopColor="#8f856f" />
      </radialGradient>
      <radialGradient id={`${id}gold`} cx="0.36" cy="0.28" r="0.8">
        <stop offset="0" stopColor="color-mix(in oklab, var(--glow) 22%, white)" />
        <stop offset="0.5" stopColor="var(--glow)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--glow) 52%, black)" />
      </radialGradient>
      <radialGradient id={`${id}dusk`} cx="0.36" cy="0.28" r="0.85">
        <stop offset="0" stopColor={turned('--night-3', 0.34)} />
        <stop offset="0.55" stopColor={turned('--night-3', 0.12)} />
        <stop offset="1" stopColor={turned('--night', 0.02)} />
      </radialGradient>
      <linearGradient id={`${id}metal`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="color-mix(in oklab, var(--glow) 40%, white)" />
        <stop offset="0.5" stopColor="var(--glow)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--glow) 45%, black)" />
      </linearGradient>
    </defs>
  );
}
