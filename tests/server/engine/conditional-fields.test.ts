import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';
import { counts, problems, sendFile } from './transfer-calls.ts';

/** Inspections: of which kind they are and until when they last, only some may say. */
const vistoria: RegisterDefinition = {
  name: 'vistoria',
  area: 'administracao',
  title: { one: 'Vistoria', many: 'Vistorias', gender: 'f' },
  represent: '{local}',
  permissions: {
    list: 'vistoriaListar',
    create: 'vistoriaIncluir',
    edit: 'vistoriaEditar',
    view: 'vistoriaConsultar',
    fields: { vistoriaClassificar: 'Classificar', vistoriaVerGrau: 'Ver o grau' },
  },
  schema: {
    type: 'object',
    required: ['local'],
    properties: {
      local: { type: 'string', title: 'Local', maxLength: 50 },
      tipo: {
        type: 'string',
        title: 'Tipo',
        enum: ['COMUM', 'LAUDO'],
        'x-labels': { COMUM: 'Comum', LAUDO: 'Com laudo' },
        default: 'COMUM',
        'x-permission': { write: 'vistoriaClassificar' },
      },
      grau: { type: 'integer', title: 'Grau', 'x-permission': 'vistoriaVerGrau' },
      laudo: {
        type: 'string',
        title: 'Laudo',
        maxLength: 50,
        'x-when': {
          show: { properties: { tipo: { const: 'LAUDO' } } },
          require: { properties: { tipo: { const: 'LAUDO' } } },
        },
      },
      risco: {
        type: 'string',
        title: 'Risco',
        maxLength: 50,
        'x-when': { show: { properties: { grau: { minimum: 2 } } } },
      },
      limite: {
        type: 'string',
        title: 'Limite',
        format: 'date',
        'x-permission': { write: 'vistoriaClassificar' },
      },
      dia: { type: 'string', title: 'Dia', format: 'date', 'x-compare': { lte: 'limite' } },
      achados: {
        type: 'array',
        title: 'Achados',
        'x-rows': true,
        items: {
          type: 'object',
          properties: {
            especie: {
              type: 'string',
              title: 'Espécie',
              enum: ['TRINCA', 'OUTRO'],
              'x-labels': { TRINCA: 'Trinca', OUTRO: 'Outro' },
              default: 'TRINCA',
            },
            largura: {
              type: 'integer',
              title: 'Largura',
              'x-when': { show: { properties: { especie: { const: 'TRINCA' } } } },
            },
          },
        },
      },
    },
  },
  form: [
    { title: 'Dados', fields: [['local', 'tipo', 'grau', 'laudo'], ['risco', 'limite', 'dia'], ['achados']] },
  ],
  list: { columns: ['local', 'tipo'], sort: 'local,asc' },
};

let world: RegisterWorld;
let admin: Person;
/** Writes inspections and may not say of which kind they are. */
let inspector: Person;

beforeAll(async () => {
  world = await openRegisterWorld([vistoria]);
  admin = world.administrator;
  inspector = await world.personWith(
    'vistoriaListar',
    'vistoriaConsultar',
    'vistoriaIncluir',
    'vistoriaEditar',
  );
});

afterAll(() => world.close());

const whole = {
  local: 'Ponte',
  tipo: 'LAUDO',
  grau: 3,
  laudo: 'Íntegra',
  risco: 'Cheia',
  limite: '2026-12-10',
};

const stored = async (id: unknown): Promise<Record<string, unknown>> =>
  (await admin.get(`vistoria/${id as number}`)).payload;

describe('um campo que depende de outro', () => {
  it('fica, na inclusão, quando é o padrão do outro que o mostra, também em uma linha', async () => {
    const created = await admin.post('vistoria', {
      local: 'Muro',
      achados: [{ largura: 4 }, { especie: 'OUTRO', largura: 5 }],
    });
    expect(created.erros).toEqual([]);
    const [crack, other] = created.payload['achados'] as Record<string, unknown>[];
    expect(crack).toMatchObject({ especie: 'TRINCA', largura: 4 });
    expect(other).not.toHaveProperty('largura');
    const day = { nome: 'Padroeira', abrangencia: 'NACIONAL', dia: 8, mes: 12 };
    expect(await admin.post('feriado', day)).toMatchObject({
      erros: [],
      payload: { regra: 'ANUAL', dia: 8 },
    });
  });

  it('fica na importação de uma planilha sem a coluna do outro', async () => {
    const numero = cpf('234567891');
    const load = await sendFile(world, admin, 'interessado', `Nome;CPF\nAntônia Prado;${numero}\n`);
    expect([problems(load), counts(load).incluir]).toEqual([[], 1]);
    const { payload } = await admin.get('interessado?nome_like=Prado');
    expect(payload['itens']).toMatchObject([{ nome: 'Antônia Prado', tipo: 'PESSOA_FISICA', cpf: numero }]);
  });

  it('fica na alteração por quem não escreve o outro, ou nem o vê', async () => {
    const { id } = (await admin.post('vistoria', whole)).payload;
    const saved = await inspector.put(`vistoria/${id as number}`, {
      local: 'Ponte nova',
      laudo: 'Com ressalvas',
      risco: 'Cheia',
      versao: 1,
    });
    expect([saved.status, saved.erros]).toEqual([200, []]);
    expect(await stored(id)).toMatchObject({ ...whole, local: 'Ponte nova', laudo: 'Com ressalvas' });
  });

  it('é exigido e comparado também com o que a pessoa não escreve', async () => {
    const { id } = (await admin.post('vistoria', whole)).payload;
    const refused = await inspector.put(`vistoria/${id as number}`, {
      local: 'Ponte',
      dia: '2026-12-11',
      versao: 1,
    });
    expect(refused.status).toBe(422);
    expect(refused.erros.map(({ campo }) => campo).sort()).toEqual(['dia', 'laudo']);
    const strange = await inspector.put(`vistoria/${id as number}`, { ...whole, versao: 1 });
    expect(strange.erros.map(({ campo }) => campo).sort()).toEqual(['grau', 'limite', 'tipo']);
  });

  it('volta com o registro que quem não escreve o outro restaura', async () => {
    const { id } = (await admin.post('vistoria', whole)).payload;
    const path = `vistoria/${id as number}`;
    await admin.put(path, { ...whole, laudo: 'Trincada', versao: 1 });
    const back = await inspector.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect([back.status, back.erros]).toEqual([200, []]);
    expect(await stored(id)).toMatchObject({ laudo: 'Íntegra', risco: 'Cheia', versao: 3 });
  });

  it('não cita na definição o que a pessoa não vê', async () => {
    const { payload } = await inspector.get('registro');
    expect(JSON.stringify(payload)).toContain('vistoria');
    expect(JSON.stringify(payload)).not.toContain('"grau"');
  });
});
