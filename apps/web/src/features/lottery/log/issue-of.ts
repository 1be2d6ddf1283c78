/**
 * The draw's number of a logged name `<merchant>-<issue>`, or with `#<version>` behind it for a
 * correction: what the page that checks a draw asks by.
 */
export function issueOf(drawId: string, merchant: string | undefined): string {
  const [name = ''] = drawId.split('#');
  const prefix = `${merchant ?? ''}-`;
  return merchant !== undefined && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
