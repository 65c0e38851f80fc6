import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import {
  readAnswer,
  startTestApp,
  worldPassword,
  type Answer,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, unitId } from '#tests/setup/drafts.ts';
import { withHeldContent } from './held-content.ts';

let server: TestApp;
let helena: Caller;
let gil: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  gil = await server.as('gil.matos');
});
afterAll(() => server.close());

const under = (key: string) => ({ 'idempotency-key': key });

const conclude = async (key: string) => {
  const { id, versao } = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
  return {
    id,
    again: () => helena.post<Documento>('documento/concluir', { id, versao }, under(key)),
  };
};

/** As if the process had died before the answer of the whole was kept. */
const forgetWhole = async (key: string): Promise<void> => {
  const { numDeletedRows } = await server.platform.connection.db
    .deleteFrom('idempotencia')
    .where('chave', '=', key)
    .executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(1n);
};

describe('a chave de um ato que abre a própria transação', () => {
  it('dá a primeira resposta a quem repete, também quando o ato já não seria permitido', async () => {
    const { again } = await conclude('conclusao-repetida');
    const first = await again();
    expect(first.status).toBe(200);
    expect((await again()).payload).toEqual(first.payload);
  });

  it('faz quem repete ao mesmo tempo esperar a primeira resposta', async () => {
    const { id, again } = await conclude('conclusao-a-dois');
    const answers = await withHeldContent(server, id, async (waiting) => {
      const both = [again(), again()];
      await waiting(1);
      return both;
    });
    const [first, second] = await Promise.all(answers);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.payload).toEqual(first?.payload);
  });

  it('fica livre no mesmo instante em que a conexão do ato cai', async () => {
    const { id, again } = await conclude('conclusao-cortada');
    const cut = await withHeldContent(server, id, async (waiting, cutThem) => {
      const first = again();
      await waiting(1);
      await cutThem();
      return [first];
    });
    const [first] = await Promise.all(cut);
    expect([first?.status, first?.codigo]).toEqual([503, 'indisponivel']);
    expect(Number(first?.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await again()).status).toBe(200);
  });

  it('é recusada para outro pedido, com o que fazer', async () => {
    const { id, again } = await conclude('conclusao-primeira');
    await again();
    const other = await helena.post('documento/concluir', { id, versao: 99 }, under('conclusao-primeira'));
    expect([other.status, other.codigo]).toEqual([409, 'chaveDeRepeticaoEmUso']);
  });
});

describe('a chave de um pedido de vários itens', () => {
  it('não assina de novo o que já foi assinado, nem o recusa', async () => {
    const ids = [(await concludedDocument(helena)).id, (await concludedDocument(helena)).id];
    const sign = () =>
      helena.post<ResultadoLote>(
        'assinatura/assinar-docflow-documentos-em-lote',
        { ids, senha: worldPassword },
        under('lote-de-assinaturas'),
      );
    const first = await sign();
    expect(first.payload.resultados.map(({ ok }) => ok)).toEqual([true, true]);
    await forgetWhole('lote-de-assinaturas');
    expect((await sign()).payload).toEqual(first.payload);
    expect((await sign()).payload).toEqual(first.payload);
  });

  it('não recebe de novo o que já foi recebido, nem o recusa', async () => {
    const { id } = await concludedDocument(helena);
    const destino = { unidadeId: await unitId(helena, 'PGM') };
    const sent = await helena.post<{ tramiteId: number }>('tramite', { conteudoId: id, destino });
    const receiver = await receiverOf(sent.payload.tramiteId);
    const receive = () =>
      receiver.post<ResultadoLote>(
        'tramite/receber-selecionados/',
        { ids: [sent.payload.tramiteId] },
        under('lote-de-recebimentos'),
      );
    const first = await receive();
    expect(first.payload.resultados).toMatchObject([{ ok: true }]);
    await forgetWhole('lote-de-recebimentos');
    expect((await receive()).payload).toEqual(first.payload);
  });
});

/** Somebody of the unit that it was sent to. */
const receiverOf = async (tramiteId: number): Promise<Caller> => {
  const { login } = await server.platform.connection.db
    .selectFrom('tramite as t')
    .innerJoin('registro.usuarioUnidades as x', 'x.unidade', 't.paraUnidadeId')
    .innerJoin('registro.usuario as u', 'u.id', 'x.registroId')
    .select('u.login')
    .where('t.id', '=', tramiteId)
    .where('x.padrao', '=', true)
    .executeTakeFirstOrThrow();
  return server.as(login);
};

describe('a chave de um envio de arquivo', () => {
  const edge = 'limite-da-repeticao';
  const send = async (content: string): Promise<Answer<{ id: string }>> => {
    const head = `--${edge}\r\ncontent-disposition: form-data; name="arquivo"; filename="parecer.pdf"\r\n\r\n`;
    return readAnswer(
      await server.app.inject({
        method: 'POST',
        url: '/ws/api/arquivo',
        headers: {
          authorization: `Bearer ${gil.token}`,
          'content-type': `multipart/form-data; boundary=${edge}`,
          ...under('arquivo-de-uma-vez'),
        },
        payload: `${head}${content}\r\n--${edge}--\r\n`,
      }),
    );
  };

  it('dá a primeira resposta aos mesmos bytes e recusa outros', async () => {
    const first = await send('%PDF-1.7 um parecer');
    expect(first.status).toBe(200);
    expect((await send('%PDF-1.7 um parecer')).payload).toEqual(first.payload);
    const other = await send('%PDF-1.7 outro arquivo');
    expect([other.status, other.codigo]).toEqual([409, 'chaveDeRepeticaoEmUso']);
  });
});
