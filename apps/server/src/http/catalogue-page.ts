// The call table as an HTML page: one line for each call, which expands to its shapes.
import type { CallRow, CallTable } from '@fairhouse/calls';
import * as z from 'zod';

/** A whole document without scripts; its style is `/calls.css`. */
export function renderCataloguePage(table: CallTable, title: string): string {
  const modules = new Map<string, [string, CallRow][]>();
  for (const [name, row] of Object.entries(table)) {
    const area = row.path.split('/')[1] ?? '';
    modules.set(area, [...(modules.get(area) ?? []), [name, row]]);
  }
  const sections = [...modules].map(
    ([area, rows]) => `<h2>/${escape(area)}</h2>${rows.map(renderRow).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<link rel="stylesheet" href="/calls.css"><h1>${escape(title)}</h1>
<p>${Object.keys(table).length} calls. The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('')}</html>`;
}

function renderRow([name, row]: [string, CallRow]): string {
  const tags = [
    row.audience,
    row.module,
    ...(row.sealed ? ['sealed'] : []),
    ...(row.idempotent ? ['Idempotency-Key'] : []),
  ];
  const limits = row.limits.map((each) => `${each.count} in ${each.seconds} s per ${each.per}`);
  return `<details id="${escape(name)}"><summary><span class="method">${row.method}</span>
<code>${escape(row.path)}</code><span class="about">${escape(row.about)}</span>
${tags.map((tag) => `<span class="tag">${escape(tag)}</span>`).join('')}</summary>
<div class="inside"><div><h3>${escape(name)}: request</h3><pre>${shape(row.request)}</pre></div>
<div><h3>value</h3><pre>${shape(row.response)}</pre></div>
<div><h3>refusals</h3><pre>${row.refusals.map(escape).join('\n') || 'only the common ones'}</pre>
<h3>limits</h3><pre>${limits.map(escape).join('\n')}</pre></div></div></details>`;
}

function shape(schema: z.core.$ZodType): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return escape(JSON.stringify(rest, null, 2));
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
