import { describe, expect, it } from 'vitest';
import { arrange } from '#screens/fluxo-gerenciar/arrange.ts';
import { addBand, moveLane, putInLane, resizeBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { laneOf, lanesOf, leavesOf, outsidersOf, poolOf } from '#screens/fluxo-gerenciar/bands.ts';
import {
  boundsOf,
  elementOf,
  isFlow,
  isNode,
  readDrawing,
  waypointsOf,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { divideBand } from '#screens/fluxo-gerenciar/divide-band.ts';
import { addAfter, addDeadline } from '#screens/fluxo-gerenciar/edits.ts';
import { takeLaneRole } from '#screens/fluxo-gerenciar/lane-role.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { moveSeveral, removeSeveral } from '#screens/fluxo-gerenciar/several.ts';
import { begun, places, saved } from './flow-drawing.ts';

describe('participantes e raias', () => {
  const papeis = [{ codigo: 'COMPRAS', nome: 'Setor de Compras' }];
  const inside = (drawing: Drawing, id: string, bandId: string): boolean => {
    const [one, band] = [elementOf(drawing, id), elementOf(drawing, bandId)].map(
      (element) => element && boundsOf(drawing, element),
    );
    return (
      one !== undefined &&
      band !== undefined &&
      one.x >= band.x &&
      one.y >= band.y &&
      one.x + one.width <= band.x + band.width &&
      one.y + one.height <= band.y + band.height
    );
  };
  it('divide-se em um ato: a raia ou o participante sem raias, cada elemento na parte em que está desenhado', async () => {
    const drawing = await begun();
    const one = addAfter(drawing, 'atividade', undefined);
    const pool = addBand(drawing, 'participante', undefined);
    resizeBand(drawing, pool, { height: 600 });
    const below = addAfter(drawing, 'atividade', one);
    moveSeveral(drawing, [below], 0, 400);
    const first = divideBand(drawing, pool, 3);
    const lanes = leavesOf(drawing);
    expect([lanes.length, lanes[0]?.id]).toEqual([3, first]);
    whole(drawing);
    const laneIndex = (id: string): number => {
      const element = elementOf(drawing, id);
      const lane = element && laneOf(drawing, element);
      return lane ? leavesOf(drawing).indexOf(lane) : -1;
    };
    expect([laneIndex(one), laneIndex(below)]).toEqual([0, 2]);
    // the pool has lanes now: those are what is divided
    expect(divideBand(drawing, pool, 2)).toBeUndefined();
    const inner = divideBand(drawing, lanes[0]?.id ?? '', 2);
    expect(leavesOf(drawing).map(({ id }) => id)).toEqual([
      inner,
      expect.any(String),
      lanes[1]?.id,
      lanes[2]?.id,
    ]);
    expect(laneIndex(below)).toBe(3);
    for (const lane of leavesOf(drawing)) expect(boundsOf(drawing, lane)?.height).toBeGreaterThanOrEqual(90);
    whole(await saved(drawing));
  });

  /** Every element is inside of the lane it is of, and the lanes fill the pool. */
  const whole = (drawing: Drawing): void => {
    const pool = poolOf(drawing);
    const frame = pool && boundsOf(drawing, pool);
    const lanes = leavesOf(drawing).map((lane) => boundsOf(drawing, lane));
    expect(lanes.reduce((sum, one) => sum + (one?.height ?? 0), 0)).toBe(frame?.height);
    for (const node of (drawing.process.flowElements ?? []).filter(isNode))
      expect([node.id, inside(drawing, node.id, laneOf(drawing, node)?.id ?? '')]).toEqual([node.id, true]);
  };
  it.each([
    [2, 90],
    [3, 90],
    [4, 90],
    [2, 130],
    [3, 200],
    [4, 300],
  ])(
    'dividida em %i uma raia de %i pontos, cada elemento fica inteiro na sua, e as ligações o alcançam',
    async (count, height) => {
      const drawing = await begun();
      const task = addAfter(drawing, 'atividade', 'Inicio');
      const gate = addAfter(drawing, 'decisao', task);
      addAfter(drawing, 'atividade', gate);
      addAfter(drawing, 'atividade', gate);
      addDeadline(drawing, task);
      const pool = addBand(drawing, 'participante', undefined);
      const lane = addBand(drawing, 'raia', undefined);
      resizeBand(drawing, lane, { height });
      divideBand(drawing, lane, count);
      expect(pool).toBeDefined();
      whole(drawing);
      const all = drawing.process.flowElements ?? [];
      const edge = (id: string | undefined) => {
        const element = elementOf(drawing, id);
        const { x = 0, y = 0, width = 0, height: high = 0 } = (element && boundsOf(drawing, element)) ?? {};
        return { left: x, right: x + width, middle: y + high / 2, bottom: y + high };
      };
      for (const flow of all.filter(isFlow)) {
        const points = waypointsOf(drawing, flow);
        for (const [at, point] of points.slice(1).entries())
          expect([flow.id, points[at]?.x === point.x || points[at]?.y === point.y]).toEqual([flow.id, true]);
        const to = edge(flow.targetRef?.id);
        const end = points.at(-1);
        expect([flow.id, end?.y === to.middle || end?.y === to.bottom]).toEqual([flow.id, true]);
        if (flow.sourceRef?.attachedToRef === undefined)
          expect([flow.id, points[0]?.y]).toEqual([flow.id, edge(flow.sourceRef?.id).middle]);
      }
    },
  );

  it('dividida, a raia com nome fica com o que tem, e as novas vêm depois dela, fora dela', async () => {
    const drawing = await begun();
    const lane = addBand(drawing, 'raia', undefined);
    rename(drawing, lane, 'Setor requisitante');
    const task = addAfter(drawing, 'atividade', 'Inicio');
    resizeBand(drawing, lane, { height: 500 });
    moveSeveral(drawing, ['Inicio', 'Fim', task], 0, 180);
    const next = divideBand(drawing, lane, 3);
    const leaves = leavesOf(drawing);
    expect(lanesOf(drawing)).toHaveLength(3);
    expect([leaves[0]?.id, leaves[1]?.id]).toEqual([lane, next]);
    expect(leaves[0]?.flowNodeRef?.map(({ id }) => id).sort()).toEqual([task, 'Fim', 'Inicio'].sort());
    expect(leaves.map((one) => (one.flowNodeRef ?? []).length)).toEqual([3, 0, 0]);
    expect(leaves.map((one) => boundsOf(drawing, one)?.height)).toEqual([167, 167, 167]);
    whole(drawing);
    whole(await saved(drawing));
  });

  it('o participante com um caminho só divide-se com ele na primeira raia', async () => {
    const drawing = await begun();
    const task = addAfter(drawing, 'atividade', 'Inicio');
    const pool = addBand(drawing, 'participante', undefined);
    const first = divideBand(drawing, pool, 3);
    expect(leavesOf(drawing)[0]?.id).toBe(first);
    expect(leavesOf(drawing).map((one) => (one.flowNodeRef ?? []).length)).toEqual([3, 0, 0]);
    expect(elementOf(drawing, task)).toBeDefined();
    whole(drawing);
  });

  it('a segunda saída de uma decisão, que faz crescer a raia, vai em ângulos retos até o que leva', async () => {
    const drawing = await begun();
    const pool = addBand(drawing, 'participante', undefined);
    resizeBand(drawing, pool, { height: 600 });
    divideBand(drawing, pool, 3);
    const gate = addAfter(drawing, 'decisao', 'Inicio');
    for (const kind of ['atividade', 'atividade', 'fim', 'atividade'] as const) addAfter(drawing, kind, gate);
    whole(drawing);
    for (const flow of (drawing.process.flowElements ?? []).filter(isFlow)) {
      const points = waypointsOf(drawing, flow);
      const target = flow.targetRef && boundsOf(drawing, flow.targetRef);
      for (const [at, point] of points.slice(1).entries())
        expect([flow.id, points[at]?.x === point.x || points[at]?.y === point.y]).toEqual([flow.id, true]);
      expect(points.at(-1)).toEqual({ x: target?.x, y: (target?.y ?? 0) + (target?.height ?? 0) / 2 });
    }
  });

  const laned = async () => {
    const drawing = await begun();
    const task = addAfter(drawing, 'atividade', 'Inicio');
    const first = addBand(drawing, 'raia', undefined);
    const second = addBand(drawing, 'raia', first);
    rename(drawing, first, 'Pedido');
    rename(drawing, second, 'Setor de compras');
    return { drawing, task, first, second };
  };

  it('a primeira raia fica com tudo, a segunda vem abaixo, e o que se guarda volta igual', async () => {
    const { drawing, task, first, second } = await laned();
    expect(lanesOf(drawing).map(({ band, depth }) => [band.id, depth])).toEqual([
      [first, 1],
      [second, 1],
    ]);
    expect(elementOf(drawing, first)?.flowNodeRef?.map(({ id }) => id)).toEqual(['Inicio', 'Fim', task]);
    whole(drawing);
    putInLane(drawing, task, second);
    whole(drawing);
    const xml = await writeDrawing(drawing);
    expect(xml).toMatch(/<bpmn:lane id="Raia_2"[^>]*>\s*<bpmn:flowNodeRef>Atividade_1<\/bpmn:flowNodeRef>/);
    expect(xml).toMatch(/<bpmndi:BPMNPlane [^>]*bpmnElement="Colaboracao_1"/);
    expect(await writeDrawing(await readDrawing(xml))).toBe(xml);
    expect(places(await saved(drawing))).toEqual(places(drawing));
  });

  it('o que se move é da raia onde fica, a raia cresce com ele, e o novo é da raia do que vem antes', async () => {
    const { drawing, task, first, second } = await laned();
    moveSeveral(drawing, [task], 0, 400);
    expect(laneOf(drawing, elementOf(drawing, task) ?? drawing.process)?.id).toBe(second);
    whole(drawing);
    const next = addAfter(drawing, 'atividade', task);
    const deadline = addDeadline(drawing, next) ?? '';
    for (const id of [next, deadline])
      expect(elementOf(drawing, second)?.flowNodeRef?.map((one) => one.id)).toContain(id);
    whole(drawing);
    moveLane(drawing, second, 0);
    expect(leavesOf(drawing).map(({ id }) => id)).toEqual([second, first]);
    whole(drawing);
    resizeBand(drawing, first, { height: 300 });
    resizeBand(drawing, second, { height: 1 });
    const lane = elementOf(drawing, first);
    expect(lane && boundsOf(drawing, lane)?.height).toBe(300);
    whole(drawing);
    arrange(drawing);
    whole(drawing);
    expect(laneOf(drawing, elementOf(drawing, next) ?? drawing.process)?.id).toBe(second);
    removeSeveral(drawing, [next]);
    expect(await writeDrawing(drawing)).not.toContain(`<bpmn:flowNodeRef>${next}<`);
  });

  it('a atividade sem papel fica com o da raia, pelo que ela diz ou pelo nome dela', async () => {
    const { drawing, task, second } = await laned();
    takeLaneRole(drawing, [task], papeis);
    const said = (): string => JSON.stringify(elementOf(drawing, task)?.extensionElements?.values ?? []);
    expect(said()).not.toContain('COMPRAS');
    putInLane(drawing, task, second);
    takeLaneRole(drawing, [task], papeis);
    expect(said()).toContain('"papel":"COMPRAS"');
  });

  it('retiradas, o que têm passa à vizinha; o participante do fluxo sai por último, e nada fica solto no arquivo', async () => {
    const { drawing, task, first, second } = await laned();
    const other = addBand(drawing, 'participante', undefined);
    expect(outsidersOf(drawing).map(({ id }) => id)).toEqual([other]);
    putInLane(drawing, task, second);
    arrange(drawing);
    whole(drawing);
    const [frame, outside] = [poolOf(drawing), elementOf(drawing, other)].map(
      (one) => one && boundsOf(drawing, one),
    );
    expect(outside).toMatchObject({
      x: frame?.x,
      width: frame?.width,
      y: (frame?.y ?? 0) + (frame?.height ?? 0) + 30,
    });
    const at = places(drawing);
    removeSeveral(drawing, [second]);
    expect(places(drawing)).toEqual(at);
    expect(laneOf(drawing, elementOf(drawing, task) ?? drawing.process)?.id).toBe(first);
    whole(drawing);
    const pool = poolOf(drawing)?.id ?? '';
    removeSeveral(drawing, [pool]);
    expect(poolOf(drawing)?.id).toBe(pool);
    removeSeveral(drawing, [first, other, pool]);
    expect(places(drawing)).toEqual(at);
    expect(await writeDrawing(drawing)).not.toMatch(/bpmn:(lane|participant|collaboration)/i);
  });
});
