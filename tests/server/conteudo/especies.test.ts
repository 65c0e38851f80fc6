import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import { todasEspecies } from '#schemas/especies.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { CaixaQuery, ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { LoteSolicitacoesFeito } from '#schemas/shapes/lote-solicitacoes.ts';
import type { LoteFeito } from '#schemas/shapes/lote.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { bulkActs } from '#server/acts.ts';
import { runBatchJob } from '#server/conteudo/em-lote/index.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';
import { openedDossie, withPieces } from '#tests/setup/dossies.ts';
import { formModel } from '#tests/setup/form-models.ts';
import { forms } from '#tests/setup/forms.ts';
import { madePeca } from '#tests/setup/pecas.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { concludedProcess, joined } from '#tests/setup/processos.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { concludedProtocol } from '../externo/concluded-protocol.ts';
import { newOutsider } from '../externo/outsider.ts';
import { offerService } from '../externo/service.ts';

type Kind = NonNullable<CaixaQuery['especie']>;

/** A content of a kind, and who has it in hands. */
interface Made {
  readonly id: number;
  readonly quem: Caller;
  readonly aba: string;
  /** Where it is sent, and who receives it there. */
  readonly para: { readonly unidadeId: number; readonly quem: Caller };
}

let server: TestApp;
let made: Readonly<Record<Kind, Made>>;

beforeAll(async () => {
  server = await startTestApp();
  const helena = await server.as('helena.pires');
  const rafael = await server.as('rafael.lins');
  const nilza = await server.as('nilza.campos');
  const caio = await server.as('caio.teles');
  const pgm = { unidadeId: await unitId(helena, 'PGM'), quem: await server.as('beatriz.cordeiro') };
  const ccl = { unidadeId: await unitId(caio, 'CCL'), quem: helena };
  const servicoId = await offerService(server, 'caio.teles');
  const ana = await newOutsider(server, {
    nome: 'Ana Prado',
    email: 'ana@correio.exemplo',
    base: '284917360',
  });
  const asked = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: '00000000-0000-4000-8000-000000000001',
    servicoId,
    texto: 'Peço a poda da árvore.',
    campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
    arquivos: [],
  });
  const asLot = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: '00000000-0000-4000-8000-000000000002',
    servicoId,
    texto: 'Peço outra poda.',
    campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
    arquivos: [],
  });
  const requests = await caio.post<LoteSolicitacoesFeito>('lote-solicitacoes', {
    assunto: 'Podas da primavera',
    conteudoIds: [asLot.payload.id],
  });
  const processo = (await concludedProcess(rafael)).id;
  await joined(rafael, processo, (await concludedDocument(rafael)).id);
  const inside = (await concludedDocument(helena)).id;
  const lot = await helena.post<LoteFeito>('lote', { assunto: 'Malote do dia', conteudoIds: [inside] });
  const folder = await openedDossie(helena);
  await withPieces(helena, folder.id, [(await concludedDocument(helena)).id]);
  const piece = await madePeca(server, helena, (await openedDossie(helena)).id);
  const model = await formModel(server, await server.as('admin'), 'Requerimento em PDF', {
    pdf: await forms.texto(),
  });
  const form = await concludedDocument(helena, {
    modelo: model.payload.nome,
    assunto: 'Licença',
    salvar: {},
  });
  made = {
    documento: { id: (await concludedDocument(helena)).id, quem: helena, aba: 'unidade', para: pgm },
    processo: { id: processo, quem: rafael, aba: 'unidade', para: pgm },
    protocolo: { id: (await concludedProtocol(server)).id, quem: nilza, aba: 'unidade', para: pgm },
    formulario: { id: form.id, quem: helena, aba: 'unidade', para: pgm },
    lote: { id: lot.payload.id, quem: helena, aba: 'unidade', para: pgm },
    dossie: { id: folder.id, quem: helena, aba: 'unidade', para: pgm },
    loteSolicitacoes: { id: requests.payload.id, quem: caio, aba: 'unidade', para: ccl },
    peca: { id: piece.id, quem: helena, aba: 'unidade', para: pgm },
    solicitacao: { id: asked.payload.id, quem: caio, aba: 'protocolo-externo', para: ccl },
  };
});
afterAll(() => server.close());

const itemOf = async ({ id, quem, aba }: Made): Promise<ItemCaixa | undefined> =>
  (await quem.get<Page<ItemCaixa>>(`caixa-central?aba=${aba}&pageSize=100`)).payload.itens.find(
    (item) => item.id === id,
  );

