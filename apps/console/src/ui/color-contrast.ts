// The contrast of two colours by WCAG 2.2 (1.4.3).

/** From 1 to 21, of two colours of the form `#rrggbb`; undefined if either has another form. */
export function colorContrast(left: string, right: string): number | undefined {
  const lights = [left, right].map(luminance);
  const [one, other] = lights;
  if (one === undefined || other === undefined) return undefined;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(color: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `4.52 : 1`. */
export function formatContrast(ratio: number): string {
  return `${ratio.toFixed(2)} : 1`;
}
