import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Tramite } from '#schemas/shapes/tramite.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, processType, readProcess } from '#tests/setup/processos.ts';
import { saidOf } from '#tests/setup/said-of.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';

/** What the standard asks and no other test shows by itself, through the front door. */

let server: TestApp;
let admin: Caller;
let helena: Caller;
let rafael: Caller;
beforeAll(async () => {
  server = await startTestApp();
  [admin, helena, rafael] = await Promise.all([
    server.as('admin'),
    server.as('helena.pires'),
    server.as('rafael.lins'),
  ]);
});
afterAll(() => server.close());

interface Classe {
  readonly id: number;
  readonly versao: number;
  readonly [field: string]: unknown;
}

const classe = async (fields: object): Promise<Classe> => {
  const { status, payload, raw } = await admin.post<Classe>('assunto', {
    descricao: 'Frota',
    tipoCodigo: 'LIVRE',
    classificavel: true,
    ativo: true,
    ...fields,
  });
  if (status !== 200) throw new Error(raw.body);
  return (await admin.get<Classe>(`assunto/${payload.id}`)).payload;
};

/** Writes a record again, with a change. */
const change = async (caller: Caller, { id }: Classe, fields: object): Promise<Answer<Classe>> => {
  const {
    acoes: _acts,
    rotulos: _labels,
    avisos: _warned,
    ...kept
  } = (await admin.get<Classe>(`assunto/${id}`)).payload;
  for (const name of ['criadoEm', 'criadoPor', 'alteradoEm', 'alteradoPor', 'id'])
    delete (kept as Record<string, unknown>)[name];
  return caller.put<Classe>(`assunto/${id}`, { ...kept, ...fields });
};

describe('o plano de classificação', () => {
  it('uma classe tem os seus seis atributos, e diz quando se abriu', async () => {
    const above = await classe({ codigo: 'C-1', descricao: 'Transporte', classificavel: false });
    const below = await classe({ codigo: 'C-1.1', assuntoSuperior: above.id, ativo: false });
    expect(below).toMatchObject({
      id: expect.any(Number) as number,
      codigo: 'C-1.1',
      descricao: 'Frota',
      assuntoSuperior: above.id,
      classificavel: true,
      ativo: false,
      criadoEm: server.time.now.toISOString(),
    });
    expect(above['classificavel']).toBe(false);
    // who writes it does not choose the day
    const dated = await classe({ codigo: 'C-1.2', criadoEm: '2001-01-01T00:00:00Z' });
    expect(dated['criadoEm']).toBe(server.time.now.toISOString());
  });

  it('só quem pode editar classes põe uma fora de uso', async () => {
    const one = await classe({ codigo: 'C-2' });
    const refused = await change(helena, one, { ativo: false });
    expect([refused.status, refused.codigo]).toEqual([403, 'acessoNegado']);
    expect((await change(admin, one, { ativo: false })).status).toBe(200);
    expect((await admin.get<Classe>(`assunto/${one.id}`)).payload['ativo']).toBe(false);
  });

  it('com documentos não se exclui; sem nenhum, sim', async () => {
    const one = await classe({ codigo: 'C-3' });
    await completeDraft(helena, { salvar: { assuntoClasseId: one.id } });
    const refused = await admin.remove(`assunto/${one.id}?versao=${one.versao}`);
    expect([refused.status, refused.codigo]).toEqual([409, 'registroEmUso']);
    const unused = await classe({ codigo: 'C-3.1' });
    expect((await admin.remove(`assunto/${unused.id}?versao=${unused.versao}`)).status).toBe(200);
  });

  it('a classe guarda a sua linha da tabela: prazos, eventos, destino e observação', async () => {
    const line = {
      prazoCorrente: '5 anos',
      anosCorrente: 5,
      eventoCorrente: 'Aprovação das contas',
      prazoIntermediario: '10 anos',
      anosIntermediario: 10,
      eventoIntermediario: 'Transferência',
      destinacaoFinal: 'ELIMINACAO',
      observacao: 'Salvo processo em curso.',
    };
    expect(await classe({ codigo: 'C-4', ...line })).toMatchObject(line);
  });

  it('os prazos são anos inteiros: uma fração é recusada', async () => {
    const said = saidOf(
      await admin.post('assunto', {
        codigo: 'C-5',
        descricao: 'Frota',
        tipoCodigo: 'LIVRE',
        anosCorrente: 1.5,
        anosIntermediario: -1,
      }),
    );
    expect(Object.keys(said).toSorted()).toEqual(['anosCorrente', 'anosIntermediario']);
  });

  it('o prazo que muda na classe muda no documento que já é dela', async () => {
    const one = await classe({ codigo: 'C-6', prazoCorrente: '2 anos', anosCorrente: 2 });
    const { id } = await concludedDocument(helena, { salvar: { assuntoClasseId: one.id } });
    expect((await read(helena, id)).temporalidade?.corrente).toContain('2 anos');
    expect((await change(admin, one, { prazoCorrente: '7 anos', anosCorrente: 7 })).status).toBe(200);
    expect((await read(helena, id)).temporalidade?.corrente).toContain('7 anos');
  });

  it('o prazo de antes fica no histórico da classe, com quem o mudou', async () => {
    const one = await classe({ codigo: 'C-7', anosCorrente: 2 });
    await change(admin, one, { anosCorrente: 9 });
    const { payload } = await admin.get<{ itens: readonly object[] }>(`assunto/${one.id}/historico`);
    expect(payload.itens).toMatchObject([
      {
        tipo: 'alteracao',
        usuario: 'Tiago Bastos Meireles',
        campos: [{ campo: 'anosCorrente', antes: 2, depois: 9 }],
      },
      { tipo: 'criacao' },
    ]);
  });
});

