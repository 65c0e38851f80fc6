import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pessoa, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, personId, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let rafael: Caller;
let helena: Caller;

const sql = (text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> =>
  server.platform.connection.pool.query(text, values);
const reasonOf = (documento: Documento, ato: string): string | undefined =>
  documento.acoes.find(({ nome }) => nome === ato)?.motivo;
const sign = (caller: Caller, ...ids: number[]) =>
  caller.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', { ids, senha: worldPassword });

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  await sql(`update registro.modelo_documento set publicacao = 'MANUAL' where nome = 'Comunicação Interna'`);
});
afterAll(() => server.close());

describe('uma versão nova', () => {
  it('se abre do que já foi assinado: as assinaturas ficam canceladas com rastro e todos assinam de novo', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Com versão dois' });
    await sign(helena, id);
    const signed = await read(rafael, id);
    const allowed = await rafael.get<{ permitida: boolean }>(`documento/versionar-validar/${id}`);
    expect(allowed.payload.permitida).toBe(true);
    const { status, payload: draft } = await rafael.put<Documento>(`documento/versionar/${id}/1`, {
      versao: signed.versao,
    });
    expect(status).toBe(200);
    expect(draft).toMatchObject({ fase: 0, numero: signed.numero, numeroVersao: 2 });
    expect(draft.assinantes.map(({ situacao }) => situacao)).toEqual(['PENDENTE']);
    // what the paper says of the number is that of the number that it keeps, not the next one
    const { numero, ano } = signed.valoresAutomaticos;
    expect(signed.numero).toContain(`${numero}/${ano}`);
    expect(draft.valoresAutomaticos).toMatchObject({ numero, ano });
    const { rows } = await sql(
      'select situacao, assinado_em is not null as assinou from documento_assinante where documento_id = $1 order by versao',
      [id],
    );
    expect(rows[0]).toEqual({ situacao: 'CANCELADO', assinou: true });
    expect((await rafael.get<Documento>(`documento/${id}/1`)).payload.sha256).toBe(signed.sha256);
    expect((await rafael.put(`documento/versionar/${id}/1`, {})).status).toBe(404);
    const again = await rafael.post<Documento>('documento/concluir', { id, versao: draft.versao });
    expect(again.payload.valoresAutomaticos).toMatchObject({ numero, ano });
  });

  it('não se abre do que está publicado, nem por quem não o tem em mãos', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Publicado' });
    await sign(helena, id);
    await helena.post(`conteudo/${id}/ato/publicar`, {});
    const { payload } = await rafael.get<{ permitida: boolean; motivo: string }>(
      `documento/versionar-validar/${id}`,
    );
    expect(payload).toMatchObject({ permitida: false });
    expect(payload.motivo).toContain('publicado');
  });
});

describe('uma cópia', () => {
  it('é uma minuta de quem copia, com o texto e o fechamento, sem número, assinaturas nem histórico', async () => {
    const source = await concludedDocument(rafael, {
      assunto: 'Para copiar',
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Lei 12.527/2011, art. 31' },
    });
    const { status, payload: copy } = await helena.post<Documento>('documento/criar-copia', {
      id: source.id,
    });
    expect(status).toBe(200);
    expect(copy).toMatchObject({
      fase: 0,
      assunto: source.assunto,
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Lei 12.527/2011, art. 31',
      corpo: source.corpo,
      valores: source.valores,
      assinantes: [],
      checkIn: { situacao: 1 },
      numeroVersao: 1,
    });
    expect(copy.numero).toBeUndefined();
    expect(copy.autor.nome).toBe('Helena Duarte Pires');
    const { rows } = await sql('select ato from evento where conteudo_id = $1', [copy.id]);
    expect(rows).toEqual([{ ato: 'criado' }]);
  });

  it('não se faz de um modelo que a pessoa não pode usar', async () => {
    const source = await concludedDocument(rafael, { assunto: 'Modelo que sai de uso' });
    await sql('update registro.modelo_documento set ativo = false where id = $1', [source.modelo.id]);
    const { codigo } = await rafael.post('documento/criar-copia', { id: source.id });
    await sql('update registro.modelo_documento set ativo = true where id = $1', [source.modelo.id]);
    expect(codigo).toBe('camposInvalidos');
  });
});

