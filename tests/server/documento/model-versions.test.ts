import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';

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
  expect((await save(open, { propriedades, situacaoVersao: 'CONCLUIDA' })).status).toBe(200);
  // Ordinary drafts go on coming from the version that was concluded.
  expect(await offered()).toContain('Comunicação Interna');
  const draftOf = async (extra: object = {}) =>
    (await helena.post<Documento>('documento', { modeloId: model.id, assunto: 'Auditório', ...extra }))
      .payload;
  const ordinary = await draftOf();
  expect(ordinary).not.toHaveProperty('teste');
  expect(ordinary.propriedades[0]).not.toHaveProperty('mascara');
  // Tests of the version under change are told apart and never concluded.
  const tested = (await helena.get<{ itens: object[] }>('documento/modelo-teste')).payload.itens;
  expect(tested).toMatchObject([{ id: model.id }]);
  const loaded = await helena.get<Documento>(`documento/carregar-modelo-teste/${model.id}/0/0`);
  expect(loaded.payload.propriedades[0]).toHaveProperty('mascara', '999');
  const test = await draftOf({ teste: true });
  expect(test.teste).toBe(true);
  expect(test.propriedades[0]).toHaveProperty('mascara', '999');
  expect(test.acoes).toContainEqual({
    nome: 'concluir',
    permitida: false,
    motivo: 'Esta minuta testa uma versão do modelo ainda em alteração. Não pode ser concluída.',
  });
  const concluded = await helena.post('documento/concluir', { id: test.id, versao: test.versao });
  expect([concluded.status, concluded.codigo]).toEqual([409, 'transicaoNaoPermitida']);
  const made = await admin.post<{ rota: string }>(`modelo-documento/${model.id}/acao/testarVersao`);
  expect(made.payload.rota).toMatch(/^principal\/documento\/edicao\/\d+$/);

  expect((await admin.post(`modelo-documento/${model.id}/acao/concluirVersao`)).status).toBe(200);
  expect(await modelNamed('Comunicação Interna')).toMatchObject({
    situacaoVersao: 'CONCLUIDA',
    numeroVersao: 2,
  });
  expect((await draftOf()).propriedades[0]).toHaveProperty('mascara', '999');
  const noMore = await helena.post('documento', { modeloId: model.id, assunto: 'x', teste: true });
  expect([noMore.status, noMore.campos]).toEqual([422, ['modeloId']]);
});

it('a version under change is given up: the model is again what documents come from', async () => {
  const model = await modelNamed('Portaria');
  const act = (name: string) => admin.post(`modelo-documento/${model.id}/acao/${name}`);
  expect((await act('descartarVersao')).codigo).toBe('transicaoNaoPermitida');
  await act('abrirVersao');
  const open = await modelNamed('Portaria');
  const propriedades = open.propriedades.map((one) => ({ ...one, rotulo: 'Outro nome' }));
  expect((await save(open, { propriedades, descricao: 'Atos do gabinete' })).status).toBe(200);
  expect((await act('descartarVersao')).status).toBe(200);
  const again = await modelNamed('Portaria');
  expect(again).toMatchObject({
    situacaoVersao: 'CONCLUIDA',
    numeroVersao: model['numeroVersao'],
    corpo: model['corpo'],
    descricao: 'Atos do gabinete',
  });
  const named = ({ propriedades: all }: Modelo) => all.map(({ chave, marcador }) => [chave, marcador]);
  expect(named(again)).toEqual(named(model));
  expect(JSON.stringify(again.propriedades)).not.toContain('Outro nome');
  // the next version is told apart from the one that was given up
  expect((await act('abrirVersao')).status).toBe(200);
  expect(await modelNamed('Portaria')).toMatchObject({ situacaoVersao: 'EM_ALTERACAO' });
  expect((await act('descartarVersao')).status).toBe(200);
});

it('fixes signers only at places of the version that documents come from', async () => {
  const model = await modelNamed('Portaria');
  const act = (name: string) => admin.post(`modelo-documento/${model.id}/acao/${name}`);
  expect((await act('abrirVersao')).status).toBe(200);
  const open = await modelNamed('Portaria');
  const people = await admin.get<{ itens: { id: number }[] }>('usuario/combo?q=Helena');
  const usuario = people.payload.itens[0]?.id;
  const propriedades = [
    ...open.propriedades,
    {
      chave: 'assinatura_9',
      marcador: '{{assinatura_9}}',
      rotulo: 'Outra assinatura',
      tipo: 'ASSINANTE',
      preenchimento: 'AUTOMATICO',
    },
  ];
  const { content } = open['corpo'] as { content: object[] };
  const corpo = {
    type: 'doc',
    content: [...content, { type: 'assinatura', attrs: { chave: 'assinatura_9' } }],
  };
  expect(messages(await save(open, { corpo, propriedades }))).toEqual({});
  const fix = async (marcador: string) =>
    messages(await save(await modelNamed('Portaria'), { assinantesFixos: [{ usuario, marcador }] }));
  expect(await fix('assinatura_9')).toEqual({
    'assinantesFixos.0.marcador':
      'Este lugar de assinatura só existe na versão em alteração. Conclua-a antes de fixar quem assina nele.',
  });
  expect(await fix('assinatura_1')).toEqual({});
  expect((await act('descartarVersao')).status).toBe(200);
  expect(messages(await save(await modelNamed('Portaria'), { assinantesFixos: [] }))).toEqual({});
});

