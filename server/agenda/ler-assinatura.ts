import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { PrazoAgenda } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { addDays, today } from '#server/instalacao/prazo/index.ts';
import { calendarOf, icsEventOf, icsOf, type IcsEvent } from './ics.ts';
import { readLidos } from './read-compromissos.ts';
import { readPrazos } from './read-prazos.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Number and subject of those contents that are open to all: what may be told where nobody watches over who reads. */
const openNames = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select c.id, concat_ws(' · ', c.numero, c.assunto) as nome from conteudo c
    where c.id = any(${ids}::bigint[]) and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO' and c.fase = 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
};

type Assinatura = Selectable<Tables['agendaAssinatura']>;

/** What another calendar keeps: a month that went, and a year that comes. */
const [before, after] = [31, 366] as const;
/** More than a busy person has in that time. */
const most = 4000;
/** As exactly as the last reading is told. */
const hour = 3_600_000;

/**
 * The agenda by a secret address: what its person sees now, from the unit where they made it. An address that does not exist,
 * that was revoked, or whose person may not enter now is the same: nothing.
 */
export const lerAssinatura = async (ctx: PublicCtx, segredo: string): Promise<FileAnswer> => {
  const kept = await ctx.db
    .selectFrom('agendaAssinatura')
    .selectAll()
    .where('hash', '=', hashToken(segredo))
    .executeTakeFirst();
  const own = kept && (await ofOwner(ctx, kept));
  if (!own) throw new AppError('naoEncontrado');
  await noteReading(ctx, kept);
  const [de, ate] = [addDays(today(own), -before), addDays(today(own), after)];
  const events = [
    ...(await readLidos(own, de, ate, most)).filter(({ event }) => includes(kept, event)).map(icsEventOf),
    ...(await deadlines(own, kept, de, ate)),
  ];
  const text = icsOf(events, await calendarOf(own, mensagem('agenda.exportada')));
  return {
    content: Buffer.from(text),
    type: 'text/calendar; charset=utf-8',
    name: 'agenda.ics',
    // when it was written changes at every reading, and says nothing new
    etag: createHash('sha256')
      .update(text.replaceAll(/^DTSTAMP:.*$/gm, ''))
      .digest('base64url'),
  };
};

/** The person as they are now; who is blocked has the address back afterwards, who left the unit has not. */
const ofOwner = async (ctx: PublicCtx, { usuarioId, unidadeId }: Assinatura): Promise<Ctx | undefined> => {
  try {
    return await ctxOfAuthor(ctx, { usuarioId, substitutoId: null, unidadeId, sessaoId: 0 }, ctx.correlacao);
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    return undefined;
  }
};

const noteReading = async ({ db, agora }: PublicCtx, { id, lidoEm }: Assinatura): Promise<void> => {
  if (lidoEm && agora.getTime() - lidoEm.getTime() < hour) return;
  await db.updateTable('agendaAssinatura').set({ lidoEm: agora }).where('id', '=', id).execute();
};

/** What one takes part in is one's own, whoever made it. */
const includes = (kept: Assinatura, { escopo, participantes }: Compromisso): boolean =>
  (kept.pessoal && (escopo === 'PESSOA' || participantes.some(({ id }) => id === kept.usuarioId))) ||
  (kept.unidade && escopo === 'UNIDADE') ||
  (kept.organizacao && escopo === 'ORGANIZACAO');

/** Deadlines for a calendar that is out of reach: of what is not open to all, only what kind and when. */
const deadlines = async (ctx: Ctx, kept: Assinatura, de: string, ate: string): Promise<IcsEvent[]> => {
  if (kept.prazos === 'NAO') return [];
  const { prazos } = await readPrazos(ctx, de, ate, most);
  const named =
    kept.prazos === 'COM_NOME'
      ? await openNames(
          ctx.db,
          prazos.map(({ conteudoId }) => conteudoId),
        )
      : new Map<number, string>();
  return prazos.map((prazo) => deadline(kept, prazo, named.get(prazo.conteudoId)));
};

const deadline = (
  { hash }: Assinatura,
  { dia, especie, conteudoId }: PrazoAgenda,
  nome: string | undefined,
): IcsEvent => ({
  // the same at every reading, and no number of a content
  uid: `prazo-${createHash('sha256').update(hash).update(`${especie}/${conteudoId}/${dia}`).digest('hex').slice(0, 32)}`,
  de: dia,
  ate: dia,
  titulo: mensagem(`agenda.assinatura.prazo.${especie}`, { nome: nome ?? '' }).trim(),
  livre: true,
});
