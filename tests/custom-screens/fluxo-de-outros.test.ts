import { describe, expect, it } from 'vitest';
import { readBpmn, writeBpmn } from '#schemas/fluxo/open-moddle.ts';
import { partsOf, linePartsOf } from '#screens/fluxo-gerenciar/beside-parts.ts';
import { besidesOf } from '#screens/fluxo-gerenciar/besides.ts';
import { colourOf, putColour } from '#screens/fluxo-gerenciar/colours.ts';
import { elementOf, readDrawing, writeDrawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { kindName } from '#screens/fluxo-gerenciar/element-name.ts';
import { linesOf } from '#src/conteudo/fluxo/tracos.ts';
import { placeOfSign } from '#screens/fluxo-gerenciar/signs.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import {
  bpmnBack as back,
  bpmnFile as file,
  bpmnProcess as process,
  validBpmn as valid,
} from '#tests/setup/bpmn-files.ts';

describe('o que não se perde de um arquivo de outros', () => {
  it('identificadores que não servem em XML mudam com tudo o que os refere', async () => {
    const { xml, said, lost } = await back(
      process(`<laneSet id="Conjunto de raias"><lane id="1 raia" name="Compras"><flowNodeRef>9a</flowNodeRef><flowNodeRef>Revisão</flowNodeRef></lane></laneSet>
<userTask id="9a" name="Pedir"><outgoing>s 1</outgoing></userTask>
<userTask id="Revisão" name="Rever"><incoming>s 1</incoming></userTask>
<boundaryEvent id="b" attachedToRef="9a"><timerEventDefinition id="um tempo"><timeDuration xsi:type="tFormalExpression">P1D</timeDuration></timerEventDefinition></boundaryEvent>
<sequenceFlow id="s 1" sourceRef="9a" targetRef="Revisão"/>`),
    );
    expect(lost).toBe(0);
    expect(xml).toContain('<lane id="_1_raia" name="Compras">');
    expect(xml).toMatch(/<flowNodeRef>_9a<\/flowNodeRef>\s*<flowNodeRef>Revisao<\/flowNodeRef>/);
    expect(xml).toContain('<sequenceFlow id="s_1" sourceRef="_9a" targetRef="Revisao" />');
    expect(xml).toContain('attachedToRef="_9a"');
    expect(xml).toContain('P1D');
    expect(said).toContain(
      'Linha 4: o identificador “9a” (Atividade de pessoa “Pedir”) não serve em XML: passa a “_9a”, também onde é referido.',
    );
  });

  it('dois elementos do mesmo identificador ficam os dois', async () => {
    const { xml, said, lost } = await back(
      process('<userTask id="T" name="Analisar"/>\n<endEvent id="T" name="Fim"/>'),
    );
    expect([lost, xml.includes('id="T_2" name="Fim"')]).toEqual([0, true]);
    expect(said).toEqual([
      'Linha 4: o identificador “T” se repete (Fim “Fim”): este passa a “T_2”, e o que o refere fica com o primeiro.',
    ]);
  });

  it('a documentação com marcas volta como veio, e a que se mudou fica como se escreveu', async () => {
    const body =
      '<documentation id="doc">antes <h:p xmlns:h="http://www.w3.org/1999/xhtml">Ver a <h:b>lei</h:b> &amp; o prazo</h:p>\n depois</documentation>';
    const xml = process(`<userTask id="T">${body}</userTask>\n<endEvent id="E" name="Fim"/>`);
    const { definitions, notes } = await readBpmn(xml);
    expect(notes).toEqual([]);
    const task = definitions.rootElements?.[0]?.flowElements?.[0];
    expect(task?.documentation?.[0]?.text?.trim()).toBe('antes Ver a lei & o prazo depois');
    const written = await writeBpmn(definitions);
    expect(written).toContain(body);
    expect(await writeBpmn((await readBpmn(written)).definitions)).toBe(written);
    if (task?.documentation?.[0]) task.documentation[0].text = 'Outra coisa';
    expect(await writeBpmn(definitions)).toContain('<documentation id="doc">Outra coisa</documentation>');
  });

  it('extensões, também as que se puseram onde o leitor não as conhece', async () => {
    const { xml, lost } = await back(
      process(
        '<userTask id="T"><extensionElements><x:um a="1">texto<x:dois/></x:um><tres b="2"><quatro/></tres></extensionElements></userTask>\n<x:solto c="3">dito</x:solto>',
      ),
    );
    expect(lost).toBe(0);
    expect(xml).toContain('<x:um a="1">');
    expect(xml).toContain('<x:dois />');
    expect(xml).toMatch(/<tres[^>]* b="2"><quatro\/><\/tres>/);
    expect(xml).toMatch(/<x:solto[^>]* c="3">dito<\/x:solto>/);
    expect(xml).not.toContain('guardado');
  });

  it('referências com o prefixo do próprio arquivo acham-se; as que não se acham ficam escritas e se dizem', async () => {
    const { xml, said, lost } = await back(
      file(`<collaboration id="C"><participant id="A" processRef="me:P"/><participant id="B" name="Banco"/><messageFlow id="M" sourceRef="me:T" targetRef="me:B"/></collaboration>
<process id="P"><userTask id="T"/>
<sequenceFlow id="F" name="Segue" sourceRef="T" targetRef="NADA"/></process>
<interface id="I" name="i"><operation id="O" name="o"><inMessageRef>outra:entrada</inMessageRef><outMessageRef>outra:saida</outMessageRef></operation></interface>
<bpmndi:BPMNDiagram id="G"><bpmndi:BPMNPlane id="L" bpmnElement="me:C"><bpmndi:BPMNShape id="A_di" bpmnElement="me:A" isHorizontal="true"><dc:Bounds x="0" y="0" width="600" height="200"/><bpmndi:BPMNLabel labelStyle="estilo"/></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`),
    );
    expect(lost).toBe(0);
    for (const part of [
      'processRef="P"',
      'sourceRef="T" targetRef="B"',
      'bpmnElement="C"',
      'bpmnElement="A"',
      'targetRef="NADA"',
      '<outMessageRef>outra:saida</outMessageRef>',
      'labelStyle="estilo"',
    ])
      expect(xml).toContain(part);
    expect(said).toContain(
      'Linha 4: Seta “Segue” vai para “NADA”, que não está no arquivo. O arquivo exportado continua a dizê-lo.',
    );
    expect(said.join('\n')).not.toMatch(/unresolved|unparsable|illegal/);
  });

  it('o que vale sem se dizer continua dito, e o que se exporta é do esquema se o que veio era', async () => {
    const plane = (inside: string): string =>
      `<bpmndi:BPMNDiagram id="G"><bpmndi:BPMNPlane id="L" bpmnElement="C">${inside}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
    const files = [
      file(`<message id="Msg"/><collaboration id="C"><participant id="A" processRef="P"/><participant id="B" name="Banco"/><messageFlow id="M" sourceRef="T" targetRef="B" messageRef="Msg"/></collaboration>
<process id="P"><userTask id="T" startQuantity="1"/></process>${plane('<bpmndi:BPMNEdge id="M_di" bpmnElement="M" messageVisibleKind="initiating"><di:waypoint x="1" y="1"/><di:waypoint x="9" y="9"/></bpmndi:BPMNEdge>')}`),
      process(
        '<intermediateThrowEvent id="L1" name="vai"><linkEventDefinition id="LD1" name="a"><source>LD2</source><target>LD2</target></linkEventDefinition></intermediateThrowEvent><intermediateCatchEvent id="L2"><linkEventDefinition id="LD2" name="a"/></intermediateCatchEvent>',
      ),
      process(
        '<exclusiveGateway id="G"/><endEvent id="E"/><sequenceFlow id="F" sourceRef="G" targetRef="E"><conditionExpression xsi:type="tFormalExpression" evaluatesToTypeRef="me:boolean">x</conditionExpression></sequenceFlow>',
      ),
    ];
    const written = await Promise.all(files.map(async (xml) => (await back(xml)).xml));
    expect(valid(files)).toEqual([true, true, true]);
    expect(valid(written)).toEqual([true, true, true]);
    expect(written[0]).toContain('messageVisibleKind="initiating"');
    expect(written[0]).toContain('startQuantity="1"');
    expect(written[1]?.indexOf('<source>')).toBeLessThan(written[1]?.indexOf('<target>') ?? 0);
    expect(written[2]).toContain('evaluatesToTypeRef="me:boolean"');
  });
});

describe('o que outros desenham', () => {
  const drawn = `${file(`<collaboration id="C"><participant id="A" processRef="P"/><participant id="B" name="Banco" processRef="Q"/><messageFlow id="M" sourceRef="T" targetRef="B"/></collaboration>
<process id="P" isExecutable="true"><userTask id="T"/><dataObjectReference id="DO" name="Pedido" dataObjectRef="DD"/><dataObject id="DD"/><dataStoreReference id="DS" name="Arquivo"/></process>
<process id="Q"><startEvent id="QS" name="Recebido o pedido"><messageEventDefinition id="QM"/></startEvent><endEvent id="QE" name="Pago"/><exclusiveGateway id="QG"/><sequenceFlow id="QF" sourceRef="QS" targetRef="QE"/></process>
<bpmndi:BPMNDiagram id="G"><bpmndi:BPMNPlane id="L" bpmnElement="C">
${(
  [
    ['T', 100, 80, 100, 80, ''],
    ['DO', 130, 200, 36, 50, ''],
    ['DS', 230, 200, 50, 50, ''],
    [
      'QS',
      100,
      400,
      36,
      36,
      '<bpmndi:BPMNLabel><dc:Bounds x="70" y="445" width="96" height="28"/></bpmndi:BPMNLabel>',
    ],
    ['QE', 300, 400, 36, 36, ''],
    ['QG', 200, 400, 80, 60, ''],
  ] as const
)
  .map(
    ([id, x, y, width, height, label]) =>
      `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/>${label}</bpmndi:BPMNShape>`,
  )
  .join('')}
<bpmndi:BPMNEdge id="M_di" bpmnElement="M"><di:waypoint x="150" y="160"/><di:waypoint x="150" y="380"/></bpmndi:BPMNEdge>
<bpmndi:BPMNEdge id="QF_di" bpmnElement="QF"><di:waypoint x="136" y="418"/><di:waypoint x="300" y="418"/></bpmndi:BPMNEdge>
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`)}`;

  it('dados e depósitos, sinais, fins grossos, pontas e o nome onde o arquivo o põe', async () => {
    const { shapes, lines } = besidesOf(await readDrawing(drawn));
    const of = (id: string) => {
      const found = shapes.find((one) => one.id === id);
      if (!found) throw new Error(id);
      return { ...found, parts: partsOf(found, linesOf) };
    };
    expect([of('DO').look, of('DS').look]).toEqual(['dado', 'deposito']);
    expect(of('DO').name).toBeDefined();
    expect(of('QS').name).toEqual({ x: 70, y: 445, width: 96, height: 28 });
    // a circle and its envelope, and then the whole name
    expect(of('QS').parts.filter(({ kind }) => kind === 'traco')).toHaveLength(2);
    expect(
      of('QS')
        .parts.flatMap((one) => (one.kind === 'letras' ? one.words : []))
        .join(' '),
    ).toBe('Recebido o pedido');
    expect(of('QE').parts[0]).toMatchObject({ weight: 4 });
    const ends = (id: string) => {
      const found = lines.find((one) => one.id === id);
      return found && [found.ends, linePartsOf(found, linesOf).length];
    };
    expect(ends('M')).toEqual(['mensagem', 3]);
    expect(ends('QF')).toEqual(['passo', 2]);
  });

  it('o sinal de uma decisão fica no meio dela, do tamanho dela', async () => {
    const drawing = await readDrawing(drawn);
    const gateway = besidesOf(drawing).shapes.find(({ id }) => id === 'QG')?.element;
    expect(gateway && placeOfSign(gateway, 80, 60)).toBe('translate(10 0) scale(1.2)');
    expect(gateway && placeOfSign(gateway, 50, 50)).toBe('translate(0 0) scale(1)');
  });

  it('as cores se leem nos dois vocabulários, e nos dois se escrevem', async () => {
    const coloured = drawn
      .replace(
        '<definitions ',
        '<definitions xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" xmlns:color="http://www.omg.org/spec/BPMN/non-normative/color/1.0" ',
      )
      .replace('<bpmndi:BPMNShape id="T_di"', '$& bioc:fill="#BBDEFB" bioc:stroke="url(javascript:1)"')
      .replace(
        '<bpmndi:BPMNShape id="QS_di"',
        '$& color:background-color="#ffe0b2" color:border-color="#6b3c00"',
      );
    const drawing = await readDrawing(coloured);
    const task = elementOf(drawing, 'T');
    if (!task) throw new Error('T');
    expect(colourOf(drawing, task)).toEqual({ fill: '#BBDEFB' });
    expect(besidesOf(drawing).shapes.find(({ id }) => id === 'QS')?.colour).toEqual({
      fill: '#ffe0b2',
      stroke: '#6b3c00',
    });
    putColour(drawing, ['T'], 'verde');
    const written = await writeDrawing(drawing);
    for (const said of [
      'bioc:fill="#c8e6c9"',
      'bioc:stroke="#205022"',
      'color:background-color="#c8e6c9"',
      'color:border-color="#205022"',
    ])
      expect(written).toContain(said);
    putColour(drawing, ['T'], undefined);
    expect(colourOf(drawing, task)).toBeUndefined();
  });

  it('cada espécie tem nome em português, e um evento de borda diz do que é', async () => {
    await loadTexts('fluxo-desenho', 'fluxo-leitura');
    const kinds = [
      'task',
      'receiveTask',
      'scriptTask',
      'manualTask',
      'businessRuleTask',
      'complexGateway',
      'intermediateThrowEvent',
      'transaction',
      'adHocSubProcess',
    ];
    const events = ['timer', 'error', 'message', 'signal', 'escalation', 'compensate', 'conditional'];
    const drawing = await readDrawing(
      process(
        `${kinds.map((kind) => `<${kind} id="${kind}"/>`).join('')}${events
          .map(
            (kind) =>
              `<boundaryEvent id="${kind}" attachedToRef="task"><${kind}EventDefinition id="${kind}D"/></boundaryEvent>`,
          )
          .join('')}`,
      ),
    );
    const named = (id: string): string => {
      const element = elementOf(drawing, id);
      return element ? kindName(element, text) : '';
    };
    expect(kinds.map(named)).toEqual([
      'Tarefa',
      'Tarefa de recebimento',
      'Tarefa de script',
      'Tarefa manual',
      'Tarefa de regra de negócio',
      'Decisão complexa',
      'Evento que acontece',
      'Transação',
      'Subprocesso ad hoc',
    ]);
    expect(events.map(named)).toEqual([
      'Prazo',
      'Evento de borda: Erro',
      'Evento de borda: Mensagem',
      'Evento de borda: Sinal',
      'Evento de borda: Escalação',
      'Evento de borda: Compensação',
      'Evento de borda: Condição',
    ]);
  });
});