it('is offered, and used, only by the units or people that it is for, and never when it is for flows', async () => {
  const model = await modelNamed('Portaria');
  const units = await admin.get<{ itens: { id: number }[] }>('unidade/combo?q=Procuradoria');
  const users = await admin.get<{ itens: { id: number }[] }>('usuario/combo?q=Helena');
  const unidade = units.payload.itens[0]?.id;
  const tries = async () => [
    (await offered()).includes('Portaria'),
    (await helena.post('documento', { modeloId: model.id, assunto: 'Comissão' })).status,
  ];
  expect(await tries()).toEqual([true, 200]);
  const restricted = async (change: object) => {
    const saved = await save(await modelNamed('Portaria'), change);
    expect(messages(saved)).toEqual({});
    return tries();
  };
  expect(await restricted({ restringirPor: 'UNIDADE', unidades: [unidade] })).toEqual([false, 404]);
  expect(await restricted({ restringirPor: 'USUARIO', usuarios: [users.payload.itens[0]?.id] })).toEqual([
    true,
    200,
  ]);
  expect(await restricted({ restringirPor: 'NENHUM', exclusivoFluxo: true })).toEqual([false, 404]);
  expect(await restricted({ exclusivoFluxo: false })).toEqual([true, 200]);
});

it('a concluded document goes to the fixed destinations of its model: the first in charge, the others by copies', async () => {
  const model = await modelNamed('Comunicação Interna');
  const unit = async (q: string) => {
    const { payload } = await admin.get<{ itens: { id: number }[] }>(`unidade/combo?q=${q}`);
    return payload.itens[0]?.id ?? 0;
  };
  const [pgm, ccl, dpa] = [await unit('PGM'), await unit('CCL'), await unit('DPA')];
  const fixed = [{ unidade: ccl }, { unidade: pgm }, { unidade: dpa }];
  expect(messages(await save(model, { destinosFixos: fixed }))).toEqual({});
  const destinos = fixed.map(({ unidade }) => ({ unidadeId: unidade }));
  const payload = await concludedDocument(helena, { salvar: { destinos } });
  expect(payload.modelo.rotulo).toBe('Comunicação Interna');
  expect(payload.emTransito).toMatchObject({ paraUnidade: { id: pgm } });
  const { rows } = await server.platform.connection.pool.query<{ para: number; especie: string }>(
    'select para_unidade_id as para, especie from tramite where conteudo_id = $1 order by id',
    [payload.id],
  );
  expect(rows).toEqual([
    { para: pgm, especie: 'ENCARGO' },
    { para: ccl, especie: 'CONHECIMENTO' },
    { para: dpa, especie: 'CONHECIMENTO' },
  ]);
});

it('says whether it takes destinations and signers of the institution', async () => {
  const model = await modelNamed('Portaria');
  expect(
    messages(
      await save(model, {
        permiteDestinoInterno: false,
        permiteAssinanteInterno: false,
        assinantesFixos: [],
        destinosFixos: [],
      }),
    ),
  ).toEqual({});
  const { payload: draft } = await helena.post<Documento>('documento', {
    modeloId: model.id,
    assunto: 'Comissão',
  });
  const unit = await admin.get<{ itens: { id: number }[] }>('unidade/combo?q=PGM');
  const sent = await helena.put('documento', {
    id: draft.id,
    versao: draft.versao,
    destinos: [{ unidadeId: unit.payload.itens[0]?.id }],
  });
  expect(messages(sent)).toEqual({ destinos: 'Este modelo não aceita destinatários internos.' });
  const user = await admin.get<{ itens: { id: number }[] }>('usuario/combo?q=Helena');
  const signer = await helena.post(`documento/${draft.id}/adicionar-assinante`, {
    usuarioId: user.payload.itens[0]?.id,
    marcador: 'assinatura_1',
  });
  expect(messages(signer)).toEqual({ usuarioId: 'Este modelo não aceita assinantes internos.' });
});

it('says whether a recipient may be typed: who is from outside is in no list', async () => {
  const { payload: draft } = await helena.post<Documento>('documento', {
    modeloId: (await modelNamed('Ofício')).id,
    assunto: 'Convite',
  });
  const typed = async (nome: string) => {
    const { versao } = (await helena.get<Documento>(`documento/${draft.id}/0`)).payload;
    return messages(
      await helena.put('documento', { id: draft.id, versao, valores: { destinatario_nome: nome } }),
    );
  };
  expect(await typed('Maria Prado')).toEqual({});
  expect(messages(await save(await modelNamed('Ofício'), { permiteDestinoExterno: false }))).toEqual({});
  expect(await typed('Outra pessoa')).toEqual({
    'valores.destinatario_nome':
      'Este modelo não aceita destinatários externos. Escolha os destinatários na lista.',
  });
  // what was written before stays, and may be taken away
  expect(await typed('Maria Prado')).toEqual({});
  expect(await typed('')).toEqual({});
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
      {
        propriedades:
          'Falta quem assina. Na barra do texto, aperte a caneta (Lugar de assinatura) e escolha Inserir lugar de assinatura.',
      },
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
