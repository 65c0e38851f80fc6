import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Processo, TipoProcessoCarregado } from '#schemas/shapes/processo.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, openedProcess, processType, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
/** CCL, its chief, and the lawyers of PGM. */
let rafael: Caller;
let helena: Caller;
let beatriz: Caller;

const said = ({ raw }: Answer<unknown>) => {
  const { descricao, erros } = raw.json<{ descricao?: string; erros?: { campo: string }[] }>();
  return erros?.length ? erros.map(({ campo }) => campo) : descricao;
};
const act = async (caller: Caller, path: string, id: number, motivo?: string) => {
  const { versao } = await readProcess(caller, id);
  return caller.put<Processo>(`processo/${path}`, { id, versao, ...(motivo ? { motivo } : {}) });
};
const allowed = ({ acoes }: Processo): string[] =>
  acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);
const pieces = ({ pecas }: Processo) => pecas.map(({ rotulo, situacao }) => [rotulo, situacao]);
const eventsOf = async (id: number): Promise<string[]> => {
  const { rows } = await server.platform.connection.pool.query<{ ato: string }>(
    `select ato from evento where conteudo_id = $1 and ato <> 'acessoNegado' order by seq`,
    [id],
  );
  return rows.map(({ ato }) => ato);
};

beforeAll(async () => {
  server = await startTestApp();
  await server.platform.connection.pool.query(
    `update registro.usuario set cancelar_reativar = true where login = 'helena.pires'`,
  );
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
});
afterAll(() => server.close());

describe('a vida de um processo', () => {
  it('abre-se de um tipo, com o que ele pede; o que falta se diz, e o número vem ao concluir', async () => {
    const tipoProcessoId = await processType(rafael, 'Licitação');
    const { payload: tipo } = await rafael.post<TipoProcessoCarregado>(
      `processo/carregar-tipo-processo/${tipoProcessoId}/0`,
    );
    expect(tipo).toMatchObject({ nome: 'Licitação', vencimentoObrigatorio: true });
    expect(tipo.assuntoClasse?.rotulo).toMatch(/^321 - /);
    expect(tipo.campos.map(({ rotulo }) => rotulo)).toEqual([
      'Modalidade',
      'Data da sessão',
      'Valor estimado',
    ]);
    const processo = await openedProcess(rafael, { assunto: 'Pregão de limpeza' }, 'Licitação');
    expect(processo).toMatchObject({ tipo: 1, fase: 0, assuntoClasse: tipo.assuntoClasse, pecas: [] });
    expect(processo.numero).toBeUndefined();
    expect(processo.pendencias.map(({ campo }) => campo)).toContain('vencimento');
    const early = await rafael.put('processo/concluir', { id: processo.id, versao: processo.versao });
    expect([early.status, said(early)]).toEqual([422, expect.arrayContaining(['vencimento'])]);
    const [modalidade, , valor] = processo.campos;
    const full = await rafael.post<Processo>('processo/salvar-concluir-processo', {
      id: processo.id,
      versao: processo.versao,
      vencimento: '2027-03-01',
      observacoes: 'Contrato atual vence em março',
      campos: [
        { rotulo: modalidade?.rotulo, valor: modalidade?.opcoes?.[0]?.valor },
        { rotulo: valor?.rotulo, valor: 1500.5 },
      ],
    });
    expect([full.status, said(full)]).toEqual([200, undefined]);
    expect(full.payload).toMatchObject({ fase: 1, estado: 0, vencimento: '2027-03-01', pendencias: [] });
    expect(full.payload.numero).toMatch(/^\d+\/\d{4}$/);
    expect(await eventsOf(processo.id)).toEqual(['processoAberto', 'salvo', 'concluido']);
    const found = await rafael.get<{ itens: { id: number; numeroProcesso: string }[] }>(
      'processo/processos.json?q=limpeza',
    );
    expect(found.payload.itens.map(({ id }) => id)).toEqual([processo.id]);
    const filtered = await rafael.post<{ itens: { id: number; tipoProcesso: string }[] }>(
      'processo/listar-filtro',
      { filtro: { tipoProcesso: tipoProcessoId, q: 'março' } },
    );
    expect(filtered.payload.itens.map(({ tipoProcesso }) => tipoProcesso)).toEqual(['Licitação']);
  });

  it('cada um tem o número seguinte; pelo modelo de numeração, o NUP com os dígitos verificadores', async () => {
    const first = await concludedProcess(rafael);
    const second = await concludedProcess(rafael);
    const sequence = ({ numero = '' }: Processo): number => Number(numero.split('/')[0]);
    expect(sequence(second)).toBe(sequence(first) + 1);
    const tipo = await processType(rafael, 'Sindicância').catch(() => 0);
    expect(tipo).toBe(0);
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      `insert into registro.template_numeracao (nome, ativo, formato, codigo_nup, reinicio_anual, por_organizacao, por_unidade, por_tipo, nome_do_tipo)
        values ('NUP de teste', true, 'NUP', '35041', true, false, false, false, false) returning id`,
    );
    await server.platform.connection.pool.query(
      `insert into registro.template_numeracao_tipos_processo (registro_id, alvo_id, ordem) values ($1, $2, 0)`,
      [rows[0]?.id, await processType(rafael, 'Contratação direta')],
    );
    const numbered = await concludedProcess(rafael);
    expect(numbered.numero).toMatch(/^35041\.\d{6}\/\d{4}-\d{2}$/);
  });

  it('finaliza, reativa, cancela com motivo e volta ao que era; sem peça não tramita', async () => {
    const { id } = await concludedProcess(helena);
    const bare = await helena.post('tramite', {
      conteudoId: id,
      destino: { unidadeId: await unitId(helena, 'PGM') },
    });
    expect([bare.status, said(bare)]).toEqual([409, expect.stringContaining('não tem peça')]);
    expect((await act(helena, 'finalizar', id)).payload.estado).toBe(1);
    expect((await act(helena, 'cancelar', id)).status).toBe(422);
    expect((await act(helena, 'cancelar', id, 'Duplicado')).payload.estado).toBe(8);
    expect((await act(helena, 'reativar-cancelar', id)).payload.estado).toBe(1);
    expect((await act(helena, 'reativar-apos-finalizar', id)).payload.estado).toBe(0);
    const draft = await openedProcess(helena);
    expect((await helena.remove(`processo/${draft.id}`)).status).toBe(200);
    expect((await helena.get(`processo/${draft.id}`)).status).toBe(404);
  });
});

