import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampoConteudo, CampoPreenchido } from '#schemas/shapes/campos.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoSalvo } from '#schemas/shapes/documento-novo.ts';
import type { TipoDocumentoCarregado } from '#schemas/shapes/modelo-e-tipo.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, read, unitId } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
let draft: Documento;

const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF', 'latin1');
const made = async (register: string, values: object): Promise<number> => {
  const answer = await admin.post<{ id: number }>(register, values);
  expect(answer.raw.json<{ erros?: unknown }>().erros ?? []).toEqual([]);
  return answer.payload.id;
};
const row = (rotulo: string, tipo: number, more: object = {}): object => ({
  rotulo,
  tipo,
  preenchimento: 'OPCIONAL',
  referenciaTempo: 'CRIACAO',
  ...more,
});
/** Gives the type of the draft these fields. */
const define = async (camposPersonalizados: readonly object[]): Promise<void> => {
  const { payload } = await admin.get<object>(`tipo-documento/${draft.tipoDocumento.id}`);
  const saved = await admin.put(`tipo-documento/${draft.tipoDocumento.id}`, {
    ...payload,
    camposPersonalizados,
  });
  expect(saved.raw.json<{ erros?: unknown }>().erros ?? []).toEqual([]);
};
const save = async (id: number, campos: readonly CampoPreenchido[], who = helena) => {
  const { versao } = await read(who, id);
  return who.put<DocumentoSalvo>('documento', { id, versao, campos });
};
const fieldOf = async (id: number, rotulo: string, who = helena): Promise<CampoConteudo | undefined> =>
  (await read(who, id)).campos.find((campo) => campo.rotulo === rotulo);
const missing = async (id: number): Promise<string[]> =>
  (await read(helena, id)).pendencias.filter(({ codigo }) => codigo === 'campo').map(({ texto }) => texto);

beforeAll(async () => {
  server = await startTestApp();
  await server.platform.connection.pool.query(
    `update registro.usuario set concluir_sem_assinatura = true, reverter_minuta = true where login = 'helena.pires'`,
  );
  [admin, helena] = [await server.as('admin'), await server.as('helena.pires')];
  draft = await completeDraft(helena);
  const valor = await made('campo-personalizado', {
    codigo: 'T_VALOR',
    rotulo: 'Valor',
    tipo: 2,
    casasDecimais: 2,
    minimo: 0,
    maximo: 1000,
    referenciaTempo: 'CRIACAO',
    ajuda: 'Em reais.',
  });
  const assinado = await made('campo-personalizado', {
    codigo: 'T_DIA',
    rotulo: 'Assinado em',
    tipo: 3,
    referenciaTempo: 'CRIACAO',
  });
  const contrato = await made('campo-personalizado', {
    codigo: 'T_CONTRATO',
    rotulo: 'Contrato',
    tipo: 1,
    mascara: '9999/99',
    referenciaTempo: 'CRIACAO',
  });
  const lista = await made('template-caixa-selecao', {
    nome: 'Fontes',
    origem: 'DIGITADA',
    opcoes: [
      { valor: '1', rotulo: 'Tesouro' },
      { valor: '2', rotulo: 'Convênio' },
    ],
  });
  const fonte = await made('campo-personalizado', {
    codigo: 'T_FONTE',
    rotulo: 'Fonte',
    tipo: 4,
    listaOpcoes: lista,
    multipla: true,
    referenciaTempo: 'CRIACAO',
  });
  const obra = await made('campo-personalizado', {
    codigo: 'T_OBRA',
    rotulo: 'Obra',
    tipo: 5,
    endereco: 'https://obras.exemplo/?n={parametro}',
    parametro: 'numeroMascarado',
    referenciaTempo: 'CRIACAO',
  });
  const parecer = await made('campo-personalizado', {
    codigo: 'T_PARECER',
    rotulo: 'Parecer',
    tipo: 8,
    extensoes: 'pdf',
    referenciaTempo: 'CRIACAO',
  });
  const entrega = await made('campo-personalizado', {
    codigo: 'T_ENTREGA',
    rotulo: 'Entrega',
    tipo: 3,
    referenciaTempo: 'CRIACAO',
    prazoDias: 30,
  });
  await made('campo-validador', {
    nome: 'Par',
    tipoCampo: 1,
    campo: contrato,
    linguagem: 'REGEX',
    expressao: '\\d{4}/2\\d',
    mensagem: 'O contrato é deste século.',
    exibirErro: 'AO_DIGITAR',
  });
  await made('campo-validador', {
    nome: 'Teto',
    tipoCampo: 2,
    campo: valor,
    linguagem: 'FEEL',
    expressao: 'Emergencial or valor <= 100',
    mensagem: 'Acima de 100, só emergencial.',
    exibirErro: 'AO_SALVAR',
  });
  await define([
    row('Contrato', 1, { campo: contrato, preenchimento: 'OBRIGATORIO' }),
    row('Valor', 2, { campo: valor }),
    row('Assinado em', 3, { campo: assinado }),
    row('Modalidade', 4, { opcoes: 'Pregão\nDispensa' }),
    row('Fonte', 4, { campo: fonte }),
    row('Obra', 5, { campo: obra }),
    row('Observações', 6),
    row('Emergencial', 7),
    row('Parecer', 8, { campo: parecer }),
    row('Entrega', 3, { campo: entrega, referenciaTempo: 'OUTRO_CAMPO', rotuloReferencia: 'Assinado em' }),
  ]);
});
afterAll(() => server.close());

