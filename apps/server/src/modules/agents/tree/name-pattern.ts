/** The LIKE pattern of keys that begin with a text; the text's own wildcards match themselves. */
export function namePattern(key: string): string {
  return `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
