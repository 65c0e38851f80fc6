/** A step of a flow, in the order of `steps`; each is linked to the next. */
export interface FlowParts {
  readonly body: string;
  readonly more?: string;
}

/** A whole BPMN file around a process. */
export const flowXml = ({ body, more = '' }: FlowParts): string =>
  `<?xml version="1.0" encoding="UTF-8"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:malote="https://malote.org/bpmn/1.0" id="D" targetNamespace="https://malote.org"><bpmn:process id="P" isExecutable="true">${body}</bpmn:process>${more}</bpmn:definitions>`;

export const arrow = (id: string, from: string, to: string, condition?: string): string =>
  `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${
    condition === undefined
      ? ''
      : `<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${condition}</bpmn:conditionExpression>`
  }</bpmn:sequenceFlow>`;

/** What people do at a step, as the file says it. */
export const task = (id: string, name: string, said: string): string =>
  `<bpmn:userTask id="${id}" name="${name}"><bpmn:extensionElements><malote:atividade ${said}/></bpmn:extensionElements></bpmn:userTask>`;

/** Two people: one approves or returns, the other corrects; approved and signed, the second is told and it goes to PGM. */
export const approval = flowXml({
  body: `<bpmn:startEvent id="inicio"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
<bpmn:exclusiveGateway id="junta"><bpmn:incoming>f1</bpmn:incoming><bpmn:incoming>f5</bpmn:incoming><bpmn:outgoing>f2</bpmn:outgoing></bpmn:exclusiveGateway>
<bpmn:userTask id="aprovar" name="Aprovar a compra"><bpmn:extensionElements><malote:atividade especie="APROVACAO" papel="FLUXO_CHEFE" prazoDias="5"><malote:campo chave="valor" rotulo="Valor autorizado" tipo="NUMERO" obrigatorio="true"/></malote:atividade></bpmn:extensionElements><bpmn:incoming>f2</bpmn:incoming><bpmn:outgoing>f3</bpmn:outgoing></bpmn:userTask>
<bpmn:exclusiveGateway id="decide" default="f6"><bpmn:incoming>f3</bpmn:incoming><bpmn:outgoing>f4</bpmn:outgoing><bpmn:outgoing>f6</bpmn:outgoing></bpmn:exclusiveGateway>
<bpmn:userTask id="corrigir" name="Corrigir o pedido"><bpmn:extensionElements><malote:atividade especie="FORMULARIO" papel="FLUXO_AUTOR"/></bpmn:extensionElements><bpmn:incoming>f4</bpmn:incoming><bpmn:outgoing>f5</bpmn:outgoing></bpmn:userTask>
<bpmn:serviceTask id="avisar" name="Avisar quem pediu"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="FLUXO_AUTOR" texto="A compra foi aprovada"/></bpmn:extensionElements><bpmn:incoming>f6</bpmn:incoming><bpmn:outgoing>f7</bpmn:outgoing></bpmn:serviceTask>
<bpmn:serviceTask id="enviar" name="Enviar à Procuradoria"><bpmn:extensionElements><malote:trabalho tipo="TRAMITAR" unidade="PGM"/></bpmn:extensionElements><bpmn:incoming>f7</bpmn:incoming><bpmn:outgoing>f8</bpmn:outgoing></bpmn:serviceTask>
<bpmn:endEvent id="fim"><bpmn:incoming>f8</bpmn:incoming></bpmn:endEvent>
${arrow('f1', 'inicio', 'junta')}${arrow('f2', 'junta', 'aprovar')}${arrow('f3', 'aprovar', 'decide')}${arrow('f4', 'decide', 'corrigir', '=fluxo.decisao = "DEVOLVER"')}${arrow('f5', 'corrigir', 'junta')}${arrow('f6', 'decide', 'avisar')}${arrow('f7', 'avisar', 'enviar')}${arrow('f8', 'enviar', 'fim')}`,
});