describe('as peças', () => {
  it('entram em ordem com número que não muda; a retirada deixa o rastro e o número não se repete', async () => {
    const { id } = await concludedProcess(rafael);
    const [um, dois] = [await concludedDocument(rafael), await concludedDocument(rafael)];
    await joined(rafael, id, um.id);
    const two = await joined(rafael, id, dois.id);
    expect(pieces(two)).toEqual([
      ['1', 'JUNTADA'],
      ['2', 'JUNTADA'],
    ]);
    const again = await rafael.put(`processo/associar-documento/${id}/${um.id}`, {});
    expect([again.status, said(again)]).toEqual([409, expect.stringContaining('anda com ele')]);
    const removed = await rafael.put<Processo>('processo/remover-documento', {
      processoId: id,
      documentoId: um.id,
      motivo: 'Juntado por engano',
    });
    expect(removed.status).toBe(200);
    expect(removed.payload.pecas[0]).toMatchObject({
      rotulo: '1',
      situacao: 'RETIRADA',
      conteudo: { id: um.id },
      saida: { motivo: 'Juntado por engano', porQuem: 'Rafael Monteiro Lins' },
    });
    expect(pieces(await joined(rafael, id, um.id))).toEqual([
      ['1', 'RETIRADA'],
      ['2', 'JUNTADA'],
      ['3', 'JUNTADA'],
    ]);
    expect(await eventsOf(um.id)).toEqual(
      expect.arrayContaining(['juntadoAProcesso', 'desentranhado', 'juntadoAProcesso']),
    );
    const change = server.platform.connection.pool.query(`update peca set ordem = 9 where processo_id = $1`, [
      id,
    ]);
    await expect(change).rejects.toThrow('não muda de número');
  });

  it('só quem juntou retira, ou quem tem a regra permiteDesvincularDocumentoSemSerAutor', async () => {
    const { id } = await concludedProcess(rafael);
    const documento = await concludedDocument(rafael);
    await joined(rafael, id, documento.id);
    const body = { processoId: id, documentoId: documento.id, motivo: 'Engano' };
    const refused = await helena.put('processo/remover-documento', body);
    expect([refused.status, said(refused)]).toEqual([409, expect.stringContaining('quem juntou')]);
    const heldFor = async (caller: Caller) => (await readProcess(caller, id)).pecas.map(({ presa }) => presa);
    expect(await heldFor(helena)).toEqual([said(refused)]);
    expect(await heldFor(rafael)).toEqual([undefined]);
    await server.platform.connection.pool
      .query(`update registro.perfil_acesso set versao = versao + 1, regras = regras
      || '["permiteDesvincularDocumentoSemSerAutor"]'::jsonb`);
    const ruled = await server.as('helena.pires');
    expect(await heldFor(ruled)).toEqual([undefined]);
    expect((await ruled.put('processo/remover-documento', body)).status).toBe(200);
  });

  it('a que passa a outro processo deixa rastro nos dois', async () => {
    const [de, para] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const documento = await concludedDocument(rafael);
    await joined(rafael, de.id, documento.id);
    const moved = await rafael.put<Processo>(`processo/mover-documento/${documento.id}/${de.id}/${para.id}`, {
      motivo: 'Era do outro',
    });
    expect(moved.payload.pecas[0]).toMatchObject({
      situacao: 'MOVIDA',
      saida: { paraProcesso: { id: para.id } },
    });
    expect((await readProcess(rafael, para.id)).pecas[0]).toMatchObject({
      rotulo: '1',
      situacao: 'JUNTADA',
      deProcesso: { id: de.id },
    });
    expect([await eventsOf(de.id), await eventsOf(para.id)].map((events) => events.at(-1))).toEqual([
      'pecaMovida',
      'pecaRecebida',
    ]);
  });

  it('andam com o processo, e nenhuma vai sozinha; a caixa mostra o processo e não as peças', async () => {
    const { id, numero } = await concludedProcess(rafael);
    const documento = await concludedDocument(rafael);
    expect(allowed(await joined(rafael, id, documento.id))).toContain('tramitar');
    const unidadeId = await unitId(rafael, 'PGM');
    const alone = await rafael.post('tramite', { conteudoId: documento.id, destino: { unidadeId } });
    expect([alone.status, said(alone)]).toEqual([409, expect.stringContaining('anda com ele')]);
    const luciana = await server.as('luciana.reis');
    const copias = [{ unidadeId: await unitId(rafael, 'SESAU') }];
    const sent = await rafael.post('tramite', { conteudoId: id, destino: { unidadeId }, copias });
    expect(sent.status).toBe(200);
    // a copy is known by who has it, and moves nothing of what is on its way to others
    const known = await luciana.put<Processo>(`processo/receber/${id}`);
    expect([known.status, known.payload.emTransito === undefined]).toEqual([200, false]);
    expect((await luciana.put(`processo/receber/${id}`)).status).toBe(409);
    const { payload: box } = await beatriz.get<{
      itens: { id: number; numero: string; tipoProcesso: string }[];
    }>('caixa-central?aba=receber&pageSize=50');
    expect(box.itens.filter((item) => [id, documento.id].includes(item.id))).toMatchObject([
      { id, numero, tipoProcesso: 'Contratação direta' },
    ]);
    expect((await beatriz.put(`processo/receber/${id}`)).status).toBe(200);
    const piece = await read(beatriz, documento.id);
    expect(piece.detentor.unidade.sigla).toBe('PGM');
    const mine = await beatriz.get<{ itens: { id: number }[] }>('caixa-central?aba=unidade&pageSize=100');
    const ids = mine.payload.itens.map((item) => item.id);
    expect([ids.includes(id), ids.includes(documento.id)]).toEqual([true, false]);
  });

  it('o que se cria dentro do processo herda partes e acesso, e vira peça ao concluir', async () => {
    const { id } = await concludedProcess(rafael, {
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Lei 14.133, art. 24',
    });
    const modelos = await rafael.get<{ itens: { id: number; nome: string }[] }>('documento/modelo-combo');
    const modeloId = modelos.payload.itens.find(({ nome }) => nome === 'Comunicação Interna')?.id;
    expect((await rafael.get(`processo/verificar/criar-documento-vinculado/${id}`)).payload).toEqual({
      permitida: true,
    });
    const { payload: draft } = await rafael.post<Documento>('documento', {
      modeloId,
      assunto: 'De dentro',
      conteudoVinculado: id,
    });
    expect(draft).toMatchObject({ nivelAcesso: 'RESTRITO', hipoteseLegal: 'Lei 14.133, art. 24' });
    expect((await readProcess(rafael, id)).minutas.map((one) => one.id)).toEqual([draft.id]);
    const blocked = await beatriz.post('documento', { modeloId, assunto: 'De fora', conteudoVinculado: id });
    expect(blocked.status).toBe(404);
  });

  it('um documento concluído vira a primeira peça de um processo aberto para ele', async () => {
    const documento = await concludedDocument(rafael, { assunto: 'Pedido que virou processo' });
    const { status, payload } = await rafael.post<Processo>(`documento/converter-processo/${documento.id}`, {
      tipoProcessoId: await processType(rafael, 'Contratação direta'),
    });
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      assunto: 'Pedido que virou processo',
      pecas: [{ rotulo: '1', conteudo: { id: documento.id } }],
    });
  });

  it('um volume cheio se encerra e não reabre', async () => {
    await server.platform.connection.pool.query(`update registro.configuracao set paginas_por_volume = 10`);
    const { id } = await concludedProcess(rafael);
    const documento = await concludedDocument(rafael);
    await joined(rafael, id, documento.id);
    await server.platform.connection.pool.query(`update peca set paginas = 10 where processo_id = $1`, [id]);
    const next = await concludedDocument(rafael);
    const { volumes, pecas } = await joined(rafael, id, next.id);
    expect(volumes).toMatchObject([
      { numero: 1, primeira: 1, ultima: 1, paginas: 10 },
      { numero: 2, primeira: 2 },
    ]);
    expect([volumes[0]?.fechadoEm, volumes[1]?.fechadoEm].map((day) => day !== undefined)).toEqual([
      true,
      false,
    ]);
    await rafael.put('processo/remover-documento', {
      processoId: id,
      documentoId: documento.id,
      motivo: 'Engano',
    });
    expect((await joined(rafael, id, documento.id)).pecas.at(-1)).toMatchObject({ rotulo: '3', volume: 2 });
    expect(pecas).toHaveLength(2);
  });
});

