import type { Properties, RecordSchema, RegisterDefinition } from '#schemas/generated-definition.ts';

/** A sound register around some properties: all of them in the form, the first text in the list. */
export function registerWith(properties: Properties, record: Partial<RecordSchema> = {}): RegisterDefinition {
  const all: Properties = { nome: { type: 'string', title: 'Nome', maxLength: 100 }, ...properties };
  return {
    name: 'exemplo',
    area: 'administracao',
    title: { one: 'Exemplo', many: 'Exemplos', gender: 'm' },
    represent: '{nome}',
    permissions: {
      list: 'exemploListar',
      create: 'exemploIncluir',
      edit: 'exemploEditar',
      view: 'exemploConsultar',
    },
    schema: { type: 'object', properties: all, ...record },
    form: [{ title: 'Dados', fields: Object.keys(all).map((name) => [name]) }],
    list: { columns: ['nome'], sort: 'nome,asc' },
  };
}
