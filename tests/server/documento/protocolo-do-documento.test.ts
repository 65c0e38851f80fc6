import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read, replyDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let rafael: Caller;
let beatriz: Caller;

const sql = (text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> =>
  server.platform.connection.pool.query(text, values);
const option = (modelo: string, opcao: 1 | 2 | 3) =>
  sql('update registro.modelo_documento set opcao_protocolo = $2 where nome = $1', [modelo, opcao]);
const conclude = async (
  caller: Caller,
  { id, versao }: Pick<Documento, 'id' | 'versao'>,
): Promise<Documento> => {
  const { status, payload, raw } = await caller.post<Documento>('documento/concluir', { id, versao });
  if (status !== 200) throw new Error(raw.body);
  return payload;
};
/** The sequence in the number that the protocol unit gives. */
const sequence = ({ numeroProtocolo = '' }: Documento): number =>
  Number(/^(\d{6})\/\d{4}-DPA$/.exec(numeroProtocolo)?.[1]);
const found = async (caller: Caller, numero: string): Promise<readonly ItemPesquisa[]> =>
  (
    await caller.post<{ itens: ItemPesquisa[] }>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Todos',
      json: { pesquisarFiltro: { numero } },
    })
  ).payload.itens;
/** A text whose paper shows the protocol number. */
const showing = async (caller: Caller, draft: Documento): Promise<Documento> => {
  const corpo = structuredClone(draft.corpo) as { content: unknown[] };
  corpo.content.push({
    type: 'paragraph',
    content: [{ type: 'marcador', attrs: { chave: 'numero_protocolo' } }],
  });
  const propriedades = [
    ...draft.propriedades,
    {
      chave: 'numero_protocolo',
      marcador: '{{numero_protocolo}}',
      rotulo: 'Protocolo',
      tipo: 'DOCUMENTO',
      preenchimento: 'AUTOMATICO',
    },
  ];
  await sql('update documento_versao set corpo = $2, propriedades = $3 where documento_id = $1', [
    draft.id,
    JSON.stringify(corpo),
    JSON.stringify(propriedades),
  ]);
  return read(caller, draft.id);
};

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  beatriz = await server.as('beatriz.cordeiro');
  await option('Comunicação Interna', 2);
  await option('Parecer', 1);
});
afterAll(() => server.close());

describe('o protocolo que a conclusão dá a um documento', () => {
  it('é o seguinte da unidade de protocolo da organização, e a minuta não o tem', async () => {
    const draft = await completeDraft(rafael, { assinantes: ['Helena Duarte Pires'] });
    expect(draft.numeroProtocolo).toBeUndefined();
    const [first, second] = [await conclude(rafael, draft), await concludedDocument(rafael)];
    expect(sequence(first)).toBeGreaterThan(0);
    expect(sequence(second)).toBe(sequence(first) + 1);
    const { rows } = await sql(
      `select descricao, ultimo from registro.numeracao where descricao = 'Protocolos, DPA'`,
    );
    expect(rows).toEqual([{ descricao: 'Protocolos, DPA', ultimo: sequence(second) }]);
  });

  it('é da própria unidade, onde ela protocola', async () => {
    await sql(`update registro.unidade set protocolo = true
      where id = (select detentor_unidade_id from conteudo order by id desc limit 1)`);
    const own = await concludedDocument(rafael);
    await sql(`update registro.unidade set protocolo = false
      where id = (select detentor_unidade_id from conteudo order by id desc limit 1)`);
    expect(own.numeroProtocolo).toMatch(/^000001\/\d{4}-/);
    expect(own.numeroProtocolo).not.toMatch(/DPA$/);
  });

  it('não se dá onde o modelo diz que não', async () => {
    await option('Comunicação Interna', 3);
    const none = await concludedDocument(rafael);
    await option('Comunicação Interna', 2);
    expect(none.numeroProtocolo).toBeUndefined();
  });

  it('fica o mesmo em outra versão, e o contador não anda', async () => {
    const given = await concludedDocument(rafael);
    const { payload: draft } = await rafael.put<Documento>(`documento/versionar/${given.id}/1`, {
      versao: given.versao,
    });
    const again = await conclude(rafael, draft);
    expect(again.numeroProtocolo).toBe(given.numeroProtocolo);
    expect(sequence(await concludedDocument(rafael))).toBe(sequence(given) + 1);
  });

  it('lê-se no papel, que antes dele dizia que se definiria', async () => {
    const draft = await showing(rafael, await completeDraft(rafael, { assinantes: ['Helena Duarte Pires'] }));
    expect(draft.valoresAutomaticos['numero_protocolo']).toBe('a definir');
    const done = await conclude(rafael, draft);
    expect(done.valoresAutomaticos['numero_protocolo']).toBe(done.numeroProtocolo);
    expect(sequence(done)).toBeGreaterThan(0);
  });

  it('não se repete nem salta, concluídos ao mesmo tempo, mostrem-no no papel ou não', async () => {
    const drafts: Documento[] = [];
    for (let n = 0; n < 6; n += 1) {
      const draft = await completeDraft(rafael, { assinantes: ['Helena Duarte Pires'] });
      drafts.push(n % 2 === 0 ? draft : await showing(rafael, draft));
    }
    const before = sequence(await concludedDocument(rafael));
    const done = await Promise.all(drafts.map((draft) => conclude(rafael, draft)));
    expect(done.map(sequence).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((n) => before + n));
    for (const { numeroProtocolo, valoresAutomaticos } of done.filter((_, n) => n % 2 === 1))
      expect(valoresAutomaticos['numero_protocolo']).toBe(numeroProtocolo);
  });

  it('passa pelo número que um protocolo já tem', async () => {
    const last = await concludedDocument(rafael);
    const next = `${String(sequence(last) + 1).padStart(6, '0')}${String(last.numeroProtocolo).slice(6)}`;
    const { rows } = await sql(
      `insert into conteudo (tipo, numero, assunto, organizacao_id, unidade_id, autor_id, detentor_unidade_id, fase,
        criado_em, alterado_em, movimentado_em) select 3, $2, 'Tomado', organizacao_id, unidade_id, autor_id,
        detentor_unidade_id, 1, criado_em, alterado_em, movimentado_em from conteudo where id = $1 returning id`,
      [last.id, next],
    );
    const after = await concludedDocument(rafael);
    await sql('delete from conteudo where id = $1', [rows[0]?.['id']]);
    expect(sequence(after)).toBe(sequence(last) + 2);
  });

  it('em NUP é o próprio número do documento, dado uma vez', async () => {
    await sql(`with t as (insert into registro.template_numeracao (nome, ativo, formato, codigo_nup, versao)
        values ('NUP das comunicações', true, 'NUP', '35041', 1) returning id)
      insert into registro.template_numeracao_tipos_documento (registro_id, alvo_id, ordem)
        select t.id, d.id, 0 from t, registro.tipo_documento d
        join registro.modelo_documento m on m.tipo_documento = d.id where m.nome = 'Comunicação Interna'`);
    const [first, second] = [await concludedDocument(rafael), await concludedDocument(rafael)];
    await sql(`delete from registro.template_numeracao where nome = 'NUP das comunicações'`);
    expect([first, second].map(({ numeroProtocolo }) => numeroProtocolo?.slice(0, 13))).toEqual([
      '35041.000001/',
      '35041.000002/',
    ]);
    for (const { numero, numeroProtocolo } of [first, second])
      expect(numero).toBe(`Comunicação Interna ${numeroProtocolo}`);
  });
});

