import { sql } from 'kysely';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import type { Answer, Caller, TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, openedProcess } from '#tests/setup/processos.ts';
import { newOutsider } from '#tests/server/externo/outsider.ts';
import { offerService } from '#tests/server/externo/service.ts';

/** How the words of what is hidden begin. */
export const tiedWord = 'Grifo';

/** Contents that everybody of the organisation reads, each to be tied to one that only the unit reads. */
export interface OpenWorld {
  readonly principal: Processo;
  readonly outro: Processo;
  readonly pecas: readonly Documento[];
  readonly feito: Documento;
  readonly copiado: Documento;
  readonly origem: Documento;
}

const answered = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

const closed = (palavra: string) => ({
  nivelAcesso: 'RESTRITO',
  hipoteseLegal: `Hipótese ${palavra}`,
  assunto: `Assunto ${palavra}`,
});

const openDocument = (caller: Caller): Promise<Documento> =>
  concludedDocument(caller, { salvar: { nivelAcesso: 'PUBLICO', sigilo: 0 } });

const openProcess = async (caller: Caller): Promise<Processo> => {
  const { id } = await concludedProcess(caller, { nivelAcesso: 'PUBLICO' });
  return joined(caller, id, (await openDocument(caller)).id);
};

export const makeOpen = async (caller: Caller): Promise<OpenWorld> => {
  const principal = await openProcess(caller);
  const pecas = [];
  for (let count = 0; count < 4; count += 1) {
    const piece = await openDocument(caller);
    await joined(caller, principal.id, piece.id);
    pecas.push(piece);
  }
  return {
    principal,
    pecas,
    outro: await openProcess(caller),
    feito: await openDocument(caller),
    copiado: await openDocument(caller),
    origem: await openDocument(caller),
  };
};

/**
 * Every tie that an act makes between an open content and a hidden one, with the word of the hidden one in what is typed.
 * @returns the hidden contents
 */
export const tieAll = async (
  server: TestApp,
  caller: Caller,
  open: OpenWorld,
): Promise<readonly number[]> => {
  const { db } = server.platform.connection;
  let made = 0;
  const word = (): string => `${tiedWord}${String.fromCodePoint(65 + (made += 1))}x`;
  const hidden: number[] = [];
  const hiddenProcess = async (): Promise<{ readonly id: number; readonly palavra: string }> => {
    const palavra = word();
    const { id } = await concludedProcess(caller, closed(palavra));
    await joined(caller, id, (await concludedDocument(caller, { salvar: { nivelAcesso: 'PUBLICO' } })).id);
    hidden.push(id);
    return { id, palavra };
  };
  const relate = async (id: number, outroId: number, especie: string, palavra: string): Promise<number> => {
    const { relacoes } = answered(
      await caller.post<Processo>(`processo/${id}/relacoes`, {
        outroId,
        especie,
        motivo: `Relaciono ${palavra}`,
      }),
    );
    return relacoes.at(-1)?.id ?? 0;
  };
  const { principal, outro, pecas, feito, copiado, origem } = open;

  // related from both sides, travelling or not, and a relation that was undone
  for (const especie of ['ASSOCIADO', 'APENSADO', 'ANEXADO']) {
    const { id, palavra } = await hiddenProcess();
    await relate(principal.id, id, especie, palavra);
  }
  const parent = await hiddenProcess();
  await relate(parent.id, outro.id, 'ASSOCIADO', parent.palavra);
  for (const especie of ['ASSOCIADO', 'APENSADO']) {
    const { id, palavra } = await hiddenProcess();
    const relacaoId = await relate(principal.id, id, especie, palavra);
    answered(
      await caller.post(`processo/${principal.id}/relacoes/desfazer`, {
        relacaoId,
        motivo: `Por causa de ${palavra}`,
      }),
    );
  }
  const sub = await openedProcess(caller, { ...closed(word()), subprocessoDe: principal.id });
  hidden.push(sub.id);

  // pieces: one moved to a hidden process, one taken out and closed later, one that was closed inside
  const { id: destino, palavra } = await hiddenProcess();
  const [movida, retirada, fechada, volta] = pecas;
  answered(
    await caller.put(`processo/mover-documento/${movida?.id ?? 0}/${principal.id}/${destino}`, {
      motivo: `Vai a ${palavra}`,
    }),
  );
  const gone = word();
  answered(
    await caller.put('processo/remover-documento', {
      processoId: principal.id,
      documentoId: retirada?.id,
      motivo: `Sai por ${gone}`,
    }),
  );
  for (const one of [retirada, fechada]) {
    await sql`update conteudo set nivel_acesso = 'RESTRITO', assunto = ${`Assunto ${word()}`} where id = ${one?.id ?? 0}`.execute(
      db,
    );
    hidden.push(one?.id ?? 0);
  }
  // one that came from a hidden process, and is as open as the other again
  const through = await hiddenProcess();
  const move = (from: number, to: number) =>
    caller.put(`processo/mover-documento/${volta?.id ?? 0}/${from}/${to}`, {
      motivo: `Passa por ${through.palavra}`,
    });
  answered(await move(principal.id, through.id));
  await sql`update conteudo set nivel_acesso = 'PUBLICO', hipotese_legal = null where id = ${volta?.id ?? 0}`.execute(
    db,
  );
  answered(await move(through.id, outro.id));

  // a document made from a hidden one, untied; one tied to a hidden one; a copy that is still a draft
  const source = word();
  const hiddenDocument = await concludedDocument(caller, {
    assunto: `Assunto ${source}`,
    salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: `Hipótese ${source}` },
  });
  hidden.push(hiddenDocument.id);
  for (const id of [feito.id, origem.id])
    await sql`update documento set vinculado_id = ${hiddenDocument.id} where id = ${id}`.execute(db);
  answered(await caller.post(`documento/${feito.id}/desvincular`, { motivo: `Sai de ${source}` }));
  answered(
    await caller.put(
      `documento/mover-documento-referenciador/${origem.id}/${hiddenDocument.id}/${principal.id}`,
    ),
  );
  const copy = answered(await caller.post<Documento>('documento/criar-copia', { id: copiado.id }));
  await sql`update conteudo set assunto = ${`Assunto ${word()}`} where id = ${copy.id}`.execute(db);
  hidden.push(copy.id);
  const draft = await completeDraft(caller, {
    assunto: `Assunto ${word()}`,
    vinculado: outro.id,
  });
  hidden.push(draft.id);
  return hidden;
};

/** A request from outside, with its word, of which the person who made it is told by e-mail. */
export const askFromOutside = async (server: TestApp, login: string): Promise<number> => {
  const servicoId = await offerService(server, login);
  const ana = await newOutsider(server, {
    nome: 'Ana Prado',
    email: 'ana@correio.exemplo',
    base: '284917360',
  });
  const { payload, status, raw } = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: '00000000-0000-4000-8000-000000000001',
    servicoId,
    texto: `Peço ${tiedWord}`,
    campos: [{ rotulo: 'Rua', valor: `Rua ${tiedWord}` }],
    arquivos: [],
  });
  if (status !== 200) throw new Error(raw.body);
  await sql`update conteudo set numero = numero || ${` ${tiedWord}`} where id = ${payload.id}`.execute(
    server.platform.connection.db,
  );
  return payload.id;
};
