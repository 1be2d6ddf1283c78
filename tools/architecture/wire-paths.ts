// The paths of the calls stand in the call table; programs derive their addresses from it.
import { partOf } from './places.ts';
import { findingAt, isTest, literalText, walk, type Finding, type Source } from './source.ts';

const PROGRAMS: readonly (string | undefined)[] = ['web', 'console', 'server'];

/** A path of the call table, or of the live connection. */
const WIRE_PATH = /^\/(?:wps|lgw|console)\/./;

const ANY_PATH = /wps|lgw|console/;

/** The server, the site and the console write no path of a call. */
export function wirePaths(source: Source): Finding[] {
  if (isTest(source.path) || !PROGRAMS.includes(partOf(source.path))) return [];
  if (!ANY_PATH.test(source.text) || !source.program) return [];
  const found: Finding[] = [];
  walk(source.program, (node) => {
    const text = literalText(node);
    if (text === undefined || !WIRE_PATH.test(text)) return;
    found.push(findingAt(source, node.start, `${text} is a path of packages/calls`));
  });
  return found;
}
