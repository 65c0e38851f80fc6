import { describe, expect, it } from 'vitest';
import { createAjv, fieldErrors } from '#schemas/ajv.ts';

describe('field errors of shapes that refer to others', () => {
  const ajv = createAjv();
  ajv.addSchema({
    $id: 'comum.schema.json',
    $defs: {
      Pessoa: {
        type: 'object',
        required: ['nome'],
        properties: { nome: { type: 'string', title: 'Nome da pessoa', minLength: 1 } },
      },
    },
  });
  const schema = {
    type: 'object',
    required: ['autor', 'outros'],
    properties: {
      autor: { $ref: 'comum.schema.json#/$defs/Pessoa' },
      outros: { type: 'array', title: 'Outros', items: { $ref: 'comum.schema.json#/$defs/Pessoa' } },
      'a/b': { type: 'integer', title: 'Barra' },
      semTitulo: { type: 'integer' },
    },
  };
  const validate = ajv.compile(schema);
  const said = (value: unknown) => (validate(value) ? [] : fieldErrors(validate.errors ?? [], schema));

  it('take the label from the schema that has it', () => {
    expect(said({ autor: {}, outros: [{ nome: '' }] })).toEqual([
      { campo: 'autor.nome', mensagem: 'Nome da pessoa é um campo obrigatório.' },
      { campo: 'outros.0.nome', mensagem: 'Nome da pessoa é um campo obrigatório.' },
    ]);
  });

  it('use the name of the field where nothing has a label, and write paths in dots', () => {
    expect(said({ autor: { nome: 'a' }, outros: [], 'a/b': 'x', semTitulo: 'x' })).toEqual([
      { campo: 'a/b', mensagem: 'Barra precisa ser número inteiro.' },
      { campo: 'semTitulo', mensagem: 'semTitulo precisa ser número inteiro.' },
    ]);
  });

  it('answer one message for each field', () => {
    const two = createAjv().compile({
      type: 'object',
      properties: { a: { type: 'string', title: 'A', minLength: 5, pattern: '^x' } },
    });
    two({ a: 'b' });
    expect(fieldErrors(two.errors ?? [], two.schema)).toEqual([
      { campo: 'a', mensagem: 'A precisa ter no mínimo 5 caracteres.' },
    ]);
  });
});
