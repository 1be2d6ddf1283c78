import { fillText } from '@fairhouse/values';

/** The values of a message that a gateway's template can contain. */
export interface Parts {
  readonly to: string;
  readonly text: string;
  readonly id: string;
}

export type ContentType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * A gateway's body with `{to}`, `{text}` and `{id}` replaced, each escaped for a JSON string or for
 * a form field.
 */
export function fillTemplate(template: string, type: ContentType, parts: Parts): string {
  const write = type === 'application/json' ? insideJson : encodeURIComponent;
  const { to, text, id } = parts;
  return fillText(template, { to, text, id }, write);
}

function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
