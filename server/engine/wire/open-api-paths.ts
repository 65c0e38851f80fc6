import { defined } from '#schemas/defined.ts';
import type { Permissions, RegisterDefinition } from '#schemas/generated-definition.ts';
import { lower, lowerInput } from '#schemas/lower.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RegisterModel, RegisterModels } from '#server/engine/model/register-model.ts';
import { holdsFiles } from '#server/engine/records/adopt-files.ts';
import { exampleRecord } from './example-record.ts';
import { transferPaths } from './transfer-paths.ts';

type Operation = Record<string, unknown>;

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown): object => ({
  'application/json': {
    schema,
    ...defined({ example: example !== undefined ? { payload: example } : undefined }),
  },
});
const enveloped = (schema: object): object => ({
  type: 'object',
  required: ['payload'],
  properties: { payload: schema },
});
const page = (items: object): object => ({
  type: 'object',
  required: ['itens', 'total', 'totalExato'],
  properties: {
    itens: { type: 'array', items },
    total: { type: 'integer' },
    totalExato: { type: 'boolean' },
  },
});
const answer = (schema: object, example?: unknown): object => ({
  200: { description: 'Executado com sucesso', content: json(enveloped(schema), example) },
  default: { description: 'Erro', content: json(ref('Erro')) },
});

const kept = new WeakMap<RegisterModel, Record<string, object>>();

/** The paths of every register for the OpenAPI document. */
export const openApiPaths = (models: RegisterModels): Record<string, object> =>
  Object.assign({}, ...[...models.values()].map((model) => kept.get(model) ?? remember(model))) as Record<
    string,
    object
  >;

const remember = (model: RegisterModel): Record<string, object> => {
  const paths = registerPaths(model);
  kept.set(model, paths);
  return paths;
};

