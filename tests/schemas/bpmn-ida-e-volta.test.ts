import { describe, expect, it } from 'vitest';
import { readBpmn, writeBpmn } from '#schemas/fluxo/open-moddle.ts';
import { bpmnBack, bpmnFile, bpmnProcess, validBpmn } from '#tests/setup/bpmn-files.ts';

describe('o que se refere e não tem identificador', () => {
  it('ganha um, sempre o mesmo, e o que se exporta é do esquema', async () => {
    const xml = bpmnProcess(`<laneSet><lane name="Compras"><flowNodeRef>S</flowNodeRef></lane></laneSet>
<startEvent id="S"/><userTask id="sequenceFlow" name="Pedir"/><endEvent id="E"/>
<sequenceFlow sourceRef="S" targetRef="sequenceFlow"/><sequenceFlow name="Segue" sourceRef="sequenceFlow" targetRef="E"/>
<subProcess id="Sub"><userTask name="Sem nada"/><sequenceFlow sourceRef="Sub1" targetRef="Sub2"/><userTask id="Sub1"/><userTask id="Sub2"/></subProcess>
<association sourceRef="S" targetRef="E"/>`);
    const { xml: written, said, lost } = await bpmnBack(xml);
    expect([said, lost]).toEqual([[], 0]);
    expect(written).not.toContain('undefined');
    expect(written).toMatch(/<startEvent id="S">\s*<outgoing>sequenceFlow_2<\/outgoing>/);
    expect(written).toContain('<sequenceFlow id="sequenceFlow_3" name="Segue"');
    for (const id of ['lane', 'userTask', 'association', 'sequenceFlow_4'])
      expect(written).toContain(` id="${id}"`);
    expect((await bpmnBack(written)).xml).toBe(written);
    expect(validBpmn([xml, written])).toEqual([true, true]);
    expect(await writeBpmn((await readBpmn(xml)).definitions)).toBe(written);
  });
});

describe('o que se repete contra o esquema', () => {
  it('fica onde o arquivo o tem, depois do primeiro, que é o que vale', async () => {
    const plane = (id: string, shape: string): string =>
      `<bpmndi:BPMNPlane id="${id}" bpmnElement="P"><bpmndi:BPMNShape id="${shape}" bpmnElement="T"><dc:Bounds x="1" y="1" width="9" height="9"/></bpmndi:BPMNShape></bpmndi:BPMNPlane>`;
    const xml =
      bpmnFile(`<process id="P"><extensionElements><x:a/></extensionElements><extensionElements><x:b/></extensionElements>
<userTask id="T"><multiInstanceLoopCharacteristics id="um"/><standardLoopCharacteristics id="dois"/></userTask>
<intermediateCatchEvent id="C"><timerEventDefinition id="TD"><timeDuration>P1D</timeDuration><timeDuration>P2D</timeDuration></timerEventDefinition></intermediateCatchEvent>
<dataObjectReference id="DO"><dataState id="e1" name="aberto"/><dataState id="e2" name="fechado"/></dataObjectReference></process>
<bpmndi:BPMNDiagram id="G">${plane('L1', 'T1')}${plane('L2', 'T2')}</bpmndi:BPMNDiagram>`);
    const { definitions, notes } = await readBpmn(xml);
    expect(notes).toEqual([]);
    expect(definitions.diagrams?.[0]?.plane?.id).toBe('L1');
    const written = await writeBpmn(definitions);
    for (const [first, second] of [
      ['x:a', 'x:b'],
      ['id="um"', 'id="dois"'],
      ['P1D', 'P2D'],
      ['id="e1"', 'id="e2"'],
      ['id="L1"', 'id="L2"'],
      ['id="T1"', 'id="T2"'],
    ] as const)
      expect(written.split(first)[1]).toContain(second);
    expect((await bpmnBack(written)).xml).toBe(written);
  });
});

it('o que o leitor recusa fica, também depois de um nome de duas linhas e de prefixos que não se dizem', async () => {
  const xml = bpmnProcess(`<bpmn:userTask id="A" name="Pedir&#13;&#10;e rever"/><endEvent id="B"/>
<sequenceFlow id="F" sourceRef="A" targetRef="B"><conditionExpression id="X" xsi:type="falta:tFormalExpression"/></sequenceFlow>`);
  const { xml: written, said, lost } = await bpmnBack(xml);
  expect([said, lost]).toEqual([[], 0]);
  for (const part of ['name="Pedir&#13;&#10;e rever"', '<sequenceFlow id="F"', 'id="X"', 'falta:tFormal'])
    expect(written).toContain(part);
  expect((await bpmnBack(written)).xml).toBe(written);
});

