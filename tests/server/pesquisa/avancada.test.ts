import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { camposPorCaso, colunasPadrao, colunasPesquisa } from '#schemas/campos-pesquisa.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type {
  CamposParametrizacao,
  FacetasPesquisa,
  ItemPesquisa,
  ParametrosPesquisa,
} from '#schemas/shapes/pesquisa.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let concluded: number;
let draft: number;
let number: string;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const texto = 'As licitações de veículos pesados seguem o termo de referência aprovado em assembleia.';

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  const { id, numero } = await concludedDocument(helena, {
    assunto: 'Aquisição de ambulâncias',
    salvar: { corpo: { type: 'doc', content: [paragraph(texto)] } },
  });
  concluded = id;
  number = numero ?? '';
  draft = (await completeDraft(helena, { assunto: 'Rascunho da ambulância escolar' })).id;
}, 60_000);
afterAll(() => server.close());

const ask = (caller: Caller, filtro: FiltroCampos, caso: CasoDeUsoPesquisa = 'Documento', query = '') =>
  caller.post<Page<ItemPesquisa>>(`pesquisa-avancada/pesquisar${query}`, {
    casoDeUso: caso,
    json: { [filterFieldOf[caso]]: filtro },
  });
const found = async (
  filtro: FiltroCampos,
  caso: CasoDeUsoPesquisa = 'Documento',
): Promise<readonly number[]> => {
  const answer = await ask(helena, filtro, caso, '?pageSize=100');
  if (answer.status !== 200) throw new Error(answer.raw.body);
  return answer.payload.itens.map(({ id }) => id);
};
const one = async (filtro: FiltroCampos): Promise<ItemPesquisa | undefined> =>
  (await ask(helena, filtro, 'Documento', '?pageSize=100')).payload.itens.find(({ id }) => id === concluded);

describe('palavras', () => {
  it.each([
    ['sem acento', 'aquisicao ambulancias'],
    ['o singular do que está no plural', 'licitação'],
    ['outra forma da palavra', 'veículo'],
    ['um começo', 'assembl*'],
    ['uma frase', '"termo de referência"'],
    ['uma pessoa', 'helena pires'],
  ])('acham por %s', async (_, q) => {
    expect(await found({ q })).toContain(concluded);
  });

  it.each([
    ['uma frase em outra ordem', '"referência de termo"'],
    ['o que se exclui', 'ambulâncias -licitações'],
    ['uma palavra que não está', 'ambulâncias helicóptero'],
  ])('não acham por %s', async (_, q) => {
    expect(await found({ q })).not.toContain(concluded);
  });

  it('acham o número em qualquer máscara, e ele vem primeiro', async () => {
    for (const q of [number, number.replaceAll(/[^\p{L}\p{N}]/gu, '')])
      expect((await ask(helena, { q })).payload.itens[0]?.id, q).toBe(concluded);
    expect(await found({ numero: number.toLowerCase() })).toContain(concluded);
    // as the bars of its paper say it where they have digits alone
    const [short] = (await ask(helena, { q: String(concluded).padStart(14, '0') })).payload.itens;
    expect([short?.id, short?.porque]).toEqual([concluded, ['numero']]);
  });

  it('dizem por que acharam, e mostram o trecho com a palavra marcada', async () => {
    expect((await one({ q: 'ambulância' }))?.porque).toEqual(['assunto']);
    expect((await one({ q: 'helena pires' }))?.porque).toContain('pessoa');
    const inText = await one({ q: 'licitação' });
    expect(inText?.porque).toEqual(['texto']);
    expect(inText?.trecho).toContainEqual({ texto: 'licitações', achado: true });
    expect(inText?.trecho?.map((part) => part.texto).join('')).toContain('licitações de veículos pesados');
  });

  it('a do cabeçalho diz o mesmo, também do que ainda se escreve', async () => {
    const header = async (q: string, more = ''): Promise<ItemCaixa | undefined> =>
      (await helena.get<Page<ItemCaixa>>(`pesquisa?q=${encodeURIComponent(q)}${more}`)).payload.itens.find(
        ({ id }) => id === concluded,
      );
    expect((await header('ambul'))?.achado?.porque).toEqual(['assunto']);
    for (const begun of ['licita', 'licitaç', 'licitaçõ', 'veículos pesad'])
      expect((await header(begun, '&escrevendo=true'))?.achado?.porque, begun).toEqual(['texto']);
    expect((await header('licitação de veículo'))?.achado?.porque).toEqual(['texto']);
    const inText = (await header('veículos pesados'))?.achado;
    expect(inText?.porque).toEqual(['texto']);
    expect(inText?.trecho).toContainEqual({ texto: 'pesados', achado: true });
    expect((await header(number))?.achado?.porque).toContain('numero');
    const all = await helena.get<Page<ItemCaixa>>('pesquisa?tipo=1');
    expect(all.payload.itens.filter(({ achado }) => achado)).toEqual([]);
  });

  it('o trecho traz os valores do documento onde eles estão', async () => {
    const content = [
      { type: 'text', text: 'Encerra-se com ' },
      { type: 'marcador', attrs: { chave: 'fecho' } },
      { type: 'text', text: ', sem requisitório.' },
    ];
    const { id } = await concludedDocument(helena, {
      salvar: {
        corpo: { type: 'doc', content: [paragraph('Capítulo do fecho.'), { type: 'paragraph', content }] },
        valores: { fecho: 'Cordialíssimas saudações' },
      },
    });
    const { payload } = await ask(helena, { q: 'requisitório' });
    const item = payload.itens.find((row) => row.id === id);
    expect(item?.trecho?.map((part) => part.texto).join('')).toContain(
      'Capítulo do fecho. Encerra-se com Cordialíssimas saudações, sem requisitório.',
    );
  });

  it('têm quatro letras ao menos; uma pesquisa só por campos não precisa delas', async () => {
    const short = await ask(helena, { q: 'a b c', assunto: 'xyz' });
    expect(short.status).toBe(422);
    expect(short.campos).toEqual(['json.documentoFiltro.q', 'json.documentoFiltro.assunto']);
    expect(await found({ fase: 0 })).toContain(draft);
  });
});

