import type { RegisterDefinition } from '#schemas/generated-definition.ts';

/** What the paths of a register are made of; the module of all paths gives them. */
interface PathParts {
  readonly operation: (
    action: 'list' | 'create' | 'edit',
    summary: string,
    rest: Record<string, unknown>,
  ) => Record<string, unknown>;
  readonly answer: (schema: object) => object;
  readonly page: (items: object) => object;
  readonly id: object;
  readonly record: object;
  readonly listParameters: readonly object[];
  readonly pageParameters: readonly object[];
}

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const file = {
  200: {
    description: 'O arquivo',
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: { type: 'string', format: 'binary' },
      },
    },
  },
  default: { description: 'Erro', content: { 'application/json': { schema: ref('Erro') } } },
};

const exportParameters = [
  { name: 'formato', in: 'query', schema: { enum: ['csv', 'xlsx'], default: 'csv' } },
  {
    name: 'colunas',
    in: 'query',
    schema: { type: 'string' },
    description: 'Campos separados por vírgula, na ordem; sem eles, todos os que a pessoa vê.',
    example: 'id,codigo',
  },
  {
    name: 'modelo',
    in: 'query',
    schema: { type: 'boolean', default: false },
    description: 'Só os títulos do que uma importação preenche, sem registro algum.',
  },
];

const upload = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['arquivo'],
        properties: {
          payload: ref('ImportacaoEscolhas'),
          arquivo: {
            type: 'string',
            format: 'binary',
            description: 'CSV ou XLSX, até 50 MB e 100.000 linhas.',
          },
        },
      },
      examples: { porCodigo: { value: { payload: { chave: 'codigo' }, arquivo: 'Código;Ativo\n1;Sim\n' } } },
    },
  },
};

/** Export, import, loads and restoring of one register. */
export const transferPaths = (
  { name, title, permissions }: RegisterDefinition,
  { operation, answer, page, id, record, listParameters, pageParameters }: PathParts,
): Record<string, object> => {
  const writes = permissions.create ? 'create' : permissions.edit ? 'edit' : undefined;
  const isPaging = (parameter: object): boolean => pageParameters.includes(parameter);
  return {
    ...(permissions.list && {
      [`/${name}/exportar`]: {
        get: operation('list', `${title.many}: exportar`, {
          parameters: [...exportParameters, ...listParameters.filter((one) => !isPaging(one))],
          responses: file,
        }),
      },
    }),
    ...(writes && {
      [`/${name}/importar`]: {
        post: operation(writes, `${title.many}: importar`, {
          description:
            'Tudo ou nada. Até 1.000 linhas a resposta vem pronta; mais do que isso fica em segundo plano (NA_FILA).',
          parameters: [
            {
              name: 'simular',
              in: 'query',
              schema: { type: 'boolean', default: false },
              description: 'Confere pelo mesmo caminho e não grava nada.',
            },
          ],
          requestBody: upload,
          responses: answer(ref('Importacao')),
        }),
      },
      [`/${name}/importacao`]: {
        get: operation(writes, `${title.many}: últimas cargas`, {
          parameters: pageParameters,
          responses: answer(page(ref('Importacao'))),
        }),
      },
      [`/${name}/importacao/{id}`]: {
        get: operation(writes, `${title.many}: uma carga`, {
          parameters: [id],
          responses: answer(ref('Importacao')),
        }),
      },
      [`/${name}/importacao/{id}/linhas-erradas`]: {
        get: operation(writes, `${title.many}: as linhas recusadas de uma carga, com os motivos`, {
          description:
            'No formato enviado, só a quem enviou, e por um dia. São as linhas dos erros que a carga traz.',
          parameters: [id],
          responses: file,
        }),
      },
      [`/${name}/importacao/{id}/cancelar`]: {
        post: operation(writes, `${title.many}: cancelar uma carga que espera`, {
          parameters: [id],
          responses: answer(ref('Importacao')),
        }),
      },
      [`/${name}/importacao/{id}/desfazer`]: {
        post: operation(writes, `${title.many}: desfazer uma carga`, {
          parameters: [id],
          responses: answer(ref('Importacao')),
        }),
      },
    }),
    ...(permissions.edit && {
      [`/${name}/{id}/restaurar`]: {
        post: operation('edit', `${title.one}: voltar a uma versão do histórico`, {
          parameters: [id],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['payload'],
                  properties: { payload: ref('RegistroRestauracao') },
                },
                example: { payload: { versao: 1, versaoAtual: 3 } },
              },
            },
          },
          responses: answer(record),
        }),
      },
    }),
  };
};