describe('os campos do tipo em uma minuta', () => {
  it('dos oito tipos, se preenchem, se leem como as pessoas os escrevem e se esvaziam', async () => {
    const { id } = draft;
    const arquivo = await uploadFile(server.app, helena.token, 'parecer.pdf', pdf);
    const saved = await save(id, [
      { rotulo: 'Contrato', valor: '0012/24' },
      { rotulo: 'Valor', valor: 35.55 },
      { rotulo: 'Assinado em', valor: '2026-02-28' },
      { rotulo: 'Modalidade', valor: 'Dispensa' },
      { rotulo: 'Fonte', valor: ['2', '1'] },
      { rotulo: 'Observações', valor: 'Sem ônus.' },
      { rotulo: 'Emergencial', valor: true },
      { rotulo: 'Parecer', valor: arquivo },
    ]);
    expect(saved.status).toBe(200);
    const { campos } = await read(helena, id);
    expect(saved.payload.campos).toEqual(campos);
    expect(campos.map(({ rotulo, texto }) => [rotulo, texto])).toEqual([
      ['Contrato', '0012/24'],
      ['Valor', '35,55'],
      ['Assinado em', '28/02/2026'],
      ['Modalidade', 'Dispensa'],
      ['Fonte', 'Convênio, Tesouro'],
      ['Obra', undefined],
      ['Observações', 'Sem ônus.'],
      ['Emergencial', 'Sim'],
      ['Parecer', 'parecer.pdf'],
      ['Entrega', undefined],
    ]);
    expect(campos[1]).toMatchObject({
      ajuda: 'Em reais.',
      casasDecimais: 2,
      minimo: 0,
      maximo: 1000,
      valor: 35.55,
    });
    expect(campos[8]).toMatchObject({ arquivo: { id: arquivo, nome: 'parecer.pdf', tamanho: pdf.length } });
    expect(campos[9]?.prazo).toEqual({
      dias: 30,
      referencia: 'OUTRO_CAMPO',
      rotuloReferencia: 'Assinado em',
      ate: '2026-03-30',
      vencido: true,
    });
    expect((await save(id, [{ rotulo: 'Observações' }, { rotulo: 'Fonte', valor: [] }])).status).toBe(200);
    expect([await fieldOf(id, 'Observações'), await fieldOf(id, 'Fonte')]).toMatchObject([
      { tipo: 6 },
      { tipo: 4 },
    ]);
    expect((await fieldOf(id, 'Observações'))?.valor).toBeUndefined();
    expect((await fieldOf(id, 'Valor'))?.valor).toBe(35.55);
  });

  it('recusam, no seu lugar, o que não é do seu tipo, e nada mais se guarda', async () => {
    const { id } = draft;
    const image = await uploadFile(
      server.app,
      helena.token,
      'foto.png',
      Buffer.from('89504e470d0a1a0a', 'hex'),
    );
    const theirs = await uploadFile(
      server.app,
      admin.token,
      'deles.pdf',
      Buffer.concat([pdf, Buffer.from('x')]),
    );
    const refused = await save(id, [
      { rotulo: 'Valor', valor: 'doze' },
      { rotulo: 'Assinado em', valor: '2026-99-99' },
      { rotulo: 'Modalidade', valor: 'Convite' },
      { rotulo: 'Modalidade', valor: ['Pregão', 'Dispensa'] },
      { rotulo: 'Obra', valor: 'https://exemplo' },
      { rotulo: 'Emergencial', valor: 'sim' },
      { rotulo: 'Parecer', valor: image },
      { rotulo: 'Parecer', valor: theirs },
      { rotulo: 'Processo', valor: '1' },
      { rotulo: 'Observações', valor: 'não se guarda' },
    ]);
    expect(refused.status).toBe(422);
    const { erros } = refused.raw.json<{ erros: { campo: string; mensagem: string }[] }>();
    expect(erros.map(({ campo, mensagem }) => `${campo} ${mensagem}`)).toEqual([
      'campos.0 Valor precisa ser número.',
      'campos.1 Confira a data: use dia, mês e ano.',
      'campos.2 Escolha um dos valores de Modalidade.',
      'campos.3 Escolha uma só opção em Modalidade.',
      'campos.4 Obra é um vínculo: o endereço se forma sozinho.',
      'campos.5 Emergencial precisa ser sim ou não.',
      'campos.6 Parecer aceita só arquivos pdf.',
      'campos.7 O arquivo de Parecer não foi encontrado. Envie-o de novo.',
      'campos.8 O tipo deste conteúdo não tem mais este campo. Recarregue a página.',
    ]);
    expect((await fieldOf(id, 'Observações'))?.valor).toBeUndefined();
  });

  it('por acabar ou contra uma regra se guardam, e faltam para concluir', async () => {
    const { id } = await completeDraft(helena);
    expect(await missing(id)).toEqual(['Preencher Contrato']);
    const now = async (campos: readonly CampoPreenchido[]): Promise<string[]> => {
      expect((await save(id, campos)).status).toBe(200);
      return missing(id);
    };
    expect(await now([{ rotulo: 'Contrato', valor: '12' }])).toEqual([
      'Contrato precisa seguir o modelo 9999/99.',
    ]);
    expect(await now([{ rotulo: 'Contrato', valor: '0012/99' }])).toEqual(['O contrato é deste século.']);
    expect(
      await now([
        { rotulo: 'Contrato', valor: '0012/24' },
        { rotulo: 'Valor', valor: 1000.5 },
      ]),
    ).toEqual(['Valor precisa ser no máximo 1.000.']);
    expect(await now([{ rotulo: 'Valor', valor: 1.005 }])).toEqual(['Valor precisa ser múltiplo de 0,01.']);
    expect(await now([{ rotulo: 'Valor', valor: 500 }])).toEqual(['Acima de 100, só emergencial.']);
    const { versao } = await read(helena, id);
    const refused = await helena.post('documento/concluir', { id, versao });
    expect([refused.status, refused.codigo]).toEqual([422, 'faltaParaConcluir']);
    expect(refused.raw.json<{ erros: unknown }>().erros).toEqual([
      { campo: 'campos.1', mensagem: 'Acima de 100, só emergencial.' },
    ]);
    expect(await now([{ rotulo: 'Emergencial', valor: true }])).toEqual([]);
  });

  it('se conhecem pelo tipo, antes do documento, e com o que se preencheu em um dele', async () => {
    const load = (b: number, who = helena) =>
      who.post<TipoDocumentoCarregado>(
        `documento/carregar-tipo-documento/${draft.tipoDocumento.id}/${b}`,
        undefined,
      );
    const { campos } = await read(helena, draft.id);
    const bare = (await load(0)).payload;
    expect(bare).toMatchObject({ id: draft.tipoDocumento.id, nome: draft.tipoDocumento.rotulo });
    expect(bare.campos.map(({ rotulo, tipo }) => [rotulo, tipo])).toEqual(
      campos.filter(({ retirado }) => !retirado).map(({ rotulo, tipo }) => [rotulo, tipo]),
    );
    expect(bare.campos.some(({ valor, endereco }) => valor ?? endereco)).toBe(false);
    expect((await load(draft.id)).payload.campos).toEqual(campos);
    expect((await load(draft.id, await server.as('beatriz.cordeiro'))).status).toBe(404);
    expect((await helena.post('documento/carregar-tipo-documento/999999/0', undefined)).status).toBe(404);
  });

  it('leem as opções de uma lista à parte, só quem edita', async () => {
    const options = await helena.get<{ itens: OpcaoLida[] }>(
      `documento/${draft.id}/opcoes-campo?rotulo=Fonte`,
    );
    expect(options.payload.itens).toEqual([
      { valor: '1', rotulo: 'Tesouro' },
      { valor: '2', rotulo: 'Convênio' },
    ]);
    const caio = await server.as('caio.teles');
    expect((await caio.get(`documento/${draft.id}/opcoes-campo?rotulo=Fonte`)).status).toBe(404);
    expect((await helena.get(`documento/${draft.id}/opcoes-campo?rotulo=Nenhum`)).status).toBe(404);
  });
});

