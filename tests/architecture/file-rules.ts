import type { SourceModule } from './source-modules.ts';

const longest = 500;
const deepest = 3;
const vague = /^(utils?|helpers?|types?|common|misc|shared|stuff)$/;

/** What is wrong with the file itself: name, place, length, exports, silenced rules. */
export const wrongFile = (module: SourceModule): string[] => {
  const parts = module.path.split('/');
  const file = parts.at(-1) ?? '';
  const problems = [
    isVague(parts) && 'has a name that says nothing',
    !isWellNamed(file, module.exports) && 'is neither kebab-case.ts nor PascalCase.tsx',
    parts.length - 2 > deepest && `is more than ${deepest} folders below the top`,
    module.lines > longest && !isGenerated(module) && `has ${module.lines} lines, more than ${longest}`,
    module.hasDefaultExport && 'has a default export',
    ...unexplained(module.text),
  ];
  return problems
    .filter((problem) => typeof problem === 'string')
    .map((problem) => `${module.path} ${problem}`);
};

const isVague = (parts: readonly string[]): boolean =>
  parts.some((part) => vague.test(part.replace(/\.tsx?$/, '')));

/** `documento.repository.ts` carries its role; a file that exports a component is named like it. */
const isWellNamed = (file: string, exports: readonly string[]): boolean => {
  if (/^[a-z0-9]+(-[a-z0-9]+)*(\.(repository|rules|presenter|hook|d))?\.ts$/.test(file)) return true;
  if (/^([A-Z][A-Za-z0-9]*|index)\.tsx$/.test(file)) return true;
  return /^[a-z0-9]+(-[a-z0-9]+)*\.tsx$/.test(file) && !exports.some((name) => /^[A-Z][a-z]/.test(name));
};

const isGenerated = ({ path }: SourceModule): boolean =>
  /^(schemas|server\/base\/db)\/generated[\w-]*\.ts$/.test(path);

const unexplained = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /(?:eslint|oxlint)-disable(?!.*--\s*\S)/.test(line)
        ? [`silences a rule without a reason, line ${index + 1}`]
        : [],
    );
