/** The LIKE pattern of a text anywhere in another; the text's own wildcards match themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
