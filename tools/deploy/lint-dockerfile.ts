// Lints a container file: requirements of the server, and general good practice.
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

const NEEDED = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'] as const;

/** The problems of the file, one sentence each. */
export function lintDockerfile(text: string): readonly string[] {
  const file = DockerfileParser.parse(text);
  const all = file.getInstructions();
  const named = (keyword: string): readonly Instruction[] =>
    all.filter((one) => one.getKeyword() === keyword);
  const problems = NEEDED.filter((keyword) => named(keyword).length === 0).map(
    (keyword) => `no ${keyword}`,
  );
  for (const from of file.getFROMs()) {
    const tag = from.getImageTag();
    const pinned = from.getImageDigest() !== null || /^\d/.test(tag ?? '');
    if (!pinned) problems.push(`the image ${from.getImage()} is of no version`);
  }
  for (const add of named('ADD')) problems.push(`${textOf(add)}: COPY fetches and unpacks nothing`);
  for (const run of named('RUN')) {
    const words = run.getArgumentsContent() ?? '';
    if (/npm (i|install|add)\b/.test(words)) problems.push('npm ci follows the lock file');
    if (/npm ci(?![^&]*--ignore-scripts)/.test(words)) problems.push('packages run scripts');
    if (/\b(curl|wget)\b[^|]*\|\s*(ba)?sh/.test(words)) problems.push('a script is run unread');
    if (/chmod\s+(-R\s+)?[0-7]*777/.test(words)) problems.push('everybody may write');
    if (/\bsudo\b/.test(words)) problems.push('sudo');
  }
  for (const line of [...named('ENV'), ...named('ARG')]) {
    const words = line.getArgumentsContent() ?? '';
    if (/(SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL)\w*[= ]/.test(words)) {
      problems.push(`${textOf(line)}: a secret would lie in the image`);
    }
  }
  const user = named('USER').at(-1)?.getArgumentsContent() ?? '';
  if (user !== '' && /^(root|0)(:|$)/.test(user)) problems.push('it runs as root');
  for (const flag of file.getCOPYs().flatMap((copy) => copy.getFlags())) {
    if (flag.getName() === 'chown') problems.push('who runs the program could change it');
  }
  for (const keyword of ['CMD', 'ENTRYPOINT']) {
    for (const one of named(keyword)) {
      if (!isList(one)) problems.push(`${keyword} goes through a shell, which takes the signals`);
    }
  }
  const health = named('HEALTHCHECK').at(-1)?.getArgumentsContent() ?? '';
  if (/^NONE$/i.test(health)) problems.push('no HEALTHCHECK');
  for (const port of named('EXPOSE').flatMap((one) => one.getArguments())) {
    if (Number.parseInt(port.getValue(), 10) < 1024) problems.push('a port needs root');
  }
  return problems;
}

/** The value of a variable in a container file. */
export function variableOf(text: string, name: string): string | undefined {
  const properties = DockerfileParser.parse(text)
    .getENVs()
    .flatMap((line) => line.getProperties());
  return properties.find((one) => one.getName() === name)?.getValue() ?? undefined;
}

/** The files of the checkout that a container file runs. */
export function programsOf(text: string): readonly string[] {
  return text.match(/tools\/[\w-]+\.mjs/g) ?? [];
}

const isList = (one: Instruction): boolean =>
  /^\[\s*"/.test((one.getArgumentsContent() ?? '').trim());

const textOf = (one: Instruction): string =>
  `${one.getKeyword()} ${one.getArgumentsContent() ?? ''}`.trim();
