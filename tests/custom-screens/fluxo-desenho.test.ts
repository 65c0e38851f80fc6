import { describe, expect, it } from 'vitest';
import { arrange } from '#screens/fluxo-gerenciar/arrange.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  isExpanded,
  isNode,
  isSeen,
  readDrawing,
  waypointsOf,
  writeDrawing,
  type Drawing,
} from '#screens/fluxo-gerenciar/drawing.ts';
import { besidesOf } from '#screens/fluxo-gerenciar/besides.ts';
import { copiedText, looksCopied, pasteFrom } from '#screens/fluxo-gerenciar/clipboard.ts';
import {
  addAfter,
  addDeadline,
  bend,
  connect,
  kinds,
  moveTo,
  remove,
  straighten,
} from '#screens/fluxo-gerenciar/edits.ts';
import { labelBoxOf, moveLabel, resetLabel } from '#screens/fluxo-gerenciar/label-edits.ts';
import { addBend, moveBend, removeBend } from '#screens/fluxo-gerenciar/link-edits.ts';
import { toggleSub } from '#screens/fluxo-gerenciar/sub-process.ts';
import { outlineOf } from '#screens/fluxo-gerenciar/outline.ts';
import { commentOf, putComment, rename } from '#screens/fluxo-gerenciar/say.ts';
import { pictureOf } from '#screens/fluxo-gerenciar/picture.ts';
import { linesOf } from '#src/conteudo/fluxo/tracos.ts';
import { align, moveSeveral, removeSeveral } from '#screens/fluxo-gerenciar/several.ts';
import { text } from '#src/i18n/text.ts';
import { begun, places, saved } from './flow-drawing.ts';

describe('o desenho de um fluxo', () => {
  it.each(kinds)(
    'acrescenta %s depois do início, move, liga e retira, e o que se guarda é o que se vê',
    async (kind) => {
      const drawing = await begun();
      const id = addAfter(drawing, kind, 'Inicio');
      expect(elementOf(drawing, 'Inicio')?.outgoing?.map(({ targetRef }) => targetRef?.id)).toContain(id);
      const element = elementOf(drawing, id);
      moveTo(drawing, id, 400, 260);
      expect(element && boundsOf(drawing, element)).toMatchObject({ x: 400, y: 260 });
      expect(places(await saved(drawing))).toEqual(places(drawing));
      arrange(drawing);
      remove(drawing, id);
      expect(elementOf(await saved(drawing), id)).toBeUndefined();
      // with several ways out, nobody knows which would be the one
      if (kind !== 'fim' && kind !== 'primeiro')
        expect(elementOf(drawing, 'Inicio')?.outgoing?.[0]?.targetRef?.id).toBe('Fim');
    },
  );

  it('abre lugar entre o que já está, e o prazo anda com a atividade', async () => {
    const drawing = await begun();
    const before = boundsOf(drawing, elementOf(drawing, 'Fim') ?? drawing.process)?.x ?? 0;
    const task = addAfter(drawing, 'atividade', 'Inicio');
    expect(boundsOf(drawing, elementOf(drawing, 'Fim') ?? drawing.process)?.x).toBeGreaterThan(before);
    const deadline = elementOf(drawing, addDeadline(drawing, task));
    const at = deadline && boundsOf(drawing, deadline);
    const host = boundsOf(drawing, elementOf(drawing, task) ?? drawing.process);
    moveTo(drawing, task, (host?.x ?? 0) + 30, (host?.y ?? 0) + 40);
    expect(deadline && boundsOf(drawing, deadline)).toEqual({
      ...at,
      x: (at?.x ?? 0) + 30,
      y: (at?.y ?? 0) + 40,
    });
    expect(connect(drawing, 'Fim', task)).toBeUndefined();
  });
});