describe('o protocolo herdado', () => {
  const parecer = (vinculado: number): Promise<Documento> =>
    replyDocument(rafael, vinculado, 'Helena Duarte Pires');

  it('é o do conteúdo de origem, também por outro que já o herdou', async () => {
    const origin = await concludedDocument(rafael);
    const heir = await parecer(origin.id);
    const next = await parecer(heir.id);
    expect(sequence(origin)).toBeGreaterThan(0);
    expect([heir.numeroProtocolo, next.numeroProtocolo]).toEqual([
      origin.numeroProtocolo,
      origin.numeroProtocolo,
    ]);
    const { rows } = await sql('select numero_protocolo from conteudo where id = any($1)', [
      [heir.id, next.id],
    ]);
    expect(rows).toEqual([{ numero_protocolo: null }, { numero_protocolo: null }]);
  });

  it('só se diz a quem vê a origem', async () => {
    const origin = await concludedDocument(rafael);
    const heir = await parecer(origin.id);
    const asked = async () => [
      (await read(beatriz, heir.id)).numeroProtocolo,
      (await found(beatriz, heir.numero ?? '')).find(({ id }) => id === heir.id)?.numeroProtocolo,
      // nor is it kept with what the paper was made of
      (await read(beatriz, heir.id)).valoresAutomaticos['numero_protocolo'],
    ];
    expect(await asked()).toEqual([origin.numeroProtocolo, origin.numeroProtocolo, undefined]);
    await sql(`update conteudo set nivel_acesso = 'SIGILOSO' where id = $1`, [origin.id]);
    expect(await asked()).toEqual([undefined, undefined, undefined]);
    expect((await read(rafael, heir.id)).numeroProtocolo).toBe(origin.numeroProtocolo);
  });
});

describe('quem procura pelo protocolo', () => {
  it('acha o documento, escreva-o como escrever, e lê os dois números', async () => {
    const one = await concludedDocument(rafael, { assunto: 'Achado pelo protocolo' });
    const [, zeros = '', ano = ''] = /^(\d{6})\/(\d{4})/.exec(one.numeroProtocolo ?? '') ?? [];
    for (const typed of [
      one.numeroProtocolo ?? '',
      `protocolo nº ${Number(zeros)}/${ano}`,
      `${zeros}/${ano.slice(2)}`,
    ]) {
      const { payload } = await rafael.get<{ itens: ItemCaixa[] }>(
        `pesquisa?tipo=0&q=${encodeURIComponent(typed)}`,
      );
      expect(
        payload.itens.map(({ id }) => id),
        typed,
      ).toContain(one.id);
      const item = (await found(rafael, typed)).find(({ id }) => id === one.id);
      expect(item, typed).toMatchObject({
        numeroDocumento: one.numero,
        numeroProtocolo: one.numeroProtocolo,
      });
    }
  });
});
