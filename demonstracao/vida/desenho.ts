/** A step of a flow, on a grid of columns and rows. */
interface NoDesenho {
  readonly id: string;
  readonly forma: 'inicio' | 'fim' | 'pessoa' | 'sistema' | 'decisao';
  readonly nome?: string;
  readonly coluna: number;
  readonly linha: number;
  /** What the product says of it, as the file has it. */
  readonly dito?: string;
  /** The arrow taken when none of the others is. */
  readonly padrao?: string;
}

interface Seta {
  readonly id: string;
  readonly de: string;
  readonly para: string;
  readonly nome?: string;
  readonly quando?: string;
}

export interface Desenho {
  readonly nos: readonly NoDesenho[];
  readonly setas: readonly Seta[];
}

const formas = {
  inicio: { elemento: 'startEvent', largura: 36, altura: 36 },
  fim: { elemento: 'endEvent', largura: 36, altura: 36 },
  pessoa: { elemento: 'userTask', largura: 100, altura: 80 },
  sistema: { elemento: 'serviceTask', largura: 100, altura: 80 },
  decisao: { elemento: 'exclusiveGateway', largura: 50, altura: 50 },
} as const;

const escape = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Written as attributes; what is absent is not written. */
export const atributos = (ditos: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(ditos)
    .flatMap(([nome, valor]) => (valor === undefined ? [] : [` ${nome}="${escape(String(valor))}"`]))
    .join('');

const meio = ({ coluna, linha }: NoDesenho): { readonly x: number; readonly y: number } => ({
  x: 120 + coluna * 160,
  y: 120 + linha * 140,
});

/** From side to side along a row; between rows, out of a decision up or down first, and of the rest sideways first. */
const pontos = (de: NoDesenho, para: NoDesenho): readonly (readonly [number, number])[] => {
  const [a, b] = [meio(de), meio(para)];
  const [fa, fb] = [formas[de.forma], formas[para.forma]];
  const adiante = Math.sign(b.x - a.x);
  const abaixo = Math.sign(b.y - a.y);
  if (abaixo === 0)
    return [
      [a.x + (adiante * fa.largura) / 2, a.y],
      [b.x - (adiante * fb.largura) / 2, b.y],
    ];
  const sai: readonly [number, number] = [a.x, a.y + (abaixo * fa.altura) / 2];
  if (adiante === 0) return [sai, [b.x, b.y - (abaixo * fb.altura) / 2]];
  return de.forma === 'decisao'
    ? [sai, [a.x, b.y], [b.x - (adiante * fb.largura) / 2, b.y]]
    : [
        [a.x + (adiante * fa.largura) / 2, a.y],
        [b.x, a.y],
        [b.x, b.y - (abaixo * fb.altura) / 2],
      ];
};

/** A flow as a BPMN file, with the place of every element. */
export const bpmnDe = ({ nos, setas }: Desenho): string => {
  const no = (id: string): NoDesenho => {
    const achado = nos.find((um) => um.id === id);
    if (!achado) throw new Error(`o desenho não tem ${id}`);
    return achado;
  };
  const elementos = nos.map(({ id, forma, nome, dito, padrao }) => {
    const { elemento } = formas[forma];
    const dentro = [
      dito === undefined ? '' : `<bpmn:extensionElements>${dito}</bpmn:extensionElements>`,
      ...setas.filter(({ para }) => para === id).map((seta) => `<bpmn:incoming>${seta.id}</bpmn:incoming>`),
      ...setas.filter(({ de }) => de === id).map((seta) => `<bpmn:outgoing>${seta.id}</bpmn:outgoing>`),
    ].join('');
    return `<bpmn:${elemento}${atributos({ id, name: nome, default: padrao })}>${dentro}</bpmn:${elemento}>`;
  });
  const ligacoes = setas.map(({ id, de, para, nome, quando }) => {
    const dentro =
      quando === undefined
        ? ''
        : `<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escape(quando)}</bpmn:conditionExpression>`;
    return `<bpmn:sequenceFlow${atributos({ id, name: nome, sourceRef: de, targetRef: para })}>${dentro}</bpmn:sequenceFlow>`;
  });
  const formasDi = nos.map((um) => {
    const { largura, altura } = formas[um.forma];
    const { x, y } = meio(um);
    const lugar = atributos({ x: x - largura / 2, y: y - altura / 2, width: largura, height: altura });
    return `<bpmndi:BPMNShape id="${um.id}_di" bpmnElement="${um.id}"><dc:Bounds${lugar}/></bpmndi:BPMNShape>`;
  });
  const setasDi = setas.map(({ id, de, para }) => {
    const caminho = pontos(no(de), no(para)).map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`);
    return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${caminho.join('')}</bpmndi:BPMNEdge>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:malote="https://malote.org/bpmn/1.0" id="Definicoes" targetNamespace="https://malote.org">
<bpmn:process id="Processo" isExecutable="true">${[...elementos, ...ligacoes].join('\n')}</bpmn:process>
<bpmndi:BPMNDiagram id="Diagrama"><bpmndi:BPMNPlane id="Plano" bpmnElement="Processo">${[...formasDi, ...setasDi].join('\n')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;
};
