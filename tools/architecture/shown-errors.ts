// The rule that a page of the console shows when what it asked for could not be read.
import type { Node } from 'oxc-parser';
import { findingAt, isTest, walk, type Finding, type Source } from './source.ts';

const SAYS = 'does not look at the error of its query: the operator waits for ever';

/**
 * The result of `useAsk` is used with its `error`, or handed on whole to what shows it, such as
 * `DataTable`.
 */
export function shownErrors(source: Source): Finding[] {
  if (!source.path.startsWith('apps/console/src/') || isTest(source.path)) return [];
  if (!source.text.includes('useAsk') || !source.program) return [];
  const findings: Finding[] = [];
  walk(source.program, (node, ancestors) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.name !== 'useAsk') return;
    const parent = ancestors.at(-1);
    if (parent && !isErrorRead(parent, ancestors)) {
      findings.push(findingAt(source, node.start, SAYS));
    }
  });
  return findings;
}

function isErrorRead(parent: Node, ancestors: readonly Node[]): boolean {
  if (parent.type === 'MemberExpression' || parent.type === 'ExpressionStatement') return false;
  if (parent.type !== 'VariableDeclarator') return true;
  const { id } = parent;
  if (id.type === 'ObjectPattern') {
    return id.properties.some((each) => each.type !== 'RestElement' && isNamed(each.key, 'error'));
  }
  const component = ancestors.findLast(({ type }) => type === 'BlockStatement');
  return id.type === 'Identifier' && component !== undefined && isUsed(id.name, component);
}

/** Whether the error of this variable is read, or the variable is used whole. */
function isUsed(name: string, component: Node): boolean {
  let isFound = false;
  walk(component, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!isNamed(node, name) || !parent || parent.type === 'VariableDeclarator') return;
    if (parent.type === 'Property' && parent.key === node && !parent.shorthand) return;
    if (parent.type === 'MemberExpression') {
      isFound ||= parent.object === node && isNamed(parent.property, 'error');
    } else isFound = true;
  });
  return isFound;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