describe('trocar o detentor', () => {
  it('põe nas mãos de outra pessoa da unidade e avisa as duas; só a chefia ou quem administra', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Passa de mãos' });
    const lista = await helena.get<{ itens: Pessoa[] }>(`documento/${id}/detentores-possiveis`);
    const people = lista.payload.itens;
    expect(people.map(({ nome }) => nome)).not.toContain('Rafael Monteiro Lins');
    const target = people.find(({ nome }) => nome !== 'Helena Duarte Pires') ?? people[0];
    const changed = await helena.post('documento/trocar-detentor', { id, usuarioId: target?.id });
    expect(changed.status).toBe(200);
    expect((await read(helena, id)).detentor.usuario?.id).toBe(target?.id);
    const { rows } = await sql(
      `select usuario_id from notificacao where conteudo_id = $1 and especie = 'detentorTrocado'`,
      [id],
    );
    // who did it needs no notice
    expect(rows.length).toBe(target?.nome === 'Helena Duarte Pires' ? 1 : 2);
    const stranger = await personId(helena, 'Beatriz Anjos Cordeiro');
    const outside = await helena.post('documento/trocar-detentor', { id, usuarioId: stranger.usuarioId });
    expect(outside.campos).toEqual(['usuarioId']);
    expect((await rafael.post('documento/trocar-detentor', { id, usuarioId: target?.id })).status).toBe(403);
  });
});

describe('publicar', () => {
  it('abre à página pública o que foi assinado por todos; impublicável fica fora dela até que se diga o contrário', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'À vista de todos' });
    expect(reasonOf(await read(helena, id), 'publicar')).toContain('assinaturas pendentes');
    await sign(helena, id);
    expect((await helena.post(`conteudo/${id}/ato/publicar`, {})).status).toBe(200);
    const published = await sql('select publicado_em is not null as sim from conteudo where id = $1', [id]);
    expect(published.rows).toEqual([{ sim: true }]);
    const { campos } = await helena.post(`conteudo/${id}/ato/tornarImpublicavel`, {});
    expect(campos).toEqual(['motivo']);
    await helena.post(`conteudo/${id}/ato/tornarImpublicavel`, { motivo: 'Tem um dado pessoal' });
    const hidden = await sql('select publicado_em, impublicavel from conteudo where id = $1', [id]);
    expect(hidden.rows).toEqual([{ publicado_em: null, impublicavel: true }]);
    expect(reasonOf(await read(helena, id), 'publicar')).toContain('impublicável');
    expect((await helena.post(`conteudo/${id}/ato/tornarPublicavel`, {})).status).toBe(403);
    await sql(
      `update registro.perfil_acesso set versao = versao + 1, regras = regras || '["permiteReverterImpublicavel"]'::jsonb where descricao = 'Chefia de unidade'`,
    );
    helena = await server.as('helena.pires');
    expect((await helena.post(`conteudo/${id}/ato/tornarPublicavel`, {})).status).toBe(200);
    expect((await helena.post(`conteudo/${id}/ato/publicar`, {})).status).toBe(200);
  });

  it('de um modelo que nada publica não se fala em publicar', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Nunca à vista' });
    const said = async (publicacao: string): Promise<string[]> => {
      await sql(`update registro.modelo_documento set publicacao = $1 where nome = 'Comunicação Interna'`, [
        publicacao,
      ]);
      return (await read(helena, id)).acoes.map(({ nome }) => nome).filter((nome) => /publi/i.test(nome));
    };
    expect(await said('IMPUBLICAVEL')).toEqual([]);
    expect(await said('MANUAL')).toContain('publicar');
  });

  it('não abre o que é restrito', async () => {
    const { id } = await concludedDocument(helena, {
      assunto: 'Restrito',
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Lei 12.527/2011, art. 31' },
    });
    expect(reasonOf(await read(helena, id), 'publicar')).toContain('Só se publica');
  });
});

describe('o vencimento', () => {
  it('muda depois da conclusão, passa ao dia seguinte com expediente e pode sair', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Com vencimento' });
    // a Saturday
    const { payload } = await rafael.put<Documento>(`documento/${id}/vencimento-documento`, {
      vencimento: '2026-12-05',
    });
    expect(payload.vencimento).toBe('2026-12-07');
    const none = await rafael.put<Documento>(`documento/${id}/vencimento-documento`, {});
    expect(none.payload.vencimento).toBeUndefined();
    const { campos } = await rafael.put(`documento/${id}/vencimento-documento`, { vencimento: '2026-02-31' });
    expect(campos).toEqual(['vencimento']);
  });
});

