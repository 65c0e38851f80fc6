/** A step of a flow, in the order of `steps`; each is linked to the next. */
interface FlowParts {
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

const wait = (id: string, name: string, message = 'M'): string =>
  `<bpmn:intermediateCatchEvent id="${id}" name="${name}"><bpmn:messageEventDefinition id="${id}d" messageRef="${message}"/></bpmn:intermediateCatchEvent>`;

/** After one task: a time, that it is forwarded or that it is finished, whichever comes first; each leads to a task of its own. */
export const firstEvent = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('i', 'Pedir', 'papel="FLUXO_AUTOR"')}<bpmn:eventBasedGateway id="g"/>
<bpmn:intermediateCatchEvent id="t" name="Quarenta dias"><bpmn:timerEventDefinition id="td"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P40D</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
${wait('m', 'O trâmite')}${wait('n', 'A finalização', 'N')}${['ut', 'um', 'un'].map((id) => task(id, id, 'papel="FLUXO_AUTOR"')).join('')}
<bpmn:endEvent id="et"/><bpmn:endEvent id="em"/><bpmn:endEvent id="en"/>
${arrow('a', 's', 'i')}${arrow('b', 'i', 'g')}${['t', 'm', 'n'].map((id) => arrow(`g${id}`, 'g', id) + arrow(`u${id}f`, id, `u${id}`) + arrow(`e${id}f`, `u${id}`, `e${id}`)).join('')}`,
  more: '<bpmn:message id="M" name="tramitado"/><bpmn:message id="N" name="finalizado"/>',
});

/** Somebody nobody is called to, a work, a time and two events one after the other, all at once. */
export const fourWays = flowXml({
  body: `<bpmn:startEvent id="s"/><bpmn:parallelGateway id="p"/>
<bpmn:userTask id="t" name="Conferir"><bpmn:extensionElements><malote:atividade papel="FLUXO_NINGUEM"/></bpmn:extensionElements></bpmn:userTask>
<bpmn:serviceTask id="x" name="Avisar"><bpmn:extensionElements><malote:trabalho tipo="NOTIFICAR" papel="FLUXO_AUTOR" texto="Começou"/></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:intermediateCatchEvent id="d" name="Um tempo"><bpmn:timerEventDefinition id="dd"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT1S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
${wait('w1', 'Primeiro trâmite')}${wait('w2', 'Segundo trâmite')}<bpmn:parallelGateway id="j"/><bpmn:endEvent id="e"/>
${arrow('a', 's', 'p')}${arrow('b', 'p', 't')}${arrow('c', 'p', 'x')}${arrow('f', 'p', 'd')}${arrow('g', 'p', 'w1')}${arrow('h', 'w1', 'w2')}${arrow('i', 't', 'j')}${arrow('k', 'x', 'j')}${arrow('l', 'd', 'j')}${arrow('m', 'w2', 'j')}${arrow('n', 'j', 'e')}`,
  more: '<bpmn:message id="M" name="tramitado"/>',
});

/** A called flow that gathers a signature, a decision by table, a document that is asked for, and the end of the content. */
export const opinion = (chama: string, modelo: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:callActivity id="c" name="Colher a assinatura" calledElement="${chama}"/>
<bpmn:serviceTask id="x"><bpmn:extensionElements><malote:trabalho tipo="DECIDIR" resultado="setor"><malote:regra quando="conteudo.unidade = &quot;PGM&quot;" valor="juridico"/><malote:regra valor="geral"/></malote:trabalho></bpmn:extensionElements></bpmn:serviceTask>
<bpmn:exclusiveGateway id="g" default="f"/>${task('d', 'Dar o parecer', `especie="CRIAR_DOCUMENTO" modelo="${modelo}" papel="FLUXO_AUTOR"`)}
<bpmn:serviceTask id="y"><bpmn:extensionElements><malote:trabalho tipo="ARQUIVAR"/></bpmn:extensionElements></bpmn:serviceTask><bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 'c')}${arrow('b', 'c', 'x')}${arrow('h', 'x', 'g')}${arrow('i', 'g', 'd', '=fluxo.setor = "geral"')}${arrow('f', 'g', 'e2')}${arrow('j', 'd', 'y')}${arrow('k', 'y', 'e')}`,
  });

/** What is approved is paid; the rest ends. */
export const decision = flowXml({
  body: `<bpmn:startEvent id="s"/>${task('t', 'Decidir', 'especie="APROVACAO" papel="FLUXO_CHEFE"')}<bpmn:exclusiveGateway id="g" default="f"/>
${task('u', 'Pagar', 'papel="FLUXO_CHEFE"')}<bpmn:endEvent id="e"/><bpmn:endEvent id="e2"/>
${arrow('a', 's', 't')}${arrow('b', 't', 'g')}${arrow('c', 'g', 'u', '=fluxo.decisao_t = "APROVAR"')}${arrow('f', 'g', 'e2')}${arrow('d', 'u', 'e')}`,
});

/** Nothing but the call of another flow. */
export const calling = (codigo: string): string =>
  flowXml({
    body: `<bpmn:startEvent id="s"/><bpmn:callActivity id="c" name="Outro fluxo" calledElement="${codigo}"/><bpmn:endEvent id="e"/>${arrow('a', 's', 'c')}${arrow('b', 'c', 'e')}`,
  });
