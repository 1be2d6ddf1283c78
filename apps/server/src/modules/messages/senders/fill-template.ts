/** The values of a message that a gateway's template can contain. */
export interface Parts {
  readonly to: string;
  readonly text: string;
  readonly id: string;
}

export type ContentType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * A gateway's body with `(to)`, `(text)` and `(id)` replaced, each escaped for a JSON string or for
 * a form field. Placeholders within a value are not replaced.
 */
export function fillTemplate(template: string, type: ContentType, parts: Parts): string {
  const write = type === 'application/json' ? insideJson : encodeURIComponent;
  return template.replace(/\((to|text|id)\)/g, (_whole, name: keyof Parts) => write(parts[name]));
}

function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
