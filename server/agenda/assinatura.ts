import { randomBytes } from 'node:crypto';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import type {
  AssinaturaAgenda,
  AssinaturaAgendaEndereco,
  AssinaturaAgendaNova,
} from '#schemas/shapes/agenda-assinatura.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { wrong } from './fatos.ts';

/** One for each calendar of a person, and some room. */
const most = 10;

/** Who acts in the place of another gives nobody's agenda away. */
const owner = ({ sessao }: Ctx): number => {
  if (sessao.substitutoId !== undefined) throw new AppError('acessoNegado');
  return sessao.usuarioId;
};

/** 256 bits, which are shown once. */
const newSecret = (): string => randomBytes(32).toString('base64url');

const shownOnce = async (
  { db, ports }: Ctx,
  id: number,
  segredo: string,
): Promise<AssinaturaAgendaEndereco> => ({
  id,
  endereco: `${await publicAddress(db, ports.config)}ws/api/agenda/assinatura/${segredo}.ics`,
});

/** The addresses by which other calendars read the person's agenda; none in a substitution. */
export const assinaturas = async ({ db, sessao }: Ctx): Promise<Page<AssinaturaAgenda>> => {
  const rows =
    sessao.substitutoId === undefined
      ? await db
          .selectFrom('agendaAssinatura as a')
          .innerJoin('registro.unidade as u', 'u.id', 'a.unidadeId')
          .select(['a.id', 'a.nome', 'a.pessoal', 'a.unidade', 'a.organizacao', 'a.prazos'])
          .select(['a.criadaEm', 'a.lidoEm', 'u.nome as nomeUnidade'])
          .where('a.usuarioId', '=', sessao.usuarioId)
          .orderBy('a.id')
          .execute()
      : [];
  return {
    itens: rows.map(({ criadaEm, lidoEm, ...row }) => ({
      ...row,
      criadaEm: criadaEm.toISOString(),
      lidoEm: lidoEm?.toISOString(),
    })),
    total: rows.length,
    totalExato: true,
  };
};

/** Makes an address, as seen from the unit where the person works now. */
export const assinar = async (ctx: Ctx, body: AssinaturaAgendaNova): Promise<AssinaturaAgendaEndereco> => {
  const { db, sessao, agora } = ctx;
  const usuarioId = owner(ctx);
  const nome = body.nome.trim();
  const { itens } = await assinaturas(ctx);
  const nothing = !body.pessoal && !body.unidade && !body.organizacao && body.prazos === 'NAO';
  const erros = [
    ...(nome === '' ? [wrong('nome', 'nome')] : []),
    ...(nothing ? [wrong('pessoal', 'nada')] : []),
    ...(itens.length >= most ? [wrong('nome', 'assinaturas')] : []),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  const segredo = newSecret();
  const { id } = await db
    .insertInto('agendaAssinatura')
    .values({
      ...body,
      nome,
      usuarioId,
      unidadeId: sessao.unidadeId,
      hash: hashToken(segredo),
      criadaEm: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return shownOnce(ctx, id, segredo);
};

/** Another secret in the place of the former one, which reads nothing any more. */
export const renovarAssinatura = async (ctx: Ctx, id: number): Promise<AssinaturaAgendaEndereco> => {
  const segredo = newSecret();
  const { numUpdatedRows } = await ctx.db
    .updateTable('agendaAssinatura')
    .set({ hash: hashToken(segredo), criadaEm: ctx.agora })
    .where('id', '=', id)
    .where('usuarioId', '=', owner(ctx))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('naoEncontrado');
  return shownOnce(ctx, id, segredo);
};

export const revogarAssinatura = async (ctx: Ctx, id: number): Promise<undefined> => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('agendaAssinatura')
    .where('id', '=', id)
    .where('usuarioId', '=', owner(ctx))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('naoEncontrado');
  return undefined;
};