describe('um subprocesso', () => {
  const boxOf = (drawing: Drawing, id: string) => {
    const element = elementOf(drawing, id);
    const bounds = element && boundsOf(drawing, element);
    if (!bounds) throw new Error(id);
    return bounds;
  };
  const seen = (drawing: Drawing): string[] =>
    elementsOf(drawing)
      .filter((one) => isNode(one) && isSeen(drawing, one))
      .map(({ id }) => id);

  it('fecha-se e abre-se no desenho, com o que tem, o que está preso nele e o que se liga a ele', async () => {
    const drawing = await begun();
    const id = addAfter(drawing, 'subprocesso', 'Inicio');
    const inside = addAfter(drawing, 'atividade', elementOf(drawing, id)?.flowElements?.[0]?.id);
    const deadline = addDeadline(drawing, id) ?? '';
    toggleSub(drawing, id);
    const again = await saved(drawing);
    const closed = boxOf(again, id);
    expect([closed.width, closed.height, seen(again).includes(inside)]).toEqual([140, 70, false]);
    expect(outlineOf(again).some(({ element }) => element.id === inside)).toBe(true);
    const [link] = elementOf(again, id)?.outgoing ?? [];
    expect(link && waypointsOf(again, link)[0]).toEqual({ x: closed.x + 140, y: closed.y + 35 });
    const hung = boxOf(again, deadline);
    expect(hung.y + 18).toBe(closed.y + 70);
    expect(hung.x).toBeGreaterThan(closed.x);

    toggleSub(again, id);
    const open = boxOf(again, id);
    const within = boxOf(again, inside);
    expect([within.x > open.x, within.x + within.width < open.x + open.width]).toEqual([true, true]);
    expect(boxOf(again, 'Fim').x).toBeGreaterThan(open.x + open.width);
    const there = places(again);
    toggleSub(again, id);
    moveTo(again, id, closed.x + 50, closed.y + 20);
    moveTo(again, id, closed.x, closed.y);
    toggleSub(again, id);
    expect(places(await saved(again))).toEqual(places(again));
    expect(places(again)).toEqual(there);
  });

  it('o que se fecha em outra ferramenta tem um plano seu: aberto, desenha-se no seu lugar, e nada se repete', async () => {
    const shape = (of: string, [x, y, width, height]: readonly number[], said = ''): string =>
      `<bpmndi:BPMNShape id="${of}_di" bpmnElement="${of}"${said}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
    const drawing =
      await readDrawing(`<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="D"><bpmn:process id="X" isExecutable="true"><bpmn:startEvent id="S"/><bpmn:subProcess id="U"><bpmn:startEvent id="A"/><bpmn:textAnnotation id="N"><bpmn:text>Ver</bpmn:text></bpmn:textAnnotation><bpmn:endEvent id="B"/><bpmn:sequenceFlow id="F" sourceRef="A" targetRef="B"/></bpmn:subProcess><bpmn:task id="T"/></bpmn:process>
      <bpmndi:BPMNDiagram id="G"><bpmndi:BPMNPlane id="L" bpmnElement="X">${shape('S', [0, 100, 36, 36])}${shape('U', [100, 80, 100, 80], ' isExpanded="false"')}${shape('T', [260, 80, 100, 80])}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
      <bpmndi:BPMNDiagram id="G2"><bpmndi:BPMNPlane id="L2" bpmnElement="U">${shape('A', [900, 900, 36, 36])}${shape('N', [900, 960, 80, 30])}${shape('B', [1100, 900, 36, 36])}<bpmndi:BPMNEdge id="F_di" bpmnElement="F"><di:waypoint x="936" y="918"/><di:waypoint x="1100" y="918"/></bpmndi:BPMNEdge></bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`);
    expect(besidesOf(drawing).shapes).toEqual([]);
    toggleSub(drawing, 'U');
    const again = await saved(drawing);
    const [sub, first, last] = ['U', 'A', 'B'].map((id) => boxOf(again, id));
    expect(
      sub && first && last && [first.x > sub.x, last.x + 36 < sub.x + sub.width, last.x - first.x],
    ).toEqual([true, true, 200]);
    expect(isExpanded(again, elementOf(again, 'U') ?? again.process)).toBe(true);
    expect(besidesOf(again).shapes.map(({ id, bounds }) => [id, bounds.y - (first?.y ?? 0)])).toEqual([
      ['N', 60],
    ]);
    expect(boxOf(again, 'T').x).toBeGreaterThan((sub?.x ?? 0) + (sub?.width ?? 0));
    const xml = await writeDrawing(again);
    expect([xml.match(/<bpmndi:BPMNDiagram /g)?.length, xml.match(/id="A_di"/g)?.length]).toEqual([1, 1]);
  });
});

describe('vários de uma vez', () => {
  /** Início → A (com prazo) → espera → Fim. */
  const three = async (): Promise<{ drawing: Drawing; a: string; b: string; deadline: string }> => {
    const drawing = await begun();
    const a = addAfter(drawing, 'atividade', 'Inicio');
    const b = addAfter(drawing, 'espera', a);
    return { drawing, a, b, deadline: addDeadline(drawing, a) ?? '' };
  };
  const middle = (drawing: Drawing, id: string): { x: number; y: number } => {
    const element = elementOf(drawing, id);
    const bounds = element && boundsOf(drawing, element);
    return {
      x: (bounds?.x ?? 0) + (bounds?.width ?? 0) / 2,
      y: (bounds?.y ?? 0) + (bounds?.height ?? 0) / 2,
    };
  };
  const linkOf = (drawing: Drawing, id: string): string => elementOf(drawing, id)?.outgoing?.[0]?.id ?? '';
  const pointsOf = (drawing: Drawing, id: string) => {
    const flow = elementOf(drawing, id);
    return flow ? waypointsOf(drawing, flow) : [];
  };

  it('andam juntos, cada um uma vez, e a saída entre eles guarda as dobras que lhe deram', async () => {
    const { drawing, a, b, deadline } = await three();
    const link = linkOf(drawing, a);
    const points = pointsOf(drawing, link);
    bend(drawing, link, [
      { x: 0, y: 0 },
      { x: 300, y: 10 },
      { x: 0, y: 0 },
    ]);
    expect(pointsOf(drawing, link)).toEqual([points[0], { x: 300, y: 10 }, points.at(-1)]);
    const [before, hung] = [middle(drawing, a), middle(drawing, deadline)];
    moveSeveral(drawing, [a, deadline, b], 20, 40);
    expect(middle(drawing, a)).toEqual({ x: before.x + 20, y: before.y + 40 });
    expect(middle(drawing, deadline)).toEqual({ x: hung.x + 20, y: hung.y + 40 });
    expect(pointsOf(drawing, link)[1]).toEqual({ x: 320, y: 50 });
    straighten(drawing, [link]);
    expect(pointsOf(drawing, link)).toHaveLength(2);
  });

  it('uma saída ganha, move e perde dobras, e o rótulo fica onde o puseram, anda com ela e volta ao meio', async () => {
    const { drawing, a } = await three();
    const link = linkOf(drawing, a);
    rename(drawing, link, 'se for o caso');
    addBend(drawing, link, 0);
    moveBend(drawing, link, 0, 0, 50);
    // the ends are no bends
    moveBend(drawing, link, 1, 0, 50);
    const [first, bent, last] = pointsOf(drawing, link);
    expect([bent?.y, last?.y]).toEqual([(first?.y ?? 0) + 50, first?.y]);
    moveLabel(drawing, link, 12, -7);
    const box = (from: Drawing) => {
      const flow = elementOf(from, link);
      return flow && labelBoxOf(from, flow);
    };
    const put = box(drawing);
    const again = await saved(drawing);
    expect(await writeDrawing(again)).toMatch(/<bpmndi:BPMNLabel>\s*<dc:Bounds x="\d+"/);
    expect([box(again), pointsOf(again, link)]).toEqual([put, pointsOf(drawing, link)]);
    moveSeveral(again, [a, elementOf(again, link)?.targetRef?.id ?? ''], 20, 40);
    expect(box(again)).toEqual({ ...put, x: (put?.x ?? 0) + 20, y: (put?.y ?? 0) + 40 });
    removeBend(again, link, 0);
    expect(pointsOf(again, link)).toHaveLength(2);
    resetLabel(again, link);
    expect(await writeDrawing(again)).not.toContain('BPMNLabel');
    expect(box(again)?.x).not.toBe(put?.x);
  });

  it('alinham-se pelo meio do primeiro, e espaçam-se por igual', async () => {
    const { drawing, a, b } = await three();
    moveTo(drawing, b, 700, 300);
    align(drawing, ['Inicio', a, b], 'linha');
    expect(new Set(['Inicio', a, b].map((id) => middle(drawing, id).y)).size).toBe(1);
    align(drawing, ['Inicio', a, b], 'horizontal');
    const gaps = [
      [a, 'Inicio'],
      [b, a],
    ].map(([to = '', from = '']) => {
      const [left, right] = [elementOf(drawing, from), elementOf(drawing, to)].map(
        (one) => one && boundsOf(drawing, one),
      );
      return (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0);
    });
    expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 9))).toBeLessThanOrEqual(1);
    align(drawing, [a, b], 'coluna');
    expect(middle(drawing, b).x).toBe(middle(drawing, a).x);
  });

  it('retiram-se, e o início fica', async () => {
    const { drawing, a, b } = await three();
    removeSeveral(drawing, ['Inicio', a, b]);
    const left = elementsOf(await saved(drawing)).filter(isNode);
    expect(left.map(({ id }) => id)).toEqual(['Inicio', 'Fim']);
    expect(elementOf(drawing, 'Inicio')?.outgoing?.[0]?.targetRef?.id).toBe('Fim');
  });

  it('retiram-se com as suas saídas, e o que fica se liga', async () => {
    const { drawing, a, b } = await three();
    const links = [a, b].flatMap((id) => elementOf(drawing, id)?.incoming?.map((flow) => flow.id) ?? []);
    removeSeveral(drawing, [a, ...links]);
    expect(elementOf(drawing, 'Inicio')?.outgoing?.map(({ targetRef }) => targetRef?.id)).toEqual([b]);
  });

  it('um prazo copiado sozinho fica na mesma atividade, ou em nenhuma', async () => {
    const { drawing, a, deadline } = await three();
    const copied = copiedText(await writeDrawing(drawing), [deadline]);
    const hosts = [];
    for (const into of [drawing, await begun()]) {
      const [id] = [(await pasteFrom(copied))(into)].flat();
      const all = elementsOf(await saved(into)).filter(({ $type }) => $type === 'bpmn:BoundaryEvent');
      hosts.push(
        all.map(({ attachedToRef }) => attachedToRef?.id),
        id,
      );
    }
    expect(hosts).toEqual([[a, a], undefined, [undefined], expect.any(String)]);
  });

  it('copiam-se com o que têm e as saídas entre eles, para este fluxo ou outro, e o original não muda', async () => {
    const { drawing, a, b } = await three();
    putComment(drawing, a, 'Quem confere?');
    const xml = await writeDrawing(drawing);
    const copied = copiedText(xml, ['Inicio', a, b]);
    expect(looksCopied(copied)).toBe(true);
    expect(looksCopied('qualquer texto')).toBe(false);
    const other = await begun();
    for (const into of [drawing, other]) {
      const put = await pasteFrom(copied);
      const nodes = elementsOf(into).filter(isNode).length;
      const ids = put(into);
      expect(ids).toHaveLength(2);
      const again = await saved(into);
      expect(elementsOf(again).filter(isNode)).toHaveLength(nodes + 3);
      const [task = '', wait = ''] = ids;
      expect(elementOf(again, task)?.outgoing?.map(({ targetRef }) => targetRef?.id)).toEqual([wait]);
      expect(elementOf(again, task)?.incoming ?? []).toEqual([]);
      expect(elementOf(again, wait)?.outgoing ?? []).toEqual([]);
      const copy = elementOf(again, task);
      expect(copy && commentOf(copy)).toBe('Quem confere?');
      const messages = (again.definitions.rootElements ?? []).filter(({ $type }) => $type === 'bpmn:Message');
      expect(messages.map(({ name }) => name)).toEqual(['assinado']);
      expect(elementOf(again, wait)?.eventDefinitions?.[0]?.messageRef).toBe(messages[0]);
      const written = await writeDrawing(again);
      const said = [...written.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(said).size).toBe(said.length);
    }
    const first = await saved(await readDrawing(xml));
    expect(
      elementsOf(drawing)
        .slice(0, elementsOf(first).length)
        .map(({ id }) => id),
    ).toEqual(elementsOf(first).map(({ id }) => id));
  });
});

describe('o que um arquivo desenha além do fluxo', () => {
  const xml = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="D">
  <bpmn:collaboration id="C"><bpmn:participant id="P" name="Prefeitura" processRef="X"/></bpmn:collaboration>
  <bpmn:process id="X" isExecutable="true"><bpmn:laneSet id="LS"><bpmn:lane id="R" name="Compras"><bpmn:flowNodeRef>S</bpmn:flowNodeRef></bpmn:lane></bpmn:laneSet>
    <bpmn:startEvent id="S"/><bpmn:textAnnotation id="N"><bpmn:text>Ver a lei</bpmn:text></bpmn:textAnnotation><bpmn:association id="A" sourceRef="S" targetRef="N"/></bpmn:process>
  <bpmndi:BPMNDiagram id="G"><bpmndi:BPMNPlane id="L" bpmnElement="C">
    <bpmndi:BPMNShape id="P_di" bpmnElement="P" isHorizontal="true"><dc:Bounds x="0" y="0" width="600" height="200"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="R_di" bpmnElement="R" isHorizontal="true"><dc:Bounds x="30" y="0" width="570" height="200"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="S_di" bpmnElement="S"><dc:Bounds x="100" y="80" width="36" height="36"/></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="N_di" bpmnElement="N"><dc:Bounds x="200" y="20" width="100" height="30"/></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="A_di" bpmnElement="A"><di:waypoint x="136" y="98"/><di:waypoint x="200" y="40"/></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`;

  it('vê-se, e volta ao arquivo como veio', async () => {
    const drawing = await readDrawing(xml);
    expect(besidesOf(drawing)).toEqual({
      shapes: [
        {
          id: 'P',
          look: 'faixa',
          label: 'Prefeitura',
          bounds: { x: 0, y: 0, width: 600, height: 200 },
          standing: true,
        },
        {
          id: 'R',
          look: 'faixa',
          label: 'Compras',
          bounds: { x: 30, y: 0, width: 570, height: 200 },
          standing: true,
        },
        {
          id: 'N',
          look: 'nota',
          label: 'Ver a lei',
          bounds: { x: 200, y: 20, width: 100, height: 30 },
          standing: false,
        },
      ],
      lines: [
        {
          id: 'A',
          dashed: true,
          points: [
            { x: 136, y: 98 },
            { x: 200, y: 40 },
          ],
        },
      ],
    });
    addAfter(drawing, 'fim', 'S');
    expect(besidesOf(await saved(drawing))).toEqual(besidesOf(drawing));
  });

  it('entra na imagem, com o nome do fluxo e o de cada elemento, e nada fora da folha', async () => {
    const drawing = await readDrawing(xml);
    rename(drawing, 'S', 'Chegada');
    rename(drawing, addAfter(drawing, 'decisao', 'S'), 'Cabe?');
    const long = `Espera que ${'o setor de compras e '.repeat(6)}o gabinete respondam`;
    rename(drawing, addAfter(drawing, 'tempo', 'S'), long);
    const condition = `Quando ${'a proposta couber no orçamento e '.repeat(8)}o prazo também`;
    rename(drawing, elementOf(drawing, 'S')?.outgoing?.[0]?.id ?? '', condition);
    const { svg, width, height, shortened } = pictureOf(drawing, 'Compra <direta>', text);
    expect(new Set(shortened)).toEqual(new Set([long, condition]));
    const words = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words).toEqual(
      expect.arrayContaining(['Compra <direta>', 'Compras', 'Ver a lei', 'Chegada', 'Cabe?']),
    );
    const [left = 0, top = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(left).toBeLessThan(0);
    expect(left + width).toBeGreaterThan(600);
    expect(top + height).toBeGreaterThan(200);
  });

  it.each([
    ['', 100, 2, []],
    ['um nome curto', 200, 2, ['um nome curto']],
    ['um nome que não cabe em uma linha só', 100, 3, ['um nome que não', 'cabe em uma', 'linha só']],
    ['um nome que não cabe em duas linhas', 70, 2, ['um nome que', 'não cabe e…']],
    ['inconstitucionalissimamente', 80, 3, ['inconstituci', 'onalissimame', 'nte']],
  ] as const)('“%s” parte-se em linhas', (words, width, most, lines) =>
    expect(linesOf(words, width, most)).toEqual(lines),
  );
});
