import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigits } from '#schemas/numeracao/check-digits.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, personId, read, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, processType, readProcess } from '#tests/setup/processos.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
/** CCL and its chief. */
let rafael: Caller;
let helena: Caller;

const said = ({ raw }: Answer<unknown>) => raw.json<{ descricao?: string }>().descricao;
const query = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await server.platform.connection.pool.query<T>(text, [...values])).rows;
const lastEvent = async (id: number): Promise<string | undefined> =>
  (
    await query<{ ato: string }>(`select ato from evento where conteudo_id = $1 order by seq desc limit 1`, [
      id,
    ])
  )[0]?.ato;
const allowed = ({ acoes }: Pick<Processo, 'acoes'>): string[] =>
  acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

describe('o número de um processo', () => {
  it.each([
    ['NUP', { codigo_nup: '35041' }, 17, /^35041\.\d{6}\/2026-\d{2}$/],
    [
      'NIPE',
      { origem: '2', codigo_orgao: '123', codigo_unidade: '4567' },
      20,
      /^21\.234567\.\d{6}\/2026-\d{2}$/,
    ],
  ] as const)('em %s tem os dígitos verificadores da norma', async (formato, codes, size, shape) => {
    const names = Object.keys(codes);
    const [template] = await query<{ id: number }>(
      `insert into registro.template_numeracao (nome, ativo, formato, reinicio_anual, por_organizacao, por_unidade, por_tipo,
          nome_do_tipo, ${names.join()})
        values ($1, true, $1, true, false, false, false, false, ${names.map((_, index) => `$${index + 2}`).join()}) returning id`,
      [formato, ...Object.values(codes)],
    );
    await query(`delete from registro.template_numeracao_tipos_processo`);
    await query(
      `insert into registro.template_numeracao_tipos_processo (registro_id, alvo_id, ordem) values ($1, $2, 0)`,
      [template?.id, await processType(rafael, 'Contratação direta')],
    );
    const [first, second] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const digits = [first, second].map(({ numero = '' }) => numero.replaceAll(/\D/g, ''));
    expect(first.numero).toMatch(shape);
    for (const each of digits)
      expect([each.length, withCheckDigits(each.slice(0, -2))]).toEqual([size, each]);
    const sequence = digits.map((each) => Number(each.slice(-12, -6)));
    expect(sequence[1]).toBe((sequence[0] ?? 0) + 1);
  });
});

