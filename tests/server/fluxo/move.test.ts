import { describe, expect, it } from 'vitest';
import { executableOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import { pictureOf } from '#server/fluxo/andamento/flow-map.ts';
import { migrationOf } from '#server/fluxo/andamento/migration-of.ts';
import { compile } from '#server/fluxo/motor/compile.ts';
import { readFonte, starvedJoins } from '#server/fluxo/motor/graph.ts';
import { renamed, startingAt, withStranded, withWay } from '#server/fluxo/motor/relocate.ts';
import { standingIn } from '#server/fluxo/motor/standing.ts';
import { CannotMove, step, type Command, type Stepped } from '#server/fluxo/motor/step.ts';
import { arrow, calling, decision, firstEvent, flowXml, task } from './flow-xml.ts';

const kept = (estado: object): object => JSON.parse(JSON.stringify(estado)) as object;
const waits = ({ espera }: Stepped): string[] => espera.map(({ elemento }) => elemento).sort();
const scope = { fluxo: {} };
const fonteOf = async (body: string): Promise<string> => (await compile(flowXml({ body }))).fonte;
const people = (...ids: string[]): string => ids.map((id) => task(id, id, 'papel="P"')).join('');

/** A start, one to the other, an end. */
const line = (...ids: string[]): string =>
  `<bpmn:startEvent id="s"/>${people(...ids)}<bpmn:endEvent id="e"/>${['s', ...ids]
    .map((id, at) => arrow(`f${id}`, id, ids[at] ?? 'e'))
    .join('')}`;
/** Two at once, joined, and one after. */
const branches = `<bpmn:startEvent id="s"/><bpmn:parallelGateway id="p"/>${people('a', 'b', 'c', 'd')}<bpmn:parallelGateway id="j"/><bpmn:endEvent id="e"/>
${arrow('f1', 's', 'p')}${arrow('f2', 'p', 'a')}${arrow('f3', 'p', 'b')}${arrow('f4', 'a', 'c')}${arrow('f5', 'c', 'j')}${arrow('f6', 'b', 'j')}${arrow('f7', 'j', 'd')}${arrow('f8', 'd', 'e')}`;

const runner = (fonte: string, begun: object | null = null) => {
  let now: Stepped = step({ fonte, estado: begun, scope });
  const go = (command: Command): Stepped => {
    now = step({ fonte, estado: kept(now.estado), scope, command });
    return now;
  };
  return {
    now: () => now,
    move: (leva: Record<string, string>) => go({ kind: 'move', leva }),
    done: (elemento: string) =>
      go({ kind: 'signal', execucao: now.espera.find((one) => one.elemento === elemento)?.execucao ?? '' }),
  };
};

describe('levar o que espera a outro lugar', () => {
  it('adiante, atrás e para o fim, e o fluxo segue de lá', async () => {
    const flow = runner(await fonteOf(line('a', 'b', 'c')));
    expect(waits(flow.move({ a: 'c' }))).toEqual(['c']);
    expect(waits(flow.move({ c: 'a' }))).toEqual(['a']);
    expect(waits(flow.done('a'))).toEqual(['b']);
    expect(flow.move({ b: 'e' }).terminou).toBe(true);
  });

  it('em um ramo, e a junção espera pelos dois', async () => {
    const flow = runner(await fonteOf(branches));
    expect(waits(flow.move({ a: 'c' }))).toEqual(['b', 'c']);
    expect(waits(flow.done('c'))).toEqual(['b']);
    expect(waits(flow.done('b'))).toEqual(['d']);
    expect(flow.done('d').terminou).toBe(true);
  });

  it('dentro de um fluxo chamado, e dele para fora, que o deixa inteiro', async () => {
    const { fonte } = await compile(calling('D'), () => Promise.resolve(decision));
    const inside = runner(fonte);
    expect(waits(inside.move({ c__t: 'c__u' }))).toEqual(['c__u']);
    expect(inside.done('c__u').terminou).toBe(true);
    expect(runner(fonte).move({ c__t: 'e' }).terminou).toBe(true);
  });

  it('de um dos eventos que se esperam juntos, e os outros deixam de se esperar', async () => {
    const { fonte } = await compile(firstEvent);
    const at = (): ReturnType<typeof runner> => {
      const flow = runner(fonte);
      flow.done('i');
      return flow;
    };
    const waited = at().now();
    expect([waits(waited), waited.timers.map(({ elemento }) => elemento)]).toEqual([['m', 'n'], ['t']]);
    const won = at().done('m');
    expect([waits(won), won.timers]).toEqual([['um'], []]);
    for (const from of ['m', 't', 'g']) {
      const flow = at();
      const moved = flow.move({ [from]: 'i' });
      expect([waits(moved), moved.timers, standingIn(kept(moved.estado)).elementos]).toEqual([
        ['i'],
        [],
        ['i'],
      ]);
      // and it waits for all of them again
      expect(waits(flow.done('i'))).toEqual(['m', 'n']);
      expect(waits(flow.done('n'))).toEqual(['un']);
      expect(flow.done('un').terminou).toBe(true);
    }
  });

  it('não o que não espera, nem para onde já se espera, nem para dentro de outro lugar', async () => {
    const { fonte } = await compile(calling('D'), () => Promise.resolve(decision));
    const problem = (at: string, leva: Record<string, string>): string => {
      try {
        runner(at).move(leva);
      } catch (error) {
        if (error instanceof CannotMove) return error.problem;
        throw error;
      }
      return '';
    };
    const two = await fonteOf(branches);
    expect([problem(two, { d: 'c' }), problem(two, { a: 'b' }), problem(two, { a: 'x' })]).toEqual([
      'naoEspera',
      'jaEspera',
      'outroLugar',
    ]);
    expect(problem(fonte, { c__t: 's9' })).toBe('outroLugar');
  });

  it('o que ainda não começou, começa onde se diz', async () => {
    const fonte = await fonteOf(line('a', 'b'));
    expect(waits(step({ fonte: startingAt(fonte, 'b'), estado: null, scope }))).toEqual(['b']);
  });

  it('uma decisão segue a saída que se escolhe, também a padrão, e só nela', async () => {
    const asks = decision.replace('=fluxo.decisao_t = "APROVAR"', '=fluxo.nada > 1');
    const { fonte } = await compile(asks);
    const begun = step({ fonte, estado: null, scope });
    const command: Command = { kind: 'signal', execucao: begun.espera[0]?.execucao ?? '' };
    const through = (way: string): Stepped =>
      step({ fonte: withWay(fonte, 'g', way), estado: kept(begun.estado), scope, command });
    expect(() => step({ fonte, estado: kept(begun.estado), scope, command })).toThrow();
    expect([waits(through('c')), through('f').terminou]).toEqual([['u'], true]);
    const after = through('c');
    const done: Command = { kind: 'signal', execucao: after.espera[0]?.execucao ?? '' };
    expect(step({ fonte, estado: kept(after.estado), scope, command: done }).terminou).toBe(true);
  });
});

describe('seguir por outra versão', () => {
  it('o que espera continua esperando, e depois segue o que a versão nova diz', async () => {
    const [former, fonte] = await Promise.all([fonteOf(line('a', 'b')), fonteOf(line('a', 'x', 'b'))]);
    const begun = step({ fonte: former, estado: null, scope });
    const flow = runner(fonte, renamed(kept(begun.estado), former, fonte));
    expect(flow.now().espera).toEqual(begun.espera);
    expect(waits(flow.done('a'))).toEqual(['x']);
  });

  it('o que a versão nova não tem vai para onde se diz, e nada dele fica', async () => {
    const [former, fonte] = await Promise.all([fonteOf(line('a', 'b')), fonteOf(line('x', 'b'))]);
    const begun = step({ fonte: former, estado: null, scope });
    expect(standingIn(kept(begun.estado)).elementos).toEqual(['a']);
    const moved = step({
      fonte: withStranded(fonte, former, ['a']),
      estado: renamed(kept(begun.estado), former, fonte),
      scope,
      command: { kind: 'move', leva: { a: 'b' } },
    });
    expect(waits(moved)).toEqual(['b']);
    expect(standingIn(kept(moved.estado)).elementos).toEqual(['b']);
    const flow = runner(fonte, kept(moved.estado));
    expect(flow.done('b').terminou).toBe(true);
  });

  it('de vários eventos que se esperam, deixa o que a versão nova não tem, ou leva todos de uma vez', async () => {
    const de = await compile(firstEvent);
    const begun = runner(de.fonte).done('i');
    const pass = async (xml: string, mapa: Record<string, string>) => {
      const para = await compile(xml);
      const found = migrationOf(de, para, kept(begun.estado), mapa);
      const { leva, tira, juntos, sobram, faltam } = found;
      if (faltam.length > 0) return { faltam };
      const moved = step({
        fonte: withStranded(para.fonte, de.fonte, sobram),
        estado: renamed(kept(begun.estado), de.fonte, para.fonte),
        scope,
        command: { kind: 'move', leva, tira: [...tira, ...juntos] },
      });
      return {
        tira,
        at: standingIn(kept(moved.estado)).elementos,
        flow: runner(para.fonte, kept(moved.estado)),
      };
    };
    const without = (id: string): string => firstEvent.replaceAll(`"${id}"`, `"x${id}"`);
    const { tira, at, flow } = await pass(without('n'), {});
    expect([tira, at?.toSorted()]).toEqual([['n'], ['g', 'm', 't']]);
    expect(waits(flow?.done('m') ?? begun)).toEqual(['um']);
    expect((await pass(without('n'), { n: 'um' })).at).toEqual(['um']);
    expect((await pass(without('g'), {})).faltam).toEqual(['g']);
    expect((await pass(without('g'), { g: 'i' })).at).toEqual(['i']);
  });

  it('sabe que ramos já chegaram à junção, e que junções ficariam à espera para sempre', async () => {
    const fonte = await fonteOf(branches);
    const flow = runner(fonte);
    const { ligacoes } = standingIn(kept(flow.done('b').estado));
    expect(ligacoes).toEqual([{ id: 'f6', para: 'j' }]);
    const read = readFonte(fonte);
    expect(starvedJoins(read, ['a'], ['f6'])).toEqual([]);
    expect(starvedJoins(read, ['a', 'b'])).toEqual([]);
    expect(starvedJoins(read, ['a'])).toEqual(['j']);
    expect(starvedJoins(read, ['d'])).toEqual([]);
  });
});

it('do que está em um subprocesso fechado o desenho mostra só ele, e que é ali', async () => {
  const shape = (of: string, said = ''): string =>
    `<bpmndi:BPMNShape id="${of}_di" bpmnElement="${of}"${said}><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>`;
  const drawn = (closed: string): string =>
    flowXml({
      body: `<bpmn:startEvent id="s"/><bpmn:subProcess id="u"><bpmn:startEvent id="si"/>${task('t', 'Ver', 'papel="FLUXO_AUTOR"')}</bpmn:subProcess>`,
      more: `<bpmndi:BPMNDiagram xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"><bpmndi:BPMNPlane bpmnElement="P">${shape('s')}${shape('u', closed)}${shape('si')}${shape('t')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`,
    });
  const shown = async (closed: string) => {
    const { definitions } = await readBpmn(drawn(closed));
    const process = executableOf(definitions);
    const standing = { agora: ['t'], feitos: ['si'] };
    return (
      process &&
      pictureOf(definitions, process, standing).elementos.map((one) => [one.id, one.forma, one.estado])
    );
  };
  expect(await shown(' isExpanded="false"')).toEqual([
    ['s', 'EVENTO', undefined],
    ['u', 'TAREFA', 'AGORA'],
  ]);
  expect(await shown('')).toEqual([
    ['s', 'EVENTO', undefined],
    ['u', 'GRUPO', undefined],
    ['si', 'EVENTO', 'FEITO'],
    ['t', 'TAREFA', 'AGORA'],
  ]);
});

it('o desenho pequeno diz os sinais, o contorno dos eventos e o nome das saídas', async () => {
  const shape = (of: string): string =>
    `<bpmndi:BPMNShape id="${of}_di" bpmnElement="${of}"><dc:Bounds x="0" y="0" width="36" height="36"/></bpmndi:BPMNShape>`;
  const edge = (of: string, label = ''): string =>
    `<bpmndi:BPMNEdge id="${of}_di" bpmnElement="${of}"><di:waypoint x="0" y="0"/><di:waypoint x="9" y="0"/>${label}</bpmndi:BPMNEdge>`;
  const label = '<bpmndi:BPMNLabel><dc:Bounds x="10" y="20" width="30" height="15"/></bpmndi:BPMNLabel>';
  const { definitions } = await readBpmn(
    flowXml({
      body: `<bpmn:startEvent id="s"/><bpmn:exclusiveGateway id="g"/><bpmn:parallelGateway id="p"/><bpmn:endEvent id="e"/>${arrow('a', 's', 'g')}<bpmn:sequenceFlow id="n" name="Não" sourceRef="g" targetRef="p"/>${arrow('b', 'p', 'e')}`,
      more: `<bpmndi:BPMNDiagram xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI"><bpmndi:BPMNPlane bpmnElement="P">${['s', 'g', 'p', 'e'].map(shape).join('')}${edge('a')}${edge('n', label)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`,
    }),
  );
  const process = executableOf(definitions);
  const picture = process && pictureOf(definitions, process, { agora: [], feitos: [] });
  expect(picture?.elementos.map(({ id, sinal, contorno }) => [id, sinal, contorno])).toEqual([
    ['s', undefined, undefined],
    ['g', 'EXCLUSIVO', undefined],
    ['p', 'PARALELO', undefined],
    ['e', undefined, 'GROSSO'],
  ]);
  const pontos = [{ x: 0, y: 0 }, { x: 9, y: 0 }]; // prettier-ignore
  expect(picture?.ligacoes).toEqual([{ pontos }, { pontos, nome: 'Não', rotulo: { x: 25, y: 20 } }]);
});

it('o desenho pequeno diz o participante e as raias, da de fora à de dentro, e o que espera um tempo sem nome', async () => {
  const shape = (of: string, y: number, height: number): string =>
    `<bpmndi:BPMNShape id="${of}_di" bpmnElement="${of}"><dc:Bounds x="0" y="${y}" width="300" height="${height}"/></bpmndi:BPMNShape>`;
  const { definitions } = await readBpmn(
    flowXml({
      body: `<bpmn:laneSet id="ls"><bpmn:lane id="r1" name="Compras"/><bpmn:lane id="r2" name="Diretoria"/></bpmn:laneSet><bpmn:intermediateCatchEvent id="t"><bpmn:timerEventDefinition id="td"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P5D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>`,
      more: `<bpmn:collaboration id="C"><bpmn:participant id="po" name="Prefeitura" processRef="P"/><bpmn:participant id="fora" name="Fornecedor"/></bpmn:collaboration><bpmndi:BPMNDiagram xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"><bpmndi:BPMNPlane bpmnElement="C">${shape('po', 0, 200)}${shape('r1', 0, 100)}${shape('r2', 100, 100)}${shape('fora', 300, 60)}${shape('t', 20, 36)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`,
    }),
  );
  const process = executableOf(definitions);
  const picture = process && pictureOf(definitions, process, { agora: [], feitos: [] });
  expect(picture?.raias?.map(({ nome, fundura, y, altura }) => [nome, fundura, y, altura])).toEqual([
    ['Prefeitura', 0, 0, 200],
    ['Compras', 1, 0, 100],
    ['Diretoria', 1, 100, 100],
  ]);
  expect(picture?.elementos.map(({ nome, tempo }) => [nome, tempo])).toEqual([['', 'P5D']]);
});
