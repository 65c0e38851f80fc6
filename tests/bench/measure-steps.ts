import { compile, StepsApart, type SteppedApart } from '#server/fluxo/motor/index.ts';
import { step, type StepInput } from '#server/fluxo/motor/step.ts';

/** Steps of a flow in a second: by one process, by two side by side, as two servers do, and by the engine in this one. */
export interface StepFigures {
  readonly one: number;
  readonly two: number;
  readonly bare: number;
}

const milliseconds = 4_000;
const blocks = 4;
const asked = { fluxo: { valor: 1_500 } };

/**
 * A flow of twenty elements, run from its beginning to its end over and over, its state written and read at each step as the
 * database has it: somebody does a task, a decision follows, and the server does a work.
 */
export const measureSteps = async (): Promise<StepFigures> => {
  const { fonte } = await compile(xml());
  const apart = [new StepsApart(), new StepsApart()].map(
    (line): Taker =>
      (input) =>
        line.step({ ...input, relogio: { agora: new Date(), fuso: 'America/Sao_Paulo' } }),
  );
  // what a process reads when it begins is not a step
  for (const take of [...apart, here]) await perSecond([take], fonte);
  return {
    bare: await perSecond([here], fonte),
    one: await perSecond(apart.slice(0, 1), fonte),
    two: await perSecond(apart, fonte),
  };
};

type Taker = (input: StepInput) => Promise<Pick<SteppedApart, 'estado' | 'espera'>>;

const here: Taker = (input) => {
  const { estado, espera } = step(input);
  return Promise.resolve({ estado: JSON.stringify(estado), espera });
};

const perSecond = async (takers: readonly Taker[], fonte: string): Promise<number> => {
  const began = performance.now();
  const counts = await Promise.all(
    takers.map(async (take) => {
      let steps = 0;
      while (performance.now() - began < milliseconds) steps += await runThrough(take, fonte);
      return steps;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1_000) / (performance.now() - began);
};

/** How many steps one took. */
const runThrough = async (take: Taker, fonte: string): Promise<number> => {
  let now = await take({ fonte, estado: null, scope: asked });
  for (let steps = 1; ; steps += 1) {
    const [waiting] = now.espera;
    if (!waiting) return steps;
    const command = { kind: 'signal', execucao: waiting.execucao } as const;
    now = await take({ fonte, estado: JSON.parse(now.estado) as object, scope: asked, command });
  }
};

const xml = (): string => {
  const flow = (from: string, to: string, condition = ''): string =>
    `<sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}">${condition}</sequenceFlow>`;
  const dear =
    '<conditionExpression xsi:type="tFormalExpression">=fluxo.valor &gt; 1000</conditionExpression>';
  const parts = Array.from({ length: blocks }, (_, n) => {
    const next = n === blocks - 1 ? 'e' : `t${n + 1}`;
    return `<userTask id="t${n}"/><exclusiveGateway id="g${n}" default="g${n}-j${n}"/><serviceTask id="x${n}"/><exclusiveGateway id="j${n}"/>${flow(`t${n}`, `g${n}`)}${flow(`g${n}`, `x${n}`, dear)}${flow(`g${n}`, `j${n}`)}${flow(`x${n}`, `j${n}`)}${flow(`j${n}`, next)}`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="D" targetNamespace="https://malote.org"><process id="P" isExecutable="true"><startEvent id="s"/><task id="a"/><endEvent id="e"/>${flow('s', 'a')}${flow('a', 't0')}${parts.join('')}</process></definitions>`;
};
