import { createRequire } from 'node:module';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';

const require = createRequire(import.meta.url);

/** The rules of bpmnlint that are about running; those of drawing and naming are of taste. */
const rules = [
  'start-event-required',
  'end-event-required',
  'single-blank-start-event',
  'sub-process-blank-start-event',
  'event-sub-process-typed-start-event',
  'no-disconnected',
  'no-duplicate-sequence-flows',
  'no-implicit-start',
  'no-implicit-end',
  'no-implicit-split',
  'no-gateway-join-fork',
  'single-event-definition',
  'event-based-gateway',
] as const;
export type Rule = (typeof rules)[number];

type Reports = Record<string, { readonly id?: string; readonly message: string }[]>;
interface BpmnLinter {
  lint(root: ModdleElement): Promise<Reports>;
}
type LinterMaker = new (options: object) => BpmnLinter;

// both are CommonJS without types
const { Linter: Made } = require('bpmnlint') as { Linter: LinterMaker };

const options = {
  config: { rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) },
  resolver: {
    resolveRule: (_pkg: string, name: string): unknown => require(`bpmnlint/rules/${name}`),
    resolveConfig: (): never => {
      throw new Error('nenhuma configuração de fora');
    },
  },
};

/** Some rules remember what they saw: each process has rules of its own. What takes part from outside is not judged. */
export const lintBpmn = (process: ModdleElement): Promise<Reports> => new Made(options).lint(process);