describe('o acesso de uma peça', () => {
  it('segue o do processo e pode ser mais fechado: a reservada não se trai em lugar nenhum', async () => {
    const { id } = await concludedProcess(rafael);
    const open = await concludedDocument(rafael);
    const secret = await concludedDocument(rafael, {
      assunto: 'Palavrasecreta do processo público',
      assinantes: ['Rafael Monteiro Lins'],
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    await joined(rafael, id, secret.id);
    const his = await joined(rafael, id, open.id);
    expect(pieces(his)).toEqual([
      ['1', 'JUNTADA'],
      ['R1', 'JUNTADA'],
    ]);
    const hers = await readProcess(helena, id);
    expect(pieces(hers)).toEqual([['1', 'JUNTADA']]);
    expect(hers.volumes).toMatchObject([{ primeira: 1, ultima: 1, paginas: his.volumes[0]?.paginas }]);
    expect(JSON.stringify(hers)).not.toContain('Palavrasecreta');
    const search = await helena.get<{ total: number }>('pesquisa?q=Palavrasecreta');
    expect(search.payload.total).toBe(0);
    const { raw } = await helena.post('tramite/historico', { conteudoId: id });
    expect(raw.body).not.toMatch(/R1|Palavrasecreta/);
    const events = await eventsOf(id);
    expect(events.filter((ato) => ato === 'pecaJuntada')).toHaveLength(1);
    expect((await helena.get(`documento/${secret.id}/0`)).status).toBe(404);
    const unidadeId = await unitId(rafael, 'PGM');
    await rafael.post('tramite', { conteudoId: id, destino: { unidadeId } });
    await beatriz.put(`processo/receber/${id}`);
    expect(pieces(await readProcess(beatriz, id))).toEqual([['1', 'JUNTADA']]);
  });

  it('de um processo restrito, fecha-se com ele', async () => {
    const { id } = await concludedProcess(rafael, { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Preparatório' });
    const documento = await concludedDocument(rafael);
    expect((await beatriz.get(`documento/${documento.id}/0`)).status).toBe(200);
    await joined(rafael, id, documento.id);
    expect((await beatriz.get(`documento/${documento.id}/0`)).status).toBe(404);
    expect(await read(rafael, documento.id)).toMatchObject({ nivelAcesso: 'RESTRITO' });
  });
});

describe('as relações entre processos', () => {
  it('o apensado anda com o outro até se desapensar; o anexado fica; o associado só se diz', async () => {
    const [a, b, c] = [
      await concludedProcess(rafael),
      await concludedProcess(rafael),
      await concludedProcess(rafael),
    ];
    const documento = await concludedDocument(rafael);
    await joined(rafael, a.id, (await concludedDocument(rafael)).id);
    await joined(rafael, b.id, documento.id);
    const relate = (outroId: number, especie: string) =>
      rafael.post<Processo>(`processo/${a.id}/relacoes`, { outroId, especie });
    const related = await relate(b.id, 'APENSADO');
    expect(related.payload.relacoes).toMatchObject([
      {
        especie: 'APENSADO',
        papel: 'PRINCIPAL',
        processo: { id: b.id },
        acoes: [{ nome: 'desfazerRelacao', permitida: true }],
      },
    ]);
    expect((await relate(b.id, 'ASSOCIADO')).status).toBe(409);
    expect(allowed(await readProcess(rafael, b.id))).not.toContain('tramitar');
    const unidadeId = await unitId(rafael, 'PGM');
    await rafael.post('tramite', { conteudoId: a.id, destino: { unidadeId } });
    await beatriz.put(`processo/receber/${a.id}`);
    expect((await readProcess(beatriz, b.id)).detentor.unidade.sigla).toBe('PGM');
    expect((await read(beatriz, documento.id)).detentor.unidade.sigla).toBe('PGM');
    const [relation] = (await readProcess(beatriz, a.id)).relacoes;
    const undone = await beatriz.post<Processo>(`processo/${a.id}/relacoes/desfazer`, {
      relacaoId: relation?.id,
      motivo: 'Assuntos separados',
    });
    expect(undone.payload.relacoes).toEqual([]);
    expect(allowed(await readProcess(beatriz, b.id))).toContain('tramitar');
    const attached = await beatriz.post<Processo>(`processo/${a.id}/relacoes`, {
      outroId: b.id,
      especie: 'ANEXADO',
    });
    const [permanent] = attached.payload.relacoes;
    expect(permanent?.acoes).toEqual([]);
    const forced = await beatriz.post(`processo/${a.id}/relacoes/desfazer`, {
      relacaoId: permanent?.id,
      motivo: 'Não',
    });
    expect([forced.status, said(forced)]).toEqual([409, expect.stringContaining('permanente')]);
    const sub = await openedProcess(rafael, { subprocessoDe: c.id });
    expect(sub.relacoes).toMatchObject([{ especie: 'SUBPROCESSO', papel: 'OUTRO', processo: { id: c.id } }]);
    expect(await eventsOf(b.id)).toEqual(
      expect.arrayContaining(['processoRelacionado', 'relacaoDesfeita', 'processoRelacionado']),
    );
  });
});