describe('os campos de um documento concluído', () => {
  it('ficam como eram, com o número no vínculo; o tipo muda só as minutas, e o arquivo é de quem vê o documento', async () => {
    const { id, versao } = await completeDraft(helena);
    const arquivo = await uploadFile(server.app, helena.token, 'parecer.pdf', pdf);
    expect(
      (
        await helena.put<DocumentoSalvo>('documento', {
          id,
          versao,
          campos: [
            { rotulo: 'Contrato', valor: '0007/25' },
            { rotulo: 'Parecer', valor: arquivo },
          ],
          nivelAcesso: 'RESTRITO',
          hipoteseLegal: 'Documento preparatório',
          destinos: [{ unidadeId: await unitId(helena, 'PGM') }],
        })
      ).status,
    ).toBe(200);
    const concluded = await helena.post<Documento>('documento/concluir', {
      id,
      versao: (await read(helena, id)).versao,
    });
    expect(concluded.status).toBe(200);
    const { numero = '' } = concluded.payload;
    expect((await fieldOf(id, 'Obra'))?.endereco).toBe(
      `https://obras.exemplo/?n=${encodeURIComponent(numero)}`,
    );
    const { payload: former } = await admin.get<{ camposPersonalizados: object[] }>(
      `tipo-documento/${draft.tipoDocumento.id}`,
    );
    await define([row('Contrato', 2), row('Local', 1)]);
    expect((await read(helena, id)).campos.map(({ rotulo, texto }) => [rotulo, texto]).slice(0, 2)).toEqual([
      ['Contrato', '0007/25'],
      ['Valor', undefined],
    ]);
    // a draft follows its type; what was written in fields that it has no more stays, and is shown
    expect(await fieldOf(draft.id, 'Local')).toMatchObject({ tipo: 1 });
    expect(
      (await read(helena, draft.id)).campos.filter(({ retirado }) => retirado).map(({ rotulo }) => rotulo),
    ).toEqual(expect.arrayContaining(['Contrato', 'Valor', 'Parecer']));
    await define(former.camposPersonalizados);
    expect((await fieldOf(draft.id, 'Contrato'))?.valor).toBe('0012/24');

    expect((await helena.get(`arquivo/${arquivo}`)).status).toBe(200);
    const outsider = await server.as('caio.teles');
    expect((await outsider.get(`documento/${id}/0`)).status).toBe(404);
    expect((await outsider.get(`arquivo/${arquivo}`)).status).toBe(404);
    // one file is of one document
    const other = await completeDraft(helena);
    const taken = await save(other.id, [{ rotulo: 'Parecer', valor: arquivo }]);
    expect([taken.status, taken.codigo]).toEqual([422, 'camposInvalidos']);
  });
});
