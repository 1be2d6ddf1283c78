/** The parts of a message that a gateway's template can ask for. */
export interface Parts {
  readonly to: string;
  readonly text: string;
  readonly id: string;
}

export type ContentType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * A gateway's body with `(to)`, `(text)` and `(id)` filled in, each written so that it stays a
 * value: inside a JSON string, or of a form field. What stands in a value is not filled in again.
 */
export function fillTemplate(template: string, type: ContentType, parts: Parts): string {
  const write = type === 'application/json' ? insideJson : encodeURIComponent;
  return template.replace(/\((to|text|id)\)/g, (_whole, name: keyof Parts) => write(parts[name]));
}

function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
