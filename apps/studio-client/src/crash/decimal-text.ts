/** A number that is no money with so many places, such as seconds. */
export function decimalText(value: number, places: number): string {
  const scaled = String(Math.round(value * 10 ** places)).padStart(places + 1, '0');
  if (places === 0) return scaled;
  return `${scaled.slice(0, -places)}.${scaled.slice(-places)}`;
}