describe('campos', () => {
  it('fase 0, 1 e 2, e origem', async () => {
    expect(await found({ q: 'ambulância', fase: 0 })).toEqual([draft]);
    expect(await found({ q: 'ambulância', fase: 1 })).toEqual([concluded]);
    expect((await found({ q: 'ambulância', fase: 2 })).toSorted()).toEqual([concluded, draft].toSorted());
    expect(await found({ q: 'ambulância', origem: 2 })).toEqual([]);
    expect(await found({ q: 'ambulância', origem: 1, fase: 1 })).toEqual([concluded]);
  });

  it('cada um estreita o que se acha', async () => {
    const item = await one({ q: 'licitação' });
    const pick = async (campo: string, q: string): Promise<number> =>
      (await helena.get<Page<Rotulo>>(`pesquisa-avancada/opcoes?campo=${campo}&q=${encodeURIComponent(q)}`))
        .payload.itens[0]?.id ?? 0;
    const q = 'ambulância';
    const autor = await pick('pessoa', 'Helena Duarte Pires');
    const other = await pick('pessoa', 'Beatriz');
    const tipoDocumento = await pick('tipoDocumento', item?.tipoDocumento ?? '');
    const modeloDocumento = await pick('modeloDocumento', item?.modeloDocumento ?? '');
    const unidade = (await unitId(helena, (item?.localizacaoDetentor ?? '').split(' · ')[0] ?? '')) || 0;
    const dia = { inicio: '2026-11-20', fim: '2026-11-20' };
    const antes = { inicio: '2026-11-01', fim: '2026-11-19' };
    for (const filtro of [
      { autor },
      { tipoDocumento },
      { modeloDocumento },
      { unidadeDetentora: unidade },
      { unidadeOrigem: unidade },
      { estado: 0 },
      { estado: 99 },
      { sigilo: 0 },
      { nivelAcesso: 'PUBLICO' },
      { dataCriacao: dia },
      { dataConclusao: dia },
      { assunto: 'ambulância' },
      { paraConhecimento: false },
      { assinaturaCertificadoDigital: false },
      { assinaturaNuvem: false },
    ] as FiltroCampos[])
      expect(await found({ q, fase: 1, ...filtro }), JSON.stringify(filtro)).toEqual([concluded]);
    for (const filtro of [
      { autor: other },
      { tipoDocumento: 999 },
      { modeloDocumento: 999 },
      { unidadeDetentora: 9999 },
      { unidadeOrigem: 9999 },
      { estado: 8 },
      { sigilo: 1 },
      { nivelAcesso: 'RESTRITO' },
      { dataCriacao: antes },
      { dataConclusao: antes },
      { dataUltimoTramite: dia },
      { vencimento: dia },
      { assunto: 'licitações' },
      { interessado: 'ninguém assim' },
      { cpfCnpj: '529.982.247-25' },
      { assinante: other },
      { paraConhecimento: true },
      { assinaturaCertificadoDigital: true },
      { assinaturaNuvem: true },
    ] as FiltroCampos[])
      expect(await found({ q, fase: 1, ...filtro }), JSON.stringify(filtro)).toEqual([]);
  });

  it('são os do caso de uso, e os outros são recusados pelo nome', async () => {
    const refused = await ask(helena, { tipoDocumento: 1, aba: 'meus' }, 'Processo');
    expect(refused.campos).toEqual(['json.processoFiltro.tipoDocumento', 'json.processoFiltro.aba']);
    const { payload } = await helena.get<CamposParametrizacao>(
      'pesquisa-avancada/obter-campos-parametrizacao',
    );
    expect(payload.colunas).toHaveLength(26);
    expect(payload.colunas.filter(({ padrao }) => padrao).map(({ nome }) => nome)).toEqual([
      ...colunasPadrao,
    ]);
    for (const [caso, campos] of Object.entries(camposPorCaso))
      expect(payload.filtros.filter((one) => one.casosDeUso.some((each) => each === caso)).length, caso).toBe(
        campos.length,
      );
  });

  it('um período tem as duas pontas, em ordem, e um CPF vem inteiro', async () => {
    const half = { dataCriacao: { inicio: '2026-11-01' } } as unknown as FiltroCampos;
    expect((await ask(helena, half)).campos).toEqual(['json.documentoFiltro.dataCriacao.fim']);
    const turned = { dataCriacao: { inicio: '2026-11-02', fim: '2026-11-01' } };
    expect((await ask(helena, turned)).campos).toEqual(['json.documentoFiltro.dataCriacao']);
    expect((await ask(helena, { cpfCnpj: '529.982' })).campos).toEqual(['json.documentoFiltro.cpfCnpj']);
  });

  it('a página segue a ordem pedida, e uma ordem desconhecida é recusada', async () => {
    const { payload } = await ask(helena, { fase: 1 }, 'Documento', '?sort=assunto,asc&pageSize=5&start=2');
    const subjects = payload.itens.map(({ assunto }) => assunto);
    expect(subjects).toHaveLength(5);
    expect(subjects.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))).toEqual(subjects);
    expect((await ask(helena, {}, 'Documento', '?sort=senha,asc')).codigo).toBe('ordenacaoDesconhecida');
  });
});