describe('recusar a assinatura', () => {
  it('pede o motivo, avisa quem escreveu, e ninguém mais é chamado', async () => {
    const { id } = await concludedDocument(rafael, { assunto: 'Não assino' });
    const without = await helena.post(`conteudo/${id}/ato/recusarAssinatura`, {});
    expect(without.campos).toEqual(['motivo']);
    await helena.post(`conteudo/${id}/ato/recusarAssinatura`, { motivo: 'O valor está errado' });
    const after = await read(rafael, id);
    expect(after.assinantes.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
      ['RECUSADO', 'O valor está errado'],
    ]);
    expect((await sign(helena, id)).payload.resultados.map(({ ok }) => ok)).toEqual([false]);
    const { rows } = await sql(
      `select especie from notificacao where conteudo_id = $1 and especie = 'assinaturaRecusada'`,
      [id],
    );
    expect(rows).toHaveLength(1);
    // the way on: another version, that she is asked to sign again
    const { payload } = await rafael.put<Documento>(`documento/versionar/${id}/1`, {});
    expect(payload.assinantes.map(({ situacao }) => situacao)).toEqual(['PENDENTE']);
  });
});

describe('assinar sem ter sido indicado', () => {
  const withoutSigners = async (assunto: string): Promise<number> => {
    const { id, versao } = await completeDraft(helena, { assunto });
    const { status, raw } = await helena.post('documento/concluir', { id, versao });
    if (status !== 200) throw new Error(raw.body);
    return id;
  };

  it('vale para um de cada vez, com a regra: quem assina passa a ser o assinante', async () => {
    await sql(`update registro.usuario set concluir_sem_assinatura = true where login = 'helena.pires'`);
    helena = await server.as('helena.pires');
    const id = await withoutSigners('Sem assinantes');
    const other = await withoutSigners('Sem assinantes, outro');
    expect((await sign(helena, id)).payload.resultados[0]?.ok).toBe(false);
    await sql(
      `update registro.perfil_acesso set versao = versao + 1, regras = regras || '["permiteAssinarSemDefinirAssinante"]'::jsonb where descricao = 'Chefia de unidade'`,
    );
    helena = await server.as('helena.pires');
    const screen = await helena.get<{ permitida: boolean }>(`assinatura/acesso-tela/${id}`);
    expect(screen.payload.permitida).toBe(true);
    expect((await sign(helena, id, other)).payload.resultados.map(({ ok }) => ok)).toEqual([false, false]);
    expect((await sign(helena, id)).payload.resultados.map(({ ok }) => ok)).toEqual([true]);
    const signed = await read(helena, id);
    expect(signed.assinantes).toMatchObject([
      { usuario: { nome: 'Helena Duarte Pires' }, situacao: 'ASSINADO', marcador: 'assinatura_1' },
    ]);
    expect((await sign(helena, id)).payload.resultados[0]?.ok).toBe(false);
  });
});

describe('salvar e concluir', () => {
  it('guarda e conclui de uma vez; recusado um, não fica nada', async () => {
    const draft = await completeDraft(rafael, { assunto: 'Antes', assinantes: ['Helena Duarte Pires'] });
    const ask = (more: object) =>
      rafael.post<Documento>('documento/salvar-concluir-documento', {
        id: draft.id,
        versao: draft.versao,
        ...more,
      });
    const refused = await ask({ assunto: 'Não fica', nivelAcesso: 'RESTRITO', hipoteseLegal: '' });
    expect(refused.codigo).toBe('faltaParaConcluir');
    expect(await read(rafael, draft.id)).toEqual(draft);
    const { status, payload } = await ask({ assunto: 'Depois' });
    expect(status).toBe(200);
    expect(payload).toMatchObject({ fase: 1, assunto: 'Depois' });
    expect(payload.numero).toBeDefined();
    const { rows } = await sql('select ato from evento where conteudo_id = $1 order by id desc limit 2', [
      draft.id,
    ]);
    expect(rows.map(({ ato }) => ato)).toEqual(['concluido', 'salvo']);
    expect((await ask({ assunto: 'De novo' })).codigo).toBe('transicaoNaoPermitida');
  });
});
