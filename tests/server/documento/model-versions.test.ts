import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/generated.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;

interface Modelo {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly propriedades: readonly { chave: string; marcador: string; tipo: string }[];
  readonly acoes: readonly { nome: string; permitida: boolean; motivo?: string }[];
}

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const modelNamed = async (nome: string): Promise<Modelo> => {
  const { payload } = await admin.get<{ itens: { id: number }[] }>(
    `modelo-documento?nome_like=${encodeURIComponent(nome)}`,
  );
  return (await admin.get<Modelo>(`modelo-documento/${payload.itens[0]?.id ?? 0}`)).payload;
};

const save = (modelo: Modelo, change: object) =>
  admin.put(`modelo-documento/${modelo.id}`, { ...modelo, ...change });

const messages = ({ raw }: { raw: { json: <T>() => T } }): Record<string, string> =>
  Object.fromEntries(
    (raw.json<{ erros?: { campo: string; mensagem: string }[] }>().erros ?? []).map(({ campo, mensagem }) => [
      campo,
      mensagem,
    ]),
  );

const offered = async (): Promise<readonly string[]> =>
  (await helena.get<{ itens: { nome: string }[] }>('documento/modelo-combo')).payload.itens.map(
    ({ nome }) => nome,
  );

it('a text that documents were made from changes only in a version under change, which nobody else uses', async () => {
  await completeDraft(helena);
  const model = await modelNamed('Comunicação Interna');
  expect(model).toMatchObject({ situacaoVersao: 'CONCLUIDA', numeroVersao: 1 });
  const propriedades = model.propriedades.map((one, i) => (i === 0 ? { ...one, mascara: '999' } : one));
  expect(messages(await save(model, { propriedades }))).toEqual({
    propriedades: 'Há documentos feitos com este texto. Abra uma nova versão do modelo para mudá-lo.',
  });
  expect((await save(model, { descricao: 'Entre unidades' })).status).toBe(200);
  expect((await admin.post(`modelo-documento/${model.id}/acao/concluirVersao`)).codigo).toBe(
    'transicaoNaoPermitida',
  );

  expect((await admin.post(`modelo-documento/${model.id}/acao/abrirVersao`)).status).toBe(200);
  const open = await modelNamed('Comunicação Interna');
  expect(open).toMatchObject({ situacaoVersao: 'EM_ALTERACAO', numeroVersao: 2 });
  expect(open.acoes).toContainEqual({
    nome: 'abrirVersao',
    permitida: false,
    motivo: 'Já há uma versão em alteração.',
  });
  expect(await offered()).not.toContain('Comunicação Interna');
  const started = await helena.post('documento', { modeloId: model.id, assunto: 'Uso do auditório' });
  expect([started.status, started.campos]).toEqual([422, ['modeloId']]);
  expect((await save(open, { propriedades, situacaoVersao: 'CONCLUIDA' })).status).toBe(200);

  expect((await admin.post(`modelo-documento/${model.id}/acao/concluirVersao`)).status).toBe(200);
  expect(await modelNamed('Comunicação Interna')).toMatchObject({
    situacaoVersao: 'CONCLUIDA',
    numeroVersao: 2,
  });
  expect(await offered()).toContain('Comunicação Interna');
});

it('has a signature key, and fixed signers and destinations that fit', async () => {
  const model = await modelNamed('Ata de Reunião');
  const key = model.propriedades.find(({ tipo }) => tipo === 'ASSINANTE')?.chave;
  const people = await admin.get<{ itens: { id: number; rotulo: string }[] }>('usuario/combo?q=Helena');
  const usuario = people.payload.itens[0]?.id;
  const units = await admin.get<{ itens: { id: number; rotulo: string }[] }>('unidade/combo?q=Procuradoria');
  const unidade = units.payload.itens[0]?.id;
  const cases: [object, Record<string, string>][] = [
    [
      { propriedades: model.propriedades.filter(({ tipo }) => tipo !== 'ASSINANTE') },
      { propriedades: 'Inclua ao menos um marcador do tipo Assinante.' },
    ],
    [
      { assinantesFixos: [{ usuario, marcador: 'outro' }] },
      {
        'assinantesFixos.0.marcador': 'Escreva a chave de um marcador do tipo Assinante deste modelo.',
      },
    ],
    [
      { assinantesFixos: [{ usuario, marcador: key }], permiteAssinanteInterno: false },
      { assinantesFixos: 'Permita assinantes internos ou retire os assinantes fixos.' },
    ],
    [
      {
        assinantesFixos: [
          { usuario, marcador: key },
          { usuario, marcador: 'outra' },
        ],
      },
      { 'assinantesFixos.1.usuario': 'Este valor de Pessoa já está na lista.' },
    ],
    [
      { destinosFixos: [{ unidade }, { unidade }] },
      { 'destinosFixos.1.unidade': 'Este destino já está na lista.' },
    ],
    [
      { destinosFixos: [{ unidade, usuario }] },
      { 'destinosFixos.0.usuario': 'Esta pessoa não atua na unidade escolhida.' },
    ],
    [
      { destinosFixos: [{ unidade }], permiteDestinoInterno: false },
      { destinosFixos: 'Permita destinatários internos ou retire os destinos fixos.' },
    ],
    [
      { codigoBarrasLargura: 4 },
      { codigoBarrasAltura: 'Altura do código de barras (cm) é um campo obrigatório.' },
    ],
  ];
  for (const [change, says] of cases) {
    const refused = await save(model, change);
    expect([refused.status, messages(refused)]).toEqual([422, says]);
  }
  const fits = await save(model, {
    assinantesFixos: [{ usuario, marcador: key }],
    destinosFixos: [{ unidade }],
    codigoBarrasLargura: 4,
    codigoBarrasAltura: 1.5,
  });
  expect(messages(fits)).toEqual({});
  // What the model fixes is in every draft made from it.
  const { payload } = await helena.post<Documento>('documento', { modeloId: model.id, assunto: 'Reunião' });
  expect(payload.assinantes).toMatchObject([{ usuario: { id: usuario }, marcador: key }]);
  expect(payload.destinos).toMatchObject([{ unidade: { id: unidade } }]);
});
