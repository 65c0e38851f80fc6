const text = (name: string) => ({ name, isAttr: true, type: 'String' }) as const;

/** What the product says of an element, in a namespace of its own: other tools keep it and show nothing of it. */
export const maloteModdle = {
  name: 'Malote',
  uri: 'https://malote.org/bpmn/1.0',
  prefix: 'malote',
  xml: { tagAlias: 'lowerCase' },
  types: [
    {
      name: 'Atividade',
      superClass: ['Element'],
      properties: [
        text('especie'),
        text('papel'),
        text('instrucao'),
        text('modelo'),
        { name: 'prazoDias', isAttr: true, type: 'Integer' },
        { name: 'prazoUteis', isAttr: true, type: 'Boolean' },
        { name: 'todos', isAttr: true, type: 'Boolean' },
        { name: 'quorum', isAttr: true, type: 'Integer' },
        { name: 'campos', isMany: true, type: 'Campo' },
      ],
    },
    {
      name: 'Campo',
      superClass: ['Element'],
      properties: [
        text('chave'),
        text('rotulo'),
        text('tipo'),
        { name: 'obrigatorio', isAttr: true, type: 'Boolean' },
        text('ajuda'),
        text('quando'),
        { name: 'opcoes', isMany: true, type: 'Opcao' },
      ],
    },
    { name: 'Opcao', superClass: ['Element'], properties: [text('valor')] },
    {
      name: 'Trabalho',
      superClass: ['Element'],
      properties: [
        text('tipo'),
        text('papel'),
        text('unidade'),
        text('texto'),
        text('resultado'),
        { name: 'regras', isMany: true, type: 'Regra' },
      ],
    },
    { name: 'Raia', superClass: ['Element'], properties: [text('papel')] },
    // where the schema takes any expression, a formal one is called so, or is an expression that says its type: each as it came
    {
      name: 'Expressao',
      extends: ['bpmn:ResourceAssignmentExpression', 'bpmn:ResourceParameterBinding'],
      properties: [{ name: 'bpmn:formalExpression', type: 'bpmn:FormalExpression' }],
    },
    { name: 'Regra', superClass: ['Element'], properties: [text('quando'), text('valor')] },
  ],
} as const;
