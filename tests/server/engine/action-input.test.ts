import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { bindValidator, type ValidatorModule } from '#schemas/validator-module.ts';
import type { RegisterHook } from '#server/engine/index.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

/** A counter that moves forward only with a number and a reason. */
const contador: RegisterDefinition = {
  name: 'contador-senha',
  area: 'administracao',
  title: { one: 'Contador', many: 'Contadores', gender: 'm' },
  represent: '{nome}',
  permissions: { list: 'contadorListar', create: 'contadorIncluir', view: 'contadorConsultar' },
  actions: [
    {
      name: 'avancar',
      title: 'Avançar',
      on: 'record',
      permission: 'contadorAvancar',
      input: {
        type: 'object',
        required: ['numero', 'motivo'],
        properties: {
          numero: { type: 'integer', title: 'Próximo número', minimum: 1 },
          motivo: { type: 'string', title: 'Motivo', maxLength: 200 },
          prazo: { type: 'string', title: 'Prazo', format: 'date' },
        },
      },
    },
  ],
  schema: {
    type: 'object',
    required: ['nome'],
    properties: { nome: { type: 'string', title: 'Nome', maxLength: 40 } },
  },
  form: [{ title: 'Dados', fields: [['nome']] }],
  list: { columns: ['nome'], sort: 'nome,asc' },
};

const hook: RegisterHook = {
  actions: { avancar: (_ctx, { record, body }) => Promise.resolve({ de: record?.['nome'], pedido: body }) },
};

let world: RegisterWorld;
let id: unknown;

beforeAll(async () => {
  world = await openRegisterWorld([contador], { 'contador-senha': hook });
  id = (await world.administrator.post('contador-senha', { nome: 'Balcão' })).payload['id'];
});

afterAll(() => world.close());

const act = (body: unknown) => world.administrator.post(`contador-senha/${String(id)}/acao/avancar`, body);

describe('uma ação que pede dados', () => {
  it('recebe o que foi preenchido, sem espaços nem vazios', async () => {
    const { payload } = await act({ numero: 40, motivo: '  bobina nova ', prazo: '' });
    expect(payload).toEqual({ de: 'Balcão', pedido: { numero: 40, motivo: 'bobina nova' } });
  });

  it('recusa, campo a campo, antes de chegar ao gancho', async () => {
    const { status, erros } = await act({ numero: 0, cor: 'azul' });
    expect(status).toBe(422);
    expect(erros.map(({ campo }) => campo).sort()).toEqual(['cor', 'motivo', 'numero']);
    expect((await act([])).status).toBe(400);
  });

  it('dá ao navegador o mesmo validador', async () => {
    const { payload } = await world.administrator.get('registro/contador-senha');
    const { acoes } = payload['validador'] as { acoes: Record<string, string> };
    const { payload: code } = await world.app.inject({
      method: 'GET',
      url: `/ws/api/${acoes['avancar'] ?? ''}`,
    });
    const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const validate = bindValidator((await import(/* @vite-ignore */ address)) as ValidatorModule);
    expect(validate({ numero: 3, motivo: 'Troca' })).toBe(true);
    expect(validate({ numero: 3 })).toBe(false);
  });
});