describe('o que se concluiu', () => {
  it('o documento concluído não muda, nem por quem administra', async () => {
    const { id, sha256 } = await concludedDocument(helena);
    const seen = await read(admin, id);
    const refused = await admin.put('documento', { id, versao: seen.versao, assunto: 'Mudado' });
    expect([refused.status, refused.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    expect(await read(admin, id)).toMatchObject({ assunto: seen.assunto, sha256 });
  });

  it('o que é restrito não se conclui sem a hipótese legal', async () => {
    const draft = await completeDraft(helena, {
      assinantes: ['Helena Duarte Pires'],
      salvar: { nivelAcesso: 'RESTRITO' },
    });
    const conclude = (versao: number) =>
      helena.post<Documento>('documento/concluir', { id: draft.id, versao });
    const refused = await conclude(draft.versao);
    expect([refused.status, refused.codigo, refused.campos]).toEqual([
      422,
      'faltaParaConcluir',
      ['hipoteseLegal'],
    ]);
    const saved = await helena.put<Documento>('documento', {
      id: draft.id,
      versao: draft.versao,
      hipoteseLegal: 'Lei 12.527/2011, art. 31',
    });
    expect((await conclude(saved.payload.versao)).payload).toMatchObject({ fase: 1 });
  });

  it('da assinatura com senha ficam quem, quando, em que cargo e em que unidade', async () => {
    const { id, codigoVerificacao } = await concludedDocument(helena);
    await helena.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
    expect((await read(helena, id)).assinantes).toMatchObject([
      {
        usuario: { nome: 'Helena Duarte Pires' },
        situacao: 'ASSINADO',
        assinadoEm: server.time.now.toISOString(),
        unidade: { sigla: 'CCL' },
      },
    ]);
    const { rows } = await server.platform.connection.pool.query<{ cargo: string }>(
      `select c.descricao as cargo from registro.usuario u
       join registro.usuario_unidades uu on uu.registro_id = u.id join registro.cargo c on c.id = uu.cargo
       where u.login = 'helena.pires'`,
    );
    const verified = await server.call({ method: 'GET', path: `verificar/${codigoVerificacao ?? ''}` });
    expect(
      verified.json<{ payload: { assinaturas: readonly object[] } }>().payload.assinaturas,
    ).toMatchObject([{ nome: 'Helena Duarte Pires', cargo: rows[0]?.cargo }]);
  });

  it('o trâmite diz quando foi, quando chegou, quem enviou e quem recebeu', async () => {
    const { id } = await concludedDocument(helena);
    const sentAt = server.time.now.toISOString();
    const sent = await helena.post<{ tramiteId: number }>('tramite', {
      conteudoId: id,
      destino: { unidadeId: await unitId(helena, 'PGM') },
    });
    server.time.now = new Date(server.time.now.getTime() + 3_600_000 / 2);
    const beatriz = await server.as('beatriz.cordeiro');
    await beatriz.put(`tramite/${sent.payload.tramiteId}`);
    const { payload } = await helena.post<{ itens: readonly Tramite[] }>('tramite/listar', {
      conteudoId: id,
    });
    expect(payload.itens).toMatchObject([
      {
        dePessoa: 'Helena Duarte Pires',
        enviadoEm: sentAt,
        recebidoEm: server.time.now.toISOString(),
        recebidoPor: 'Beatriz Anjos Cordeiro',
      },
    ]);
  });
});

describe('os processos', () => {
  it('sem a permissão de incluir, ninguém abre um processo', async () => {
    const tipoProcessoId = await processType(rafael, 'Contratação direta');
    const open = (caller: Caller) =>
      caller.post<Processo>('processo', { tipoProcessoId, assunto: 'Compra de mobiliário' });
    await server.platform.connection.pool.query(
      `update registro.usuario set ativo = true where login = 'vicente.pinto'`,
    );
    const vicente = await server.as('vicente.pinto');
    const refused = await open(vicente);
    expect([refused.status, refused.codigo]).toEqual([403, 'acessoNegado']);
    expect((await open(rafael)).status).toBe(200);
  });

  it('três peças juntadas ao mesmo tempo têm os números 1, 2 e 3', async () => {
    const { id } = await concludedProcess(rafael);
    const documents = [
      await concludedDocument(rafael),
      await concludedDocument(rafael),
      await concludedDocument(rafael),
    ];
    await Promise.all(documents.map((one) => joined(rafael, id, one.id)));
    expect((await readProcess(rafael, id)).pecas.map(({ rotulo }) => rotulo)).toEqual(['1', '2', '3']);
  });

  it('um processo finalizado não recebe peça, e assim não abre volume', async () => {
    const { id } = await concludedProcess(rafael);
    await joined(rafael, id, (await concludedDocument(rafael)).id);
    const { versao } = await readProcess(rafael, id);
    expect((await rafael.post(`conteudo/${id}/ato/finalizar`, { versao })).status).toBe(200);
    const late = await concludedDocument(rafael);
    const refused = await rafael.put(`processo/associar-documento/${id}/${late.id}`, {});
    expect([refused.status, refused.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    const { pecas, volumes } = await readProcess(rafael, id);
    expect([pecas.length, volumes.length]).toEqual([1, 1]);
  });
});

describe('as permissões', () => {
  it('quem não administra não muda o que um perfil permite', async () => {
    const { payload } = await admin.get<{ itens: readonly { id: number; versao: number }[] }>(
      'perfil-acesso',
    );
    const [first] = payload.itens;
    for (const caller of [helena, rafael]) {
      const refused = await caller.put(`perfil-acesso/${first?.id}`, {
        versao: first?.versao,
        permissoes: ['documentoIncluir'],
      });
      expect([refused.status, refused.codigo]).toEqual([403, 'acessoNegado']);
    }
  });
});

describe('a página da conformidade', () => {
  it('diz os 103 requisitos e a versão de que são as provas, só a quem tem a permissão', async () => {
    const { payload } = await admin.get<{ versao: string; requisitos: readonly object[] }>('conformidade');
    expect(payload.requisitos).toHaveLength(103);
    expect(payload.versao).toBe(server.platform.ports.config.version);
    expect((await helena.get('conformidade')).status).toBe(403);
    expect((await helena.get('conformidade/exportar?formato=pdf')).status).toBe(403);
  });

  it('sai em CSV, com uma linha de cada requisito, e em PDF/A, com o número e a situação', async () => {
    const csv = await admin.get('conformidade/exportar?formato=csv');
    const text = csv.raw.body;
    expect(text).toContain('7.4.6;Obrigatório;Segurança e assinatura;');
    expect(text.match(/^"?\d\.\d+\.\d+"?;/gm)).toHaveLength(103);
    const pdf = await admin.get('conformidade/exportar?formato=pdf');
    const { flat } = await readPdf(pdf.raw.rawPayload);
    expect(flat).toContain('Conformidade com o e-ARQ Brasil');
    for (const numero of ['1.1.1', '7.12.7', 'Não atendido']) expect(flat).toContain(numero);
  });
});
