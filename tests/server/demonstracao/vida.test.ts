import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadeGerenciada } from '#schemas/shapes/fluxo-atividade.ts';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import type { FluxoConversas } from '#schemas/shapes/fluxo-comentario.ts';
import type { FluxoEstatistica, FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { Publicacao, PublicacoesOpcoes } from '#schemas/shapes/publicacao.ts';
import type { JobWork } from '#server/base/jobs/job.ts';
import { readAnswer, startTestApp, worldNow, type Caller, type TestApp } from '#tests/setup/app.ts';
import { read } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await startTestApp({ vida: true });
  admin = await server.as('admin');
});
afterAll(() => server.close());

const publicly = async <T>(path: string): Promise<T> =>
  readAnswer<T>(await server.call({ method: 'GET', path })).payload;
const list = async <T>(caller: Caller, path: string): Promise<readonly T[]> =>
  (await caller.get<Page<T>>(path)).payload.itens;
const byName = (pairs: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(pairs.toSorted(([a], [b]) => a.localeCompare(b)));
const rows = async <T extends object>(query: string): Promise<readonly T[]> =>
  (await server.platform.connection.pool.query<T>(query)).rows;

describe('a primeira partida com vida', () => {
  it('conta tudo no passado, cada história na ordem do tempo', async () => {
    const [late] = await rows<{ depois: number; foraDeOrdem: number }>(`
      select count(*) filter (where momento > '${worldNow.toISOString()}')::int as depois,
        count(*) filter (where momento < antes)::int as "foraDeOrdem"
      from (select momento, lag(momento) over (partition by cadeia order by seq) as antes
        from evento where usuario_id is not null) e`);
    expect(late).toEqual({ depois: 0, foraDeOrdem: 0 });
    const [sessions] = await rows<{ abertas: number }>(
      'select count(*)::int as abertas from sessao where encerrada_em is null',
    );
    // that of who asks here
    expect(sessions?.abertas).toBe(1);
  });

  it('publica seis documentos, de três tipos', async () => {
    const { itens, total } = await publicly<Page<Publicacao>>('publicacoes');
    expect(total).toBe(6);
    expect(itens.map(({ assunto }) => assunto)).toContain('Comissão de inventário dos bens móveis de 2026');
    const { tipos } = await publicly<PublicacoesOpcoes>('publicacoes/opcoes');
    expect(tipos.map(({ rotulo }) => rotulo)).toEqual([
      'Ata de Reunião',
      'Edital de Ciência de Eliminação',
      'Portaria',
    ]);
  });

  it('tem um formulário a preencher, com os seus campos', async () => {
    const helena = await server.as('helena.pires');
    const [modelo] = await list<ModeloCombo>(helena, 'documento/modelo-combo?formulario=true');
    expect(modelo).toMatchObject({ nome: 'Requerimento de férias', formulario: true });
    const made = await helena.post<Documento>('documento', { modeloId: modelo?.id, assunto: 'Férias' });
    expect((await read(helena, made.payload.id)).campos?.map(({ rotulo }) => rotulo)).toEqual([
      'Matrícula',
      'Início das férias',
      'Dias',
      'Adiantar metade do 13º salário',
      'Observações',
    ]);
  });

  it('tem uma companhia, que vê o que é dela e a prefeitura não', async () => {
    const [sonia, helena, tomas] = await Promise.all(
      ['sonia.prado', 'helena.pires', 'tomas.neves'].map((um) => server.as(um)),
    );
    if (!sonia || !helena || !tomas) throw new Error('pessoas do mundo');
    const assuntos = async (quem: Caller, aba: string): Promise<string[]> =>
      (await list<{ assunto: string }>(quem, `caixa-central?aba=${aba}`)).map(({ assunto }) => assunto);
    expect(await assuntos(sonia, 'unidade')).toContain('Troca do trecho da adutora na Avenida das Palmeiras');
    expect(await assuntos(tomas, 'receber')).toContain(
      'Prestação de contas do terceiro trimestre da Companhia de Saneamento',
    );
    const achados = await list<{ assunto: string }>(helena, 'pesquisa?q=adutora');
    expect(achados.map(({ assunto }) => assunto)).not.toContain(
      'Troca do trecho da adutora na Avenida das Palmeiras',
    );
  });

  it('oferece cinco serviços, e os dez pedidos estão em todas as fases', async () => {
    const [servicos] = await rows<{ total: number }>(
      'select count(*)::int as total from registro.tipo_processo where oferta_externa',
    );
    expect(servicos?.total).toBe(5);
    const fases = await rows<{ fase: string; total: number }>(`
      select situacao || case when encerrada_em is null then '' else ' encerrada' end as fase, count(*)::int as total
      from solicitacao group by 1`);
    expect(byName(fases.map(({ fase, total }) => [fase, total]))).toEqual({
      ASSINAR: 1,
      AUTUADO: 1,
      CONFERENCIA: 3,
      'CONFERENCIA encerrada': 2,
      DEVOLUCAO: 2,
      SOLICITACAO: 1,
    });
  });

  it('tem dois fluxos publicados, com casos feitos, abertos, atrasados, um parado e um uma versão atrás', async () => {
    const medidos = await list<FluxoMedido>(admin, 'fluxo-estatistica');
    expect(medidos.map(({ nome }) => nome).toSorted()).toEqual(['Compra direta', 'Pedido de férias']);
    for (const { id, nome } of medidos) {
      const { payload } = await admin.get<FluxoEstatistica>(`fluxo-estatistica/${id}`);
      expect(payload.iniciados, nome).toBeGreaterThanOrEqual(7);
      expect(payload.concluidos, nome).toBeGreaterThanOrEqual(3);
      expect(payload.emAndamento, nome).toBeGreaterThanOrEqual(4);
      expect(payload.elementos.filter(({ mediana = 0 }) => mediana > 3_600).length, nome).toBeGreaterThan(1);
    }
    const abertas = await list<AtividadeGerenciada>(admin, 'gerenciar-atividades');
    expect(abertas.filter(({ atrasada }) => atrasada).length).toBeGreaterThanOrEqual(3);
    expect(abertas.filter(({ atrasada }) => !atrasada).length).toBeGreaterThanOrEqual(3);
    expect(abertas.filter(({ assumidaPor }) => assumidaPor !== undefined)).toHaveLength(1);
    const problemas = await list<FluxoProblema>(admin, 'fluxo-problema');
    expect(problemas.map(({ tipo, fluxo }) => [tipo, fluxo])).toEqual([['TRABALHO', 'Compra direta']]);
    const ferias = medidos.find(({ nome }) => nome === 'Pedido de férias');
    const { versoes } = (await admin.get<DesenhoFluxo>(`fluxo/${ferias?.id}/desenho`)).payload;
    expect(byName(versoes.map(({ numero, andamento }) => [String(numero), andamento]))).toEqual({
      '1': 1,
      '2': 3,
    });
  });

  it('tem mais quem desenhe, e uma conversa sobre o que parou, cuja menção espera cada um dos dois', async () => {
    const [rafael, helena] = await Promise.all(['rafael.lins', 'helena.pires'].map((um) => server.as(um)));
    if (!rafael || !helena) throw new Error('pessoas do mundo');
    const [fluxo] = await rows<{ id: number }>(
      `select id::int from registro.fluxo where codigo = 'COMPRA_DIRETA'`,
    );
    const path = `fluxo/${fluxo?.id}/comentarios`;
    const pessoas = await list<PessoaMencionada>(admin, `${path}/pessoas?q=rafael`);
    expect(pessoas.map(({ nome }) => nome)).toEqual(['Rafael Monteiro Lins']);
    expect((await helena.get(path)).status).toBe(403);
    const [conversa] = (await rafael.get<FluxoConversas>(path)).payload.itens;
    expect(conversa?.resolvida).toBeUndefined();
    expect(conversa?.comentarios.map(({ autor, mencoes }) => [autor.nome, mencoes[0]?.nome])).toEqual([
      ['Rafael Monteiro Lins', 'Tiago Bastos Meireles'],
      ['Tiago Bastos Meireles', 'Rafael Monteiro Lins'],
    ]);
    for (const [quem, login] of [
      [rafael, 'rafael.lins'],
      [admin, 'admin'],
    ] as const) {
      const [pessoa] = await rows<{ id: number }>(
        `select id::int from registro.usuario where login = '${login}'`,
      );
      const avisos = await list<Notificacao>(
        quem,
        `notificacao-interna/listar-paginado/${pessoa?.id}?pageSize=50`,
      );
      const rota = `workflow/fluxo/gerenciar/${fluxo?.id}?elemento=enquadrar&conversa=${conversa?.id}`;
      expect(avisos.find((aviso) => aviso.rota === rota)).toMatchObject({
        lida: false,
        conteudo: 'Em “Enquadrar pelo valor”.',
      });
    }
  });

  it('tem um processo de sessenta peças, em volumes, de protocolos cujo texto se lê', async () => {
    const helena = await server.as('helena.pires');
    const [found] = await rows<{ id: number }>(
      `select processo_id::int as id from peca group by 1 having count(*) > 50`,
    );
    const { payload } = await helena.get<Processo>(`processo/${found?.id}`);
    expect(payload.pecas).toHaveLength(60);
    expect(payload.volumes.length).toBeGreaterThanOrEqual(2);
    expect(payload.detentor.unidade.sigla).toBe('CCL');
    const { ports, connection, workload } = server.platform;
    const ler = workload.works.find(({ job }) => job === 'lerProtocolo') as JobWork<object> | undefined;
    const planilha = payload.pecas.find(({ conteudo }) => conteudo?.assunto.startsWith('Planilha'))?.conteudo;
    await ler?.({ db: connection.db, ports, log: server.app.log }, { protocoloId: planilha?.id, numero: 1 });
    const { arquivos } = (await helena.get<Protocolo>(`documento/protocolo/${planilha?.id}`)).payload;
    expect(arquivos.map(({ situacao, paginas }) => [situacao, paginas])).toEqual([['LIDO', 3]]);
    const achados = await helena.post<Page<unknown>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Protocolo',
      json: { protocoloFiltro: { q: 'granilite', estado: 99 } },
    });
    expect(achados.payload.total).toBe(1);
  });

  it('guarda pesquisas, relatórios com envio, lotes e um mês de agenda', async () => {
    const [helena, otavio] = await Promise.all(['helena.pires', 'otavio.brandao'].map((um) => server.as(um)));
    if (!helena || !otavio) throw new Error('pessoas do mundo');
    const saved = 'pesquisa-avancada/pesquisas-salvas';
    const [pesquisas, relatorios, dele, envios] = await Promise.all([
      list<PesquisaSalva>(helena, saved),
      list<PesquisaSalva>(helena, `${saved}?relatorios=true`),
      list<PesquisaSalva>(otavio, `${saved}?relatorios=true`),
      list<EnvioRelatorio>(otavio, 'relatorio/envio'),
    ]);
    expect([pesquisas.length, relatorios.length, dele.length, envios.length]).toEqual([3, 3, 2, 2]);
    const lotes = await list<AtoEmLote>(otavio, 'conteudo/ato-em-lote');
    expect(lotes.map(({ feitos, recusados, situacao }) => [feitos, recusados, situacao])).toEqual([
      [2, 1, 'CONCLUIDO'],
    ]);
    const agenda = await helena.get<Agenda>('agenda?de=2026-11-01&ate=2026-12-20');
    expect(agenda.payload.compromissos.length).toBeGreaterThanOrEqual(12);
    expect(agenda.payload.prazos.length).toBeGreaterThan(0);
  });

  it('conta os tipos sem dois do mesmo nome: onde um é de documentos e de protocolos, diz a espécie', async () => {
    const helena = await server.as('helena.pires');
    const { linhas } = (await helena.get<Relatorio>('relatorio?nome=tipo')).payload;
    const nomes = linhas.map(({ rotulo }) => rotulo);
    expect(new Set(nomes).size).toBe(nomes.length);
    expect(nomes).toEqual(
      expect.arrayContaining(['Ofício · Documento', 'Ofício · Protocolo', 'Contratação direta']),
    );
  });

  it('tem quem esteja fora, com quem o substitui', async () => {
    const fora = await rows(`select from registro.ausencia
      where substituto is not null and '2026-11-20' between inicio and fim`);
    expect(fora).toHaveLength(1);
  });
});