describe('o termo do que saiu', () => {
  it('nasce como minuta no processo de onde a peça sai, retirada ou movida, com o motivo, e vira peça ao concluir', async () => {
    const [de, para] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const [um, dois] = [await concludedDocument(rafael), await concludedDocument(rafael)];
    await joined(rafael, de.id, um.id);
    await joined(rafael, de.id, dois.id);
    const removed = await rafael.put<Processo>('processo/remover-documento', {
      processoId: de.id,
      documentoId: um.id,
      motivo: 'Juntado em duplicidade',
      termo: true,
    });
    const moved = await rafael.put<Processo>(`processo/mover-documento/${dois.id}/${de.id}/${para.id}`, {
      motivo: 'Trata do outro processo',
      termo: true,
    });
    expect([removed.status, moved.status]).toEqual([200, 200]);
    const terms = moved.payload.pecas.map(({ saida }) => saida?.termo?.id ?? 0);
    expect(moved.payload.minutas.map(({ id }) => id)).toEqual(terms);
    const [first = 0] = terms;
    const term = await read(rafael, first);
    expect(term).toMatchObject({ fase: 0, assunto: `Desentranhamento da peça 1 de ${de.numero}` });
    expect(term.valores['motivo']).toBe('Juntado em duplicidade');
    expect((await readProcess(rafael, para.id)).minutas).toEqual([]);
  });

  it('de uma peça reservada não se faz, e o pedido recusado nada muda', async () => {
    const { id } = await concludedProcess(rafael);
    const secret = await concludedDocument(rafael, {
      assinantes: ['Rafael Monteiro Lins'],
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    await joined(rafael, id, secret.id);
    const refused = await rafael.put('processo/remover-documento', {
      processoId: id,
      documentoId: secret.id,
      motivo: 'Engano',
      termo: true,
    });
    expect([refused.status, refused.campos]).toEqual([422, ['termo']]);
    expect((await readProcess(rafael, id)).pecas).toMatchObject([{ rotulo: 'R1', situacao: 'JUNTADA' }]);
  });
});

describe('um processo de que só se vê que está vazio', () => {
  it('não se trai por poder tramitar: quem não vê a peça reservada o acha sem peças, e quem a vê tramita', async () => {
    const { id } = await concludedProcess(rafael);
    const secret = await concludedDocument(rafael, {
      assinantes: ['Rafael Monteiro Lins'],
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const empty = (await readProcess(helena, id)).acoes;
    await joined(rafael, id, secret.id);
    expect((await readProcess(helena, id)).acoes).toEqual(empty);
    expect(empty.find(({ nome }) => nome === 'tramitar')).toMatchObject({ permitida: false });
    expect(allowed(await readProcess(rafael, id))).toContain('tramitar');
  });
});

describe('a peça que já saiu', () => {
  it('não sai outra vez, e diz por quê a quem a tinha à vista', async () => {
    const [de, para] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const piece = await concludedDocument(rafael);
    await joined(rafael, de.id, piece.id);
    const takeOut = () =>
      rafael.put('processo/remover-documento', {
        processoId: de.id,
        documentoId: piece.id,
        motivo: 'Engano',
      });
    expect((await takeOut()).status).toBe(200);
    const again = [
      await takeOut(),
      await rafael.put(`processo/mover-documento/${piece.id}/${de.id}/${para.id}`, { motivo: 'Engano' }),
    ];
    for (const answer of again)
      expect([answer.status, said(answer)]).toEqual([409, expect.stringContaining('não é peça')]);
  });
});

describe('uma peça lida', () => {
  it('é a de quem a escreveu e a que cada um leu; para os outros continua por ler', async () => {
    const { id } = await concludedProcess(rafael);
    const piece = await concludedDocument(rafael);
    await joined(rafael, id, piece.id);
    const readBy = async (caller: Caller) =>
      (await readProcess(caller, id)).pecas.map(({ conteudo }) => conteudo?.lido);
    expect([await readBy(rafael), await readBy(helena)]).toEqual([[true], [false]]);
    expect((await helena.put('caixa-central/marcas', { ids: [piece.id], lido: true })).status).toBe(200);
    const beatriz = await server.as('beatriz.cordeiro');
    expect([await readBy(helena), await readBy(beatriz)]).toEqual([[true], [false]]);
  });
});

describe('o que se cria dentro do processo', () => {
  const draftInside = (vinculado: number): Promise<Documento> =>
    completeDraft(rafael, { vinculado, assinantes: ['Helena Duarte Pires'] });

  it('é peça ao concluir; se o processo já não está em mãos, fica ligado a ele e não entra', async () => {
    const { id } = await concludedProcess(rafael);
    const [first, second] = [await draftInside(id), await draftInside(id)];
    expect((await readProcess(rafael, id)).minutas.map((one) => one.id)).toEqual([first.id, second.id]);
    const order = (caller: Caller, minutas: readonly number[]) =>
      caller.put<Processo>(`processo/${id}/minutas/ordem`, { minutas });
    const put = await order(rafael, [second.id, first.id]);
    expect([put.status, put.payload.minutas.map((one) => one.id)]).toEqual([200, [second.id, first.id]]);
    expect((await order(rafael, [id])).status).toBe(404);
    const outside = await server.as('beatriz.cordeiro');
    expect((await order(outside, [first.id])).status).toBe(409);
    expect((await rafael.post('documento/concluir', first)).status).not.toBe(200);
    const conclude = ({ id: documentoId, versao }: Documento) =>
      rafael.post('documento/concluir', { id: documentoId, versao });
    expect((await conclude(first)).status).toBe(200);
    const after = await readProcess(rafael, id);
    expect(after.pecas).toMatchObject([{ rotulo: '1', conteudo: { id: first.id } }]);
    expect(await lastEvent(id)).toBe('pecaJuntada');
    await rafael.post('tramite', { conteudoId: id, destino: { unidadeId: await unitId(rafael, 'PGM') } });
    expect((await conclude(second)).status).toBe(200);
    expect((await readProcess(rafael, id)).pecas).toHaveLength(1);
    expect((await read(rafael, second.id)).fase).toBe(1);
  });

  it('passa a outro processo enquanto não é peça', async () => {
    const [de, para] = [await concludedProcess(rafael), await concludedProcess(rafael)];
    const draft = await draftInside(de.id);
    const move = (from: number, to: number) =>
      rafael.put<Processo>(`processo/mover-documento-referenciador/${draft.id}/${from}/${to}`);
    const moved = await move(de.id, para.id);
    expect([moved.status, moved.payload.id, moved.payload.minutas]).toEqual([200, de.id, []]);
    expect((await readProcess(rafael, para.id)).minutas.map((one) => one.id)).toEqual([draft.id]);
    const again = await move(de.id, para.id);
    expect([again.status, said(again)]).toEqual([409, expect.stringContaining('não foi criado dentro')]);
    await rafael.post('documento/concluir', { id: draft.id, versao: (await read(rafael, draft.id)).versao });
    expect((await readProcess(rafael, para.id)).pecas).toMatchObject([{ conteudo: { id: draft.id } }]);
    expect((await move(para.id, de.id)).status).toBe(409);
  });
});

describe('o detentor e a exclusão de um processo', () => {
  it('a chefia o passa a outra pessoa da unidade, com as peças; quem não chefia não passa', async () => {
    const { id } = await concludedProcess(rafael);
    const documento = await concludedDocument(rafael);
    await joined(rafael, id, documento.id);
    const { usuarioId } = await personId(rafael, 'Helena Duarte Pires');
    expect((await rafael.post('processo/trocar-detentor', { id, usuarioId })).status).toBe(403);
    const { payload: possible } = await helena.get<{ itens: { id: number }[] }>(
      `processo/${id}/detentores-possiveis`,
    );
    const other = possible.itens[0]?.id ?? 0;
    const changed = await helena.post('processo/trocar-detentor', { id, usuarioId: other });
    expect([changed.status, changed.payload]).toEqual([200, { id }]);
    expect((await readProcess(helena, id)).detentor.usuario?.id).toBe(other);
    expect((await read(helena, documento.id)).detentor.usuario?.id).toBe(other);
  });

  it('o pedido de exclusão para o processo e as peças, e se retira', async () => {
    const { id } = await concludedProcess(rafael);
    await joined(rafael, id, (await concludedDocument(rafael)).id);
    const asked = await rafael.post(`conteudo/${id}/ato/solicitarExclusao`, { motivo: 'Aberto duas vezes' });
    expect(asked.status).toBe(200);
    const waiting = await readProcess(rafael, id);
    expect(allowed(waiting)).toContain('retirarPedidoExclusao');
    for (const ato of ['tramitar', 'juntarPeca', 'retirarPeca', 'finalizar'])
      expect(waiting.acoes.find(({ nome }) => nome === ato)).toMatchObject({ permitida: false });
    expect((await rafael.remove(`processo/${id}`)).status).toBe(409);
    expect((await rafael.post(`conteudo/${id}/ato/retirarPedidoExclusao`, {})).status).toBe(200);
    expect(allowed(await readProcess(rafael, id))).toContain('tramitar');
  });
});

describe('um protocolo no processo', () => {
  it('junta-se concluído, ou registra-se, conclui-se e junta-se de uma vez, ou nada', async () => {
    const { id } = await concludedProcess(rafael);
    const first = async (path: string): Promise<number> =>
      (await rafael.get<{ itens: { id: number }[] }>(path)).payload.itens[0]?.id ?? 0;
    const protocolo = {
      tipoDocumentoId: await first('documento/protocolo-tipos'),
      assunto: 'Requerimento do balcão',
      destinos: [{ especie: 'EMAIL', email: 'a@exemplo.org', periodicidade: 'UNICA' }],
    };
    const send = async (body: object, file = true): Promise<Answer<Processo>> =>
      sendForm<Processo>(server.app, rafael.token, {
        method: 'PUT',
        path: 'processo/associar-protocolo',
        body: { processoId: id, ...body },
        file: file
          ? { name: 'a.pdf', content: await bundlePdf([{ texto: randomUUID() }, { texto: 'dois' }]) }
          : undefined,
      });
    expect((await send({ protocolo })).status).toBe(403);
    await query(
      `update registro.perfil_acesso set versao = versao + 1, permissoes = permissoes || '["protocoloIncluir"]'::jsonb`,
    );
    const incomplete = await send({ protocolo });
    expect([incomplete.status, incomplete.campos]).toEqual([422, ['interessados']]);
    expect(
      await query(`select 1 from protocolo p join conteudo c on c.id = p.id where c.assunto = $1`, [
        protocolo.assunto,
      ]),
    ).toEqual([]);
    const interessados = [await first('documento/protocolo-interessados')];
    const { status, payload } = await send({ protocolo: { ...protocolo, interessados } });
    expect(status).toBe(200);
    expect(payload.pecas).toMatchObject([
      {
        rotulo: '1',
        conteudo: { tipo: 3, assunto: 'Requerimento do balcão', fase: 1, paginas: 2, numeroVersao: 1 },
      },
    ]);
    expect(payload.volumes).toMatchObject([{ paginas: 2 }]);
    expect((await send({}, false)).status).toBe(400);
    const [protocoloId] = payload.pecas.map(({ conteudo }) => conteudo?.id ?? 0);
    await rafael.put('processo/remover-documento', {
      processoId: id,
      documentoId: protocoloId,
      motivo: 'Engano',
    });
    const again = await send({ protocoloId }, false);
    expect([again.status, again.payload.pecas.map(({ situacao }) => situacao)]).toEqual([
      200,
      ['RETIRADA', 'JUNTADA'],
    ]);
  });
});

describe('quem só tramita processos', () => {
  it('passa pela porta do trâmite e tramita um processo; de um documento, o ato pede a outra permissão', async () => {
    const { id } = await concludedProcess(rafael);
    await joined(rafael, id, (await concludedDocument(rafael)).id);
    const documento = await concludedDocument(rafael);
    const destino = { unidadeId: await unitId(rafael, 'PGM') };
    await query(
      `update registro.perfil_acesso set versao = versao + 1, permissoes = permissoes - 'tramiteDocumento'`,
    );
    const only = await server.as('rafael.lins');
    for (const path of ['tramite/textos', 'tramite/destinos?q=PGM', `tramite/acesso-tela/${id}`])
      expect((await only.get(path)).status, path).toBe(200);
    const refused = await only.post('tramite', { conteudoId: documento.id, destino });
    expect([refused.status, said(refused)]).toEqual([403, expect.stringContaining('permissão')]);
    const sent = await only.post<{ tramiteId: number }>('tramite', { conteudoId: id, destino });
    expect(sent.status).toBe(200);
    expect((await only.remove(`tramite/${sent.payload.tramiteId}`, {})).status).toBe(200);
    await query(
      `update registro.perfil_acesso set versao = versao + 1, permissoes = permissoes - 'tramiteProcesso'`,
    );
    expect((await only.get('tramite/textos')).status).toBe(403);
  });
});
