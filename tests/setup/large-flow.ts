type Kind = 'startEvent' | 'endEvent' | 'userTask' | 'serviceTask' | 'exclusiveGateway' | 'parallelGateway';

interface Placed {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const repeated: readonly Kind[] = [
  ...(['userTask', 'exclusiveGateway', 'userTask', 'serviceTask'] as const),
  ...(['parallelGateway', 'userTask', 'serviceTask'] as const),
];
const sizes: Readonly<Record<Kind, readonly [number, number]>> = {
  startEvent: [36, 36],
  endEvent: [36, 36],
  userTask: [100, 80],
  serviceTask: [100, 80],
  exclusiveGateway: [50, 50],
  parallelGateway: [50, 50],
};
const names: Readonly<Partial<Record<Kind, string>>> = {
  userTask: 'Analisar documento',
  serviceTask: 'Notificar',
};

/** A flow of so many elements, as a file: they go to and fro in rows, and gateways also lead to the row below. */
export const largeFlow = (elements: number): string => {
  const columns = Math.ceil(Math.sqrt(elements) * 1.2);
  const nodes = Array.from({ length: elements }, (_, index) => placed(index, elements, columns));
  const links = nodes.slice(1).map((to, index) => [nodes[index] ?? to, to] as const);
  for (const [index, from] of nodes.entries()) {
    const row = Math.floor(index / columns);
    const below = nodes[(row + 2) * columns - 1 - (index % columns)];
    if (from.kind.endsWith('Gateway') && below && below !== nodes[index + 1]) links.push([from, below]);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="Definicoes" targetNamespace="https://malote.org/bpmn">
<bpmn:process id="Processo" isExecutable="true">
${nodes.map(({ id, kind, name }) => `<bpmn:${kind} id="${id}" name="${name}">${endsOf(id, links)}</bpmn:${kind}>`).join('\n')}
${links.map(([from, to], index) => `<bpmn:sequenceFlow id="L${index}" sourceRef="${from.id}" targetRef="${to.id}"${from.kind === 'exclusiveGateway' && index >= elements - 1 ? ' name="acima de mil"' : ''}/>`).join('\n')}
</bpmn:process>
<bpmndi:BPMNDiagram id="Diagrama"><bpmndi:BPMNPlane id="Plano" bpmnElement="Processo">
${nodes.map(({ id, x, y, width, height }) => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`).join('\n')}
${links.map(([from, to], index) => `<bpmndi:BPMNEdge id="L${index}_di" bpmnElement="L${index}">${pointsOf(from, to).join('')}</bpmndi:BPMNEdge>`).join('\n')}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`;
};

/** What an element says of the links that come to it and go from it. */
const endsOf = (id: string, links: readonly (readonly [Placed, Placed])[]): string =>
  links
    .flatMap(([from, to], index) => [
      ...(to.id === id ? [`<bpmn:incoming>L${index}</bpmn:incoming>`] : []),
      ...(from.id === id ? [`<bpmn:outgoing>L${index}</bpmn:outgoing>`] : []),
    ])
    .sort()
    .join('');

const placed = (index: number, elements: number, columns: number): Placed => {
  const kind =
    index === 0
      ? 'startEvent'
      : index === elements - 1
        ? 'endEvent'
        : (repeated[index % repeated.length] ?? 'userTask');
  const [width, height] = sizes[kind];
  const row = Math.floor(index / columns);
  const column = row % 2 ? columns - 1 - (index % columns) : index % columns;
  const name = names[kind];
  return {
    id: `E${index}`,
    kind,
    width,
    height,
    name: name === undefined ? '' : `${name} ${index}`,
    x: column * 170 + 100 - width / 2,
    y: row * 140 + 100 - height / 2,
  };
};

const pointsOf = (from: Placed, to: Placed): string[] => {
  const [a, b] = [middleOf(from), middleOf(to)];
  const way = Math.sign(b.x - a.x);
  const points =
    a.y === b.y
      ? [
          [a.x + (way * from.width) / 2, a.y],
          [b.x - (way * to.width) / 2, b.y],
        ]
      : [
          [a.x, a.y + from.height / 2],
          [a.x, (a.y + b.y) / 2],
          [b.x, (a.y + b.y) / 2],
          [b.x, b.y - to.height / 2],
        ];
  return points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`);
};

const middleOf = ({ x, y, width, height }: Placed) => ({ x: x + width / 2, y: y + height / 2 });