/** `sim`, or the words in which it is refused. */
const said = ({ status, raw }: Answer<unknown>): string =>
  status === 200 ? 'sim' : raw.json<{ descricao: string }>().descricao;
const yes = (held: boolean | undefined): string => (held ? 'sim' : 'não');

/**
 * What a content of any kind does, as who has it in hands asks for it; the first that a new kind does not do is written down here
 * with the words in which it says so. In this order: what is sent is not here any more.
 */
const capabilities: Readonly<Record<string, (one: Made, kind: Kind) => Promise<string>>> = {
  'está na caixa de quem o tem': async (one) => yes((await itemOf(one)) !== undefined),
  'está na caixa filtrada por ele': async (one, kind) => {
    const { payload } = await one.quem.get<Page<ItemCaixa>>(
      `caixa-central?aba=${one.aba}&especie=${kind}&pageSize=100`,
    );
    return yes(payload.itens.some(({ id }) => id === one.id));
  },
  'acha-se pelo número': async (one) => {
    const numero = (await itemOf(one))?.numero ?? '';
    const { payload } = await one.quem.get<Page<ItemCaixa>>(
      `pesquisa?q=${encodeURIComponent(numero)}&pageSize=100`,
    );
    return yes(numero !== '' && payload.itens.some(({ id }) => id === one.id));
  },
  'acha-se na pesquisa avançada': async (one) => {
    const { assunto = '' } = (await itemOf(one)) ?? {};
    const { payload } = await one.quem.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Todos',
      json: { [filterFieldOf.Todos]: { assunto } },
    });
    return yes(payload.itens.some(({ id }) => id === one.id));
  },
  'acompanha-se': async ({ id, quem }) => said(await quem.post(`caixa-central/acompanhar/${id}`, {})),
  'recebe marcador': async ({ id, quem }) =>
    said(
      await quem.put('caixa-central/marcadores', {
        ids: [id],
        alcance: 'UNIDADE',
        cor: 'azul',
        texto: 'Ver',
      }),
    ),
  'recebe comentário': async ({ id, quem }) =>
    said(await quem.post(`conteudo/${id}/comentarios`, { texto: 'Visto.' })),
  'recebe anexo': async ({ id, quem }, kind) =>
    said(
      await quem.post(`conteudo/${id}/anexos`, {
        pasta: 'Notas',
        arquivoId: await uploadFile(server.app, quem.token, `${kind}.pdf`, Buffer.from(plainPdf([kind]))),
      }),
    ),
  'diz o fluxo em que está': async ({ id, quem }) => said(await quem.get(`fluxo-conteudo/${id}`)),
  'vai ao conhecimento de outra unidade': async ({ id, quem, para: { unidadeId } }) =>
    said(await quem.post('tramite/conhecimento', { conteudoId: id, copias: [{ unidadeId }] })),
  'entra em um ato em lote': async ({ id, quem }) => {
    const asked = await quem.post<AtoEmLote>('conteudo/ato-em-lote', {
      ato: 'deixarDeAcompanhar',
      ids: [id],
    });
    if (asked.status !== 200) return said(asked);
    const { ports, connection } = server.platform;
    await runBatchJob(
      { db: connection.db, ports, log: pino({ level: 'silent' }) },
      bulkActs,
      asked.payload.id,
    );
    const { payload } = await quem.get<AtoEmLote>(`conteudo/ato-em-lote/${asked.payload.id}`);
    return yes(payload.feitos === 1);
  },
  'tramita, tem guia e é recebido': async ({ id, quem, para: { unidadeId, quem: there } }) => {
    const sent = await quem.post<TramiteEnviado>('tramite', { conteudoId: id, destino: { unidadeId } });
    if (sent.status !== 200) return said(sent);
    const paper = await quem.get(`tramite/${sent.payload.tramiteId}/guia`);
    if (!paper.raw.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'sem guia';
    return said(await there.put(`tramite/${sent.payload.tramiteId}`));
  },
  'conta a sua história': async ({ id, quem }) => {
    const { payload } = await quem.post<Page<{ ato: string }>>('tramite/historico', { conteudoId: id });
    return yes(payload.itens.some(({ ato }) => ato === 'tramitado'));
  },
};

describe.each(Object.entries(capabilities))('%s', (_capability, ask) => {
  it.each(todasEspecies.map(({ filtro }) => filtro))('%s', async (kind) => {
    expect(await ask(made[kind], kind)).toBe('sim');
  });
});
