// Every environment variable that a program reads is documented.
import { findingAt, isTest, walk, type Finding, type Source } from './source.ts';

/** Variables set by npm, Node, the system or the test runner, which operators do not set. */
const GIVEN = /^(npm_\w+|NODE_ENV|PATH|HOME|TZ|SystemRoot|TEST_\w+|E2E_\w+|VITEST\w*|CI)$/;

/** Every variable that a program reads is listed in docs/operate.md. */
export function environment(sources: readonly Source[]): Finding[] {
  const page = sources.find(({ path }) => path === 'docs/operate.md');
  const documented = new Set(
    [...(page?.text ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, n]) => n),
  );
  return sources
    .filter(({ path }) => /^(apps|packages|demo|tools|bench|faults)\//.test(path) && !isTest(path))
    .flatMap((source) =>
      readBy(source)
        .filter(({ name }) => !GIVEN.test(name) && !documented.has(name))
        .map(({ name, at }) =>
          findingAt(source, at, `${name} is not documented in docs/operate.md`),
        ),
    );
}

/**
 * Reads of `process.env['NAME']`, and of an `env` or `environment` that was passed on, and the
 * fields of a program's environment: `NAME: portField()`.
 */
function readBy(source: Source): { readonly name: string; readonly at: number }[] {
  const found: { name: string; at: number }[] = [];
  if (!/\benv|Field\(/.test(source.text) || !source.program) return found;
  walk(source.program, (node) => {
    if (node.type === 'Property' && node.key.type === 'Identifier') {
      const field = source.text.slice(node.value.start, node.value.end);
      if (/^\w+Field\(/.test(field) && /^[A-Z][A-Z0-9_]+$/.test(node.key.name)) {
        found.push({ name: node.key.name, at: node.start });
      }
    }
    if (node.type !== 'MemberExpression') return;
    const from = source.text.slice(node.object.start, node.object.end);
    if (!/^(process\.env|env|environment)$/.test(from)) return;
    const { property } = node;
    const name =
      property.type === 'Literal'
        ? property.value
        : property.type === 'Identifier' && !node.computed && property.name;
    if (typeof name === 'string') found.push({ name, at: node.start });
  });
  return found;
}
