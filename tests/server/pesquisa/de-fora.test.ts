import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { newOutsider, openRegistration } from '#tests/server/externo/outsider.ts';
import { offerService } from '#tests/server/externo/service.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let caio: Caller;
let pedido: SolicitacaoExterna;
const base = '315702846';

beforeAll(async () => {
  server = await startTestApp();
  caio = await server.as('caio.teles');
  await openRegistration(server, { cadastroExterno: 'TODOS', aprovacaoExterna: false });
  const servicoId = await offerService(server, 'caio.teles');
  const admin = await server.as('admin');
  const link = await admin.post<{ id: number }>('campo-personalizado', {
    codigo: 'T_PE',
    rotulo: 'Andamento',
    tipo: 5,
    endereco: 'https://fora.exemplo/?n={parametro}',
    parametro: 'numeroProtocoloMascarado',
    referenciaTempo: 'CRIACAO',
  });
  const { payload: service } = await admin.get<{ camposPersonalizados: object[] }>(
    `tipo-processo/${servicoId}`,
  );
  const field = { rotulo: 'Andamento', tipo: 5, campo: link.payload.id, preenchimento: 'OPCIONAL' };
  const changed = await admin.put(`tipo-processo/${servicoId}`, {
    ...service,
    camposPersonalizados: [...service.camposPersonalizados, { ...field, referenciaTempo: 'CRIACAO' }],
  });
  expect([changed.status, changed.campos]).toEqual([200, []]);
  const rita = await newOutsider(server, { nome: 'Rita Sales', email: 'rita@correio.exemplo', base });
  pedido = (
    await rita.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
      chave: randomUUID(),
      servicoId,
      texto: 'Peço a poda.',
      arquivos: [],
      campos: [{ rotulo: 'Rua', valor: 'Rua C' }],
    })
  ).payload;
});
afterAll(() => server.close());

const search = async (filtro: FiltroCampos): Promise<readonly ItemPesquisa[]> =>
  (
    await caio.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'ProtocoloExterno',
      json: { protocoloExternoFiltro: filtro },
    })
  ).payload.itens;

it('o pedido de fora diz quem o fez, com que documento e que serviço, e se acha por eles', async () => {
  for (const filtro of [
    { interessado: 'rita sales' },
    { cpfCnpj: cpf(base) },
    { numero: 'PE nº 1/26' },
    { q: 'PE-1/2026' },
  ]) {
    const found = await search(filtro);
    expect(
      found.map(({ id }) => id),
      JSON.stringify(filtro),
    ).toEqual([pedido.id]);
    expect(found[0]).toMatchObject({
      interessado: ['Rita Sales'],
      cpfCnpjInteressado: [expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/) as string],
      usuarioExterno: 'Rita Sales',
      tipoProcesso: 'Poda de árvore',
      origemAutor: 'Rita Sales',
      numeroProtocolo: pedido.numero,
    });
  }
  expect(await search({ interessado: 'Outra pessoa' })).toEqual([]);
  expect(await search({ cpfCnpj: cpf('402918375') })).toEqual([]);
});

it('um link com o número de protocolo leva o do pedido', async () => {
  const { payload } = await caio.get<{ campos: { rotulo: string; endereco?: string }[] }>(
    `protocolo-externo/${pedido.id}`,
  );
  expect(payload.campos.find(({ rotulo }) => rotulo === 'Andamento')?.endereco).toBe(
    `https://fora.exemplo/?n=${encodeURIComponent(pedido.numero ?? '')}`,
  );
});

it('a planilha traz as mesmas palavras da tela, e uma minuta não está em estado nenhum do arquivo', async () => {
  const sheet = async (caso: string, filtro: string, campos: object) =>
    (
      await caio.post('pesquisa-avancada/exportar?formato=csv', {
        casoDeUso: caso,
        json: { [filtro]: campos },
      })
    ).raw.body;
  expect(await sheet('ProtocoloExterno', 'protocoloExternoFiltro', { interessado: 'rita sales' })).toContain(
    'Rita Sales',
  );
  await completeDraft(caio, { assunto: 'Rascunho de poda urgente' });
  const drafts = await sheet('Documento', 'documentoFiltro', { assunto: 'Rascunho de poda urgente' });
  expect(drafts).toContain('Minuta');
  expect(drafts).not.toContain('Corrente');
});