it('uma expressão volta com o nome com que veio', async () => {
  const who = (inside: string): string =>
    `<humanPerformer><resourceAssignmentExpression>${inside}</resourceAssignmentExpression></humanPerformer>`;
  const formal = (name: string): string => `<${name} xsi:type="tFormalExpression">x</${name}>`;
  const xml =
    bpmnProcess(`<userTask id="A">${who('<formalExpression id="f">kermit</formalExpression>')}</userTask>
<userTask id="B">${who(formal('expression'))}<standardLoopCharacteristics>${formal('loopCondition')}</standardLoopCharacteristics></userTask>
<userTask id="C">${who('<expression>dito</expression>')}<multiInstanceLoopCharacteristics>${formal('loopCardinality')}${formal('completionCondition')}</multiInstanceLoopCharacteristics></userTask>
<intermediateCatchEvent id="E"><timerEventDefinition>${formal('timeDuration')}</timerEventDefinition></intermediateCatchEvent>`);
  const { xml: written, said } = await bpmnBack(xml);
  expect(said).toEqual([]);
  const bare = (text: string): string => text.replaceAll(/\s*\n\s*/g, '');
  for (const part of xml.split('\n').slice(2, 6)) expect(bare(written)).toContain(part);
  expect((await bpmnBack(written)).xml).toBe(written);
  expect(validBpmn([xml, written])).toEqual([true, true]);
});

describe('os prefixos dos outros', () => {
  const model = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
  const cases = [
    ['o do próprio BPMN, outro em um elemento', `<q:userTask xmlns:q="${model}" id="T" name="n"/>`, []],
    [
      'o mesmo, com outro sentido em uma extensão',
      '<userTask id="T" x:z="0"><extensionElements><x:a xmlns:x="urn:y" k="1" x:w="2"><x:b>t</x:b></x:a></extensionElements></userTask>',
      ['x:z="0"', '<x:a xmlns:x="urn:y" k="1" x:w="2"><x:b>t</x:b></x:a>'],
    ],
    [
      'o mesmo, com outro sentido em um elemento do BPMN',
      '<userTask xmlns:x="urn:y" id="T" x:w="5"><extensionElements><x:c x:d="e">t</x:c></extensionElements></userTask><endEvent id="E" x:w="6"/>',
      ['xmlns:x_1="urn:y"', 'x_1:w="5"', '<x_1:c', '<endEvent id="E" x:w="6"'],
    ],
    [
      'dois para o mesmo',
      '<userTask xmlns:y="urn:y" id="T" y:w="5"/><endEvent xmlns:z="urn:y" id="E" z:w="6"/>',
      [':w="5"', ':w="6"'],
    ],
    [
      'dois para o mesmo, no mesmo elemento',
      '<userTask xmlns:y="urn:y" xmlns:z="urn:y" id="T" y:v="4" z:w="5"/>',
      [':v="4"', ':w="5"'],
    ],
    [
      'um dos que o leitor usa',
      '<userTask id="T"><extensionElements><bpmn:a xmlns:bpmn="urn:y" bpmn:k="1"/></extensionElements></userTask>',
      ['<bpmn:a xmlns:bpmn="urn:y" bpmn:k="1"/>'],
    ],
    [
      'nenhum, em uma extensão',
      '<extensionElements><x:a><Grid xmlns="" cor="1"/></x:a><b xmlns="urn:y"><c xmlns="urn:z">t</c></b></extensionElements>',
      ['<Grid xmlns="" cor="1"/>', '<b xmlns="urn:y"><c xmlns="urn:z">t</c></b>'],
    ],
  ] as const;
  it('escrevem-se com o que querem dizer', async () => {
    const files: string[] = [];
    for (const [what, body, parts] of cases) {
      const xml = bpmnProcess(body);
      const { xml: written, said } = await bpmnBack(xml);
      expect(said, what).toEqual([]);
      for (const part of [...parts, 'id="P"']) expect(written, what).toContain(part);
      expect((await bpmnBack(written)).xml, what).toBe(written);
      files.push(xml, written);
    }
    expect(validBpmn(files)).toEqual(files.map(() => true));
  });
});
