import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#server/fluxo/motor/compile.ts';
import { StepsApart } from '#server/fluxo/motor/step-apart.ts';
import { executorOf } from '#server/fluxo/motor/standing.ts';
import { step, StepFailed, type Command, type Stepped } from '#server/fluxo/motor/step.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { Reference } from './flow-reference.ts';
import { filesOf } from './flow-writer.ts';
import { randomFlow, scopeOf, type Block } from './random-flow.ts';

const kept = (estado: object): object => JSON.parse(JSON.stringify(estado)) as object;
const waits = (list: readonly { readonly id: string; readonly person?: number | undefined }[]): string =>
  list
    .map(({ id, person = 0 }) => `${id}#${person}`)
    .sort()
    .join();

/** What takes a step past its time in a busy machine is not the flow: the same step again is the same. */
const patiently = (input: Parameters<typeof step>[0], left = 20): Stepped => {
  try {
    return step(input);
  } catch (error) {
    if (left === 0 || !(error instanceof StepFailed) || error.tipo !== 'DEMOROU') throw error;
    return patiently(input, left - 1);
  }
};

/** Runs a flow in an order, its state written and read at each step, beside what the reference says. */
const runBeside = async (block: Block, order: readonly number[]): Promise<void> => {
  const { xml, called } = filesOf(block);
  const { fonte } = await compile(xml, (codigo) => Promise.resolve(called.get(codigo)));
  const given = scopeOf(block);
  const reference = new Reference(block);
  let now = patiently({ fonte, estado: null, scope: given });
  for (let turn = 0; ; turn += 1) {
    const { open, done } = reference;
    expect(waits(now.espera.map(({ elemento, executor }) => ({ id: elemento, person: executor })))).toBe(
      waits(open.filter(({ by }) => by === 'signal')),
    );
    expect(waits(now.timers.map(({ elemento }) => ({ id: elemento })))).toBe(
      waits(open.filter(({ by }) => by === 'time')),
    );
    expect(now.terminou).toBe(done);
    if (done) return;
    const chosen = open[(order[turn % order.length] ?? 0) % open.length];
    if (!chosen) throw new Error('nada espera');
    const execucao =
      now.espera.find(({ elemento, executor }) => elemento === chosen.id && executor === chosen.person)
        ?.execucao ?? '';
    const command: Command =
      chosen.by === 'time' ? { kind: 'timer', elemento: chosen.id } : { kind: 'signal', execucao };
    chosen.happens();
    now = patiently({
      fonte,
      estado: kept(now.estado),
      command,
      scope: { ...given, ...reference.answers },
    });
  }
};

const flow = (body: string): string =>
  `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:malote="https://malote.org/bpmn/1.0" id="D" targetNamespace="http://x"><process id="P" isExecutable="true"><startEvent id="s"/>${body}<endEvent id="e"/></process><message id="m" name="assinado"/></definitions>`;
const arrow = (from: string, to: string, condition?: string): string =>
  `<sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}">${condition === undefined ? '' : `<conditionExpression xsi:type="tFormalExpression">${condition}</conditionExpression>`}</sequenceFlow>`;