describe('colunas', () => {
  it('são as nove até que a pessoa escolha as suas', async () => {
    const read = async (caller: Caller) =>
      (await caller.get<ParametrosPesquisa>('pesquisa-avancada/parametrizar')).payload.colunas;
    expect(await read(helena)).toEqual([...colunasPadrao]);
    const chosen = colunasPesquisa.toReversed();
    const kept: Answer<ParametrosPesquisa> = await helena.post('pesquisa-avancada/parametrizar', {
      colunas: chosen,
    });
    expect(kept.payload.colunas).toEqual(chosen);
    expect(await read(helena)).toEqual(chosen);
    expect(await read(beatriz)).toEqual([...colunasPadrao]);
    expect((await helena.post('pesquisa-avancada/parametrizar', { colunas: ['senha'] })).status).toBe(422);
  });

  it('saem na planilha como a pessoa as escolheu', async () => {
    await helena.post('pesquisa-avancada/parametrizar', { colunas: ['assunto', 'fase', 'estado'] });
    const { raw } = await helena.post('pesquisa-avancada/exportar?formato=csv', {
      casoDeUso: 'Documento',
      json: { documentoFiltro: { q: 'ambulância' } },
    });
    expect(raw.statusCode).toBe(200);
    const lines = raw.body.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(lines[0]).toBe('Assunto;Fase;Estado');
    expect(lines.slice(1).toSorted()).toEqual([
      'Aquisição de ambulâncias;Concluído;Corrente',
      'Rascunho da ambulância escolar;Minuta;Minuta',
    ]);
  });
});

describe('o que cada um alcança', () => {
  it('nem a página, nem as facetas, nem a planilha contam o que não se vê', async () => {
    const filtro = { casoDeUso: 'Documento', json: { documentoFiltro: { q: 'ambulância escolar' } } };
    const { payload: mine } = await helena.post<FacetasPesquisa>('pesquisa-avancada/facetas', filtro);
    expect(mine).toMatchObject({ base: 1, todos: true });
    expect(mine.facetas.find(({ campo }) => campo === 'fase')?.valores).toEqual([{ valor: 0, total: 1 }]);
    const { payload: hers } = await beatriz.post<FacetasPesquisa>('pesquisa-avancada/facetas', filtro);
    expect(hers).toEqual({ base: 0, todos: true, facetas: [] });
    expect((await ask(beatriz, { q: 'ambulância escolar' })).payload).toMatchObject({ itens: [], total: 0 });
    const { raw } = await beatriz.post('pesquisa-avancada/exportar', filtro);
    expect(raw.body).not.toContain('ambulância escolar');
  });
});

describe('a lista dos documentos', () => {
  it('tem os que a pessoa alcança, a página e a ordem que se pedem, e diz em que campo a palavra é curta', async () => {
    const list = (caller: Caller, query: string) => caller.get<Page<ItemPesquisa>>(`documento?${query}`);
    const all = (await list(helena, 'pageSize=100')).payload;
    expect(all.itens.map(({ id }) => id)).toEqual(expect.arrayContaining([concluded, draft]));
    const words = `q=${encodeURIComponent('ambulância')}`;
    const byName = await list(helena, `${words}&sort=assunto,asc`);
    expect(byName.payload.itens.map(({ id }) => id)).toEqual([concluded, draft]);
    const second = await list(helena, `${words}&sort=assunto,asc&start=2&pageSize=1`);
    expect([second.payload.itens.map(({ id }) => id), second.payload.total]).toEqual([[draft], 2]);
    expect((await list(beatriz, words)).payload.itens.map(({ id }) => id)).toEqual([concluded]);
    const short = await list(helena, 'q=amb');
    expect([short.status, short.campos]).toEqual([422, ['q']]);
  });
});
