// The project's TypeScript program, as far as the statements need it: syntax, symbols and types.
import { join } from 'node:path';
import { API, type Checker, type Project } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';

export interface Compiler {
  readonly root: string;
  readonly project: Project;
  readonly checker: Checker;
  close(): void;
}

/** Opens the program of a configuration file, such as `apps/server/tsconfig.json`. */
export function openCompiler(root: string, configuration: string): Compiler {
  const api = new API({ cwd: root });
  const opened = api.updateSnapshot({ openProjects: [join(root, configuration)] });
  const [project] = opened.getProjects();
  if (project === undefined) throw new Error(`${configuration} is no project`);
  return { root, project, checker: project.checker, close: () => api.close() };
}

/** The files of the program below a folder, without tests. */
export function sourceFiles({ project, root }: Compiler, folder: string): SourceFile[] {
  return project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(join(root, folder)) && !/\.test\.ts$|\/testing\//.test(name))
    .flatMap((name) => project.program.getSourceFile(name) ?? []);
}

/** Every node of a tree, parents first. */
export function* descendants(node: Node): Generator<Node> {
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
    return undefined;
  });
  for (const child of children) {
    yield child;
    yield* descendants(child);
  }
}