describe('o passo do motor', () => {
  it.each(Array.from({ length: thorough ? 50 : 1 }, (_, part) => part + 1))(
    'faz o que os sinais do desenho dizem, em fluxos sorteados, guardado e lido a cada passo: parte %i',
    () =>
      fc.assert(
        fc.asyncProperty(randomFlow, ({ block, order }) => runBeside(block, order)),
        { numRuns: thorough ? 100 : 60 },
      ),
    thorough ? 600_000 : 60_000,
  );

  it('de uma tarefa de todos, basta o quórum; as que sobram acabam com ela', async () => {
    const todos = `<userTask id="t"><extensionElements><malote:atividade papel="P" todos="true" quorum="2"/></extensionElements></userTask>`;
    const { fonte } = await compile(flow(`${todos}${arrow('s', 't')}${arrow('t', 'e')}`));
    const scope = { executantes: { t: [11, 12, 13] } };
    let now = step({ fonte, estado: null, scope });
    expect(now.espera.map(({ executor }) => executor)).toEqual([11, 12, 13]);
    expect(now.espera.map(({ execucao }) => executorOf(kept(now.estado), execucao))).toEqual([11, 12, 13]);
    // with nobody, nobody did it
    expect(() => step({ fonte, estado: null, scope: { executantes: { t: [] } } })).toThrow(
      expect.objectContaining({ tipo: 'SEM_EXECUTOR', elemento: 't' }) as Error,
    );
    // nor with fewer people than the answers it asks for, however many lines name them
    for (const t of [[11], [11, 11]])
      expect(() => step({ fonte, estado: null, scope: { executantes: { t } } })).toThrow(
        expect.objectContaining({
          tipo: 'QUORUM_IMPOSSIVEL',
          elemento: 't',
          message: 't pede 2 respostas, e o papel só tem quem dê 1',
        }) as Error,
      );
    const sign = (executor: number): void => {
      const { execucao = '' } = now.espera.find((one) => one.executor === executor) ?? {};
      now = step({ fonte, estado: kept(now.estado), scope, command: { kind: 'signal', execucao } });
    };
    sign(12);
    expect([now.terminou, now.espera.map(({ executor }) => executor)]).toEqual([false, [11, 13]]);
    sign(11);
    expect([now.terminou, now.espera]).toEqual([true, []]);
  });

  it('quem sai do papel com a tarefa aberta não a para, e ela não acaba aquém do quórum sem o dizer', async () => {
    const many = Array.from({ length: 52 }, (_, at) => at + 1);
    const of = async (quorum: number) =>
      (
        await compile(
          flow(
            `<userTask id="t"><extensionElements><malote:atividade papel="P" todos="true" quorum="${quorum}"/></extensionElements></userTask>${arrow('s', 't')}${arrow('t', 'e')}`,
          ),
        )
      ).fonte;
    const answered = (fonte: string, [opened, after]: readonly number[][], times: number): Stepped => {
      let now = patiently({ fonte, estado: null, scope: { executantes: { t: opened } } });
      for (let turn = 0; turn < times; turn += 1)
        now = patiently({
          fonte,
          estado: kept(now.estado),
          scope: { executantes: { t: after } },
          command: { kind: 'signal', execucao: now.espera[0]?.execucao ?? '' },
        });
      return now;
    };
    const three = await of(3);
    expect(answered(three, [[11, 12, 13], [11]], 2).espera.map(({ executor }) => executor)).toEqual([13]);
    expect(answered(three, [[11, 12, 13], [11]], 3).terminou).toBe(true);
    // called by fifties: of those that the next turn would call, nobody is there any more
    const most = await of(51);
    expect(answered(most, [many, many.slice(0, 50)], 49).terminou).toBe(false);
    expect(() => answered(most, [many, many.slice(0, 50)], 50)).toThrow(
      expect.objectContaining({ tipo: 'QUORUM_IMPOSSIVEL', elemento: 't' }) as Error,
    );
    expect(answered(most, [many, many], 51).terminou).toBe(true);
  });

  it('o prazo que interrompe uma tarefa de todos antes do quórum segue o seu caminho', async () => {
    const { fonte } = await compile(
      flow(
        `<userTask id="t"><extensionElements><malote:atividade papel="P" todos="true" quorum="2"/></extensionElements></userTask><boundaryEvent id="b" attachedToRef="t"><timerEventDefinition><timeDuration xsi:type="tFormalExpression">P3D</timeDuration></timerEventDefinition></boundaryEvent><userTask id="u"/>${arrow('s', 't')}${arrow('t', 'e')}${arrow('b', 'u')}${arrow('u', 'e')}`,
      ),
    );
    const scope = { executantes: { t: [11, 12, 13] } };
    const opened = patiently({ fonte, estado: null, scope });
    const answered = patiently({
      fonte,
      estado: kept(opened.estado),
      scope,
      command: { kind: 'signal', execucao: opened.espera[0]?.execucao ?? '' },
    });
    for (const before of [opened, answered]) {
      const late = patiently({
        fonte,
        estado: kept(before.estado),
        scope,
        command: { kind: 'timer', elemento: 'b' },
      });
      expect(late.espera.map(({ elemento }) => elemento)).toEqual(['u']);
    }
  });

  it('espera um evento do conteúdo e um prazo, cada um pelo que é', async () => {
    const { fonte, elementos } = await compile(
      flow(
        `<intermediateCatchEvent id="c"><messageEventDefinition messageRef="m"/></intermediateCatchEvent><intermediateCatchEvent id="p"><timerEventDefinition><timeDuration xsi:type="tFormalExpression">P40D</timeDuration></timerEventDefinition></intermediateCatchEvent>${arrow('s', 'c')}${arrow('c', 'p')}${arrow('p', 'e')}`,
      ),
    );
    expect(elementos['c']).toMatchObject({ espera: 'assinado' });
    const first = step({ fonte, estado: null, scope: {} });
    const execucao = first.espera[0]?.execucao ?? '';
    const second = step({
      fonte,
      estado: kept(first.estado),
      scope: {},
      command: { kind: 'signal', execucao },
    });
    expect([second.espera, second.timers.map(({ elemento }) => elemento)]).toEqual([[], ['p']]);
    expect(second.timers[0]?.vence.getTime()).toBeGreaterThan(Date.now() + 39 * 86_400_000);
    // its time passes while it is kept: only who has the row of its deadline makes it go on
    const passed = JSON.parse(
      JSON.stringify(second.estado).replaceAll(/"(startedAt|expireAt)":"\d{4}/g, '"$1":"2020'),
    ) as object;
    const late = step({ fonte, estado: passed, scope: {} });
    expect([late.terminou, late.timers.map(({ elemento }) => elemento)]).toEqual([false, ['p']]);
    const third = step({
      fonte,
      estado: kept(late.estado),
      scope: {},
      command: { kind: 'timer', elemento: 'p' },
    });
    expect(third.terminou).toBe(true);
  });

  it.each([
    ['uma condição sobre o que não há', 'EXPRESSAO', '=fluxo.valor &gt; 10', {}],
    ['nenhuma saída serve', 'SEM_SAIDA', '=fluxo.valor &gt; 10', { fluxo: { valor: 1 } }],
  ])('recusa o passo, e não guarda nada: %s', async (_, tipo, condition, scope) => {
    const body = `<exclusiveGateway id="g"/><task id="a"/><task id="b"/>${arrow('s', 'g')}${arrow('g', 'a', condition)}${arrow('g', 'b', condition)}${arrow('a', 'e')}${arrow('b', 'e')}`;
    const { fonte } = await compile(flow(body));
    const failed = (() => {
      try {
        return step({ fonte, estado: null, scope });
      } catch (error) {
        return error;
      }
    })();
    expect(failed).toBeInstanceOf(StepFailed);
    expect((failed as StepFailed).tipo).toBe(tipo);
  });

  it('à parte, o passo que pede tempo ou memória demais acaba sozinho, e os outros seguem', async () => {
    const deciding = async (condition: string): Promise<string> => {
      const body = `<exclusiveGateway id="g" default="g-b"/><userTask id="a"/><userTask id="b"/>${arrow('s', 'g')}${arrow('g', 'a', condition)}${arrow('g', 'b')}${arrow('a', 'e')}${arrow('b', 'e')}`;
      return (await compile(flow(body))).fonte;
    };
    const [well, slow, huge] = [
      await deciding('=fluxo.valor &gt; 10'),
      await deciding('=matches("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", "^(a+)+$")'),
      await deciding(
        `=count({x0: [1, 2, 3, 4], ${Array.from({ length: 40 }, (_, at) => `x${at + 1}: concatenate(x${at}, x${at})`).join(', ')}}.x40) = 1`,
      ),
    ];
    const apart = new StepsApart();
    const relogio = { agora: new Date(), fuso: 'America/Sao_Paulo' };
    const fails = (fonte: string) =>
      apart.step({ fonte, estado: null, scope: {}, relogio }).then(
        () => 'passou',
        (error: unknown) => (error instanceof StepFailed ? error.tipo : error),
      );
    const done = (await apart.step({ fonte: well, estado: null, scope: { fluxo: { valor: 11 } }, relogio }))
      .espera;
    expect(done.map(({ elemento }) => elemento)).toEqual(['a']);
    const heard: string[] = [];
    const slowOne = fails(slow).then((tipo) => {
      heard.push('o lento');
      return tipo;
    });
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    heard.push('o servidor');
    expect([await slowOne, heard]).toEqual(['DEMOROU', ['o servidor', 'o lento']]);
    expect(await fails(huge)).toBe('DEMOROU');
    expect(await fails(well)).toBe('EXPRESSAO');
    expect(
      await apart.decide(
        [{ quando: 'fluxo.valor > 1', valor: 'sim' }],
        { fluxo: { valor: 2 } },
        'x',
        relogio,
      ),
    ).toBe('sim');
  });
});