/** The paths of one register: only the actions that its permissions name exist. */
const registerPaths = (model: RegisterModel): Record<string, object> => {
  const { definition, name } = model;
  const { permissions } = definition;
  const record = recordShape(definition);
  const write = (action: 'create' | 'edit'): object => {
    const { schema } = lower(definition, { action });
    if (action === 'create') return schema;
    const properties = { versao: { type: 'integer', minimum: 1 }, ...schema.properties };
    return { ...schema, required: ['versao', ...(schema.required ?? [])], properties };
  };
  const operation = (action: keyof Permissions, summary: string, rest: Operation): Operation => ({
    tags: [name],
    summary,
    security: [{ bearer: [] }],
    ...defined({ 'x-permissao': typeof permissions[action] === 'string' ? permissions[action] : undefined }),
    ...rest,
  });
  const { one, many } = definition.title;
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
  const body = (schema: object, example?: unknown): object => ({
    required: true,
    content: json(enveloped(schema), example),
  });
  const sent = exampleRecord(definition);
  const secrets = secretsOf(definition);
  const answered = {
    id: 1,
    versao: 1,
    ...Object.fromEntries(Object.entries(sent).filter(([field]) => !secrets.has(field))),
  };
  const collection = defined({
    get: permissions.list
      ? operation('list', many, {
          parameters: listParameters(model),
          responses: answer(page(record), { itens: [answered], total: 1, totalExato: true }),
        })
      : undefined,
    post: permissions.create
      ? operation('create', `${one}: incluir`, {
          parameters: [filledUnder('criar')],
          requestBody: body(write('create'), sent),
          responses: answer(record, answered),
        })
      : undefined,
  });
  const single = defined({
    get:
      (permissions.view ?? permissions.edit)
        ? operation('view', `${one}: consultar`, { parameters: [id], responses: answer(record, answered) })
        : undefined,
    put: permissions.edit
      ? operation('edit', `${one}: editar`, {
          parameters: [id, filledUnder('editar')],
          requestBody: body(write('edit'), { versao: 1, ...sent }),
          responses: answer(record, { ...answered, versao: 2 }),
        })
      : undefined,
    delete: permissions.remove
      ? operation('remove', `${one}: excluir`, {
          parameters: [
            id,
            { name: 'versao', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
          ],
          responses: answer({ type: 'object' }),
        })
      : undefined,
  });
  const actions = (definition.actions ?? []).map(({ name: action, title, on, permission, input }) => [
    on === 'list' ? `/${name}/acao/${action}` : `/${name}/{id}/acao/${action}`,
    {
      post: {
        ...operation('list', `${one}: ${title}`, {
          parameters: on === 'list' ? [] : [id],
          ...defined({ requestBody: input ? body(lowerInput(input)) : undefined }),
          responses: answer({}),
        }),
        'x-permissao': permission,
      },
    },
  ]);
  return {
    ...(Object.keys(collection).length > 0 && { [`/${name}`]: collection }),
    [`/${name}/combo`]: {
      get: operation('list', `${many}: escolhas`, {
        parameters: comboParameters,
        responses: answer(page(ref('RegistroEscolha'))),
      }),
    },
    ...(Object.keys(single).length > 0 && {
      [`/${name}/{id}`]: single,
      [`/${name}/{id}/historico`]: {
        get: operation('view', `${one}: histórico`, {
          parameters: [id, ...pageParameters],
          responses: answer(page(ref('RegistroHistorico'))),
        }),
      },
      ...(holdsFiles(model) && {
        [`/${name}/{id}/arquivo/{arquivo}`]: {
          get: operation('view', `${one}: arquivo`, {
            parameters: [
              id,
              { name: 'arquivo', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
              query('baixar', { type: 'boolean' }, 'Para guardar, mesmo o que o navegador mostra.'),
            ],
            responses: {
              200: { description: 'O conteúdo.', content: { '*/*': {} } },
              default: { description: 'Erro', content: json(ref('Erro')) },
            },
          }),
        },
      }),
      [`/${name}/{id}/usos`]: {
        get: operation('view', `${one}: onde é usado`, {
          parameters: [id, ...pageParameters],
          responses: answer(page(ref('RegistroUso'))),
        }),
      },
    }),
    ...transferPaths(definition, {
      operation,
      answer,
      page,
      id,
      record,
      listParameters: listParameters(model),
      pageParameters,
    }),
    ...(Object.fromEntries(actions) as Record<string, object>),
  };
};

/** A record as it travels: the same fields, closed, with what the engine adds. */
const recordShape = (definition: RegisterDefinition): object => {
  const { schema } = lower(definition, { action: 'edit' });
  const secrets = secretsOf(definition);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !secrets.has(name));
  const instant = { type: 'string', format: 'date-time' };
  const user = { type: 'integer', minimum: 1 };
  return {
    type: 'object',
    required: ['id', 'versao'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      versao: { type: 'integer', minimum: 1 },
      ...Object.fromEntries(properties),
      rotulos: {
        type: 'object',
        description: 'Rótulos das relações, por campo; de um arquivo, nome, tipo e tamanho em bytes.',
      },
      acoes: { description: 'O que a pessoa pode fazer agora.' },
      criadoEm: instant,
      criadoPor: user,
      alteradoEm: instant,
      alteradoPor: user,
    },
  };
};

const secretsOf = ({ schema }: RegisterDefinition): ReadonlySet<string> =>
  new Set(
    Object.entries(schema.properties).flatMap(([name, property]) => (property['x-secret'] ? [name] : [])),
  );

const query = (name: string, schema: object, description?: string): object => ({
  name,
  in: 'query',
  schema,
  ...defined({ description }),
});

const filledUnder = (form: 'criar' | 'editar'): object => ({
  name: 'X-Registro-Validador',
  in: 'header',
  schema: { type: 'string' },
  description: `O endereço em \`validador.${form}\` do cadastro sob o qual o registro foi preenchido. Se o cadastro mudou desde então, a chamada é recusada com \`cadastroMudou\` e nada é gravado; sem o cabeçalho, vale o que foi enviado.`,
});

const pageParameters = [
  query('start', { type: 'integer', minimum: 1, default: 1 }, 'Página, a partir de 1.'),
  query('pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
];

const comboParameters = [
  query('q', { type: 'string' }),
  query(
    'ids',
    { type: 'array', items: { type: 'integer' } },
    'Rótulos destes registros, também os inativos.',
  ),
  query('rotulo', { type: 'string' }, 'Campo que serve de rótulo.'),
];

const listParameters = ({ sorts, filters, searchable }: RegisterModel): readonly object[] => [
  ...pageParameters,
  query('sort', {
    type: 'array',
    items: { enum: ['id', ...sorts.keys()].flatMap((name) => [`${name},asc`, `${name},desc`]) },
  }),
  ...(searchable ? [query('q', { type: 'string' }, 'Sem diferenciar acentos nem maiúsculas.')] : []),
  ...[...filters.values()].flatMap(filterParameters),
];

const filterParameters = ({ name, kind, property }: Field): readonly object[] => {
  const { type, format, enum: values } = property;
  const value = values
    ? { enum: values }
    : { type: type === 'array' ? 'string' : type, ...defined({ format: format || undefined }) };
  const several = query(`${name}_in`, { type: 'array', items: value });
  switch (kind) {
    case 'boolean':
      return [query(name, { type: 'boolean' })];
    case 'text':
      return [query(name, value), query(`${name}_like`, { type: 'string' }), several];
    case 'integer':
    case 'number':
    case 'date':
      return [query(name, value), query(`${name}_gte`, value), query(`${name}_lte`, value), several];
    case 'instant':
      return [
        query(name, { type: 'string' }),
        query(`${name}_gte`, { type: 'string' }),
        query(`${name}_lte`, { type: 'string' }),
      ];
    default:
      return [query(name, value), several];
  }
};
