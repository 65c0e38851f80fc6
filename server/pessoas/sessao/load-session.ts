import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Actor } from '#server/base/events/record-event.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import type { Author, Sessao, Sessions } from '#server/base/http/session.ts';
import { leaveSubstitution } from './leave-substitution.ts';
import { loadProfile } from './session-profile.ts';
import { findAuthor, findSession, type SessionRow } from './session-query.ts';
import { closedUntil } from './time-band.ts';

/** Seconds that the former token still serves after the new one is first used: slow requests, other tabs. */
const formerTokenSeconds = 120;

/**
 * The former token dies some time after the new one is first seen, not after it was given: an answer
 * that got lost on the way signs nobody out.
 */
const expireFormerToken = async (db: Database, id: number, agora: Date): Promise<void> => {
  await db
    .updateTable('sessao')
    .set({ anteriorValeAte: new Date(agora.getTime() + formerTokenSeconds * 1000) })
    .where('id', '=', id)
    .where('anteriorValeAte', 'is', null)
    .execute();
};

/**
 * Finds the session of a token. Blocked and inactive people, and people taken off the unit, have none; outside the
 * hours of the profile it is refused, administrators excepted. A substitution whose absence no longer runs is refused
 * too, so that nothing meant in the name of one is done in the name of another; `leaving` takes the person out of it.
 */
export const loadSession = async (
  db: Database,
  token: string,
  agora: Date,
  timeZone: string,
  { leaving = false } = {},
): Promise<Sessao> => {
  const row = await findSession(db, hashToken(token), agora, timeZone);
  if (!row) throw new AppError('sessaoExpirada');
  if (!isAllowed(row)) throw new AppError('acessoRetirado');
  if (row.anteriorPendente && !row.tokenAnterior) await expireFormerToken(db, row.id, agora);
  await requireHours(db, ownBand(row), agora, timeZone);
  const over = await substitutionRefusal(db, row, agora, timeZone);
  if (!over) return sessionOf(db, row);
  if (!leaving) throw over;
  await inTransaction(db, (trx) => leaveSubstitution(trx, actorOfRow(row), agora));
  return loadSession(db, token, agora, timeZone);
};

/** A session that is still open, for what goes on with it: the same refusals, and nobody showed a token. */
const loadSessionOf = async (db: Database, id: number, agora: Date, timeZone: string): Promise<Sessao> => {
  const known = await db.selectFrom('sessao').select('tokenHash').where('id', '=', id).executeTakeFirst();
  const row = known && (await findSession(db, known.tokenHash, agora, timeZone));
  if (!row) throw new AppError('sessaoExpirada');
  if (!isAllowed(row)) throw new AppError('acessoRetirado');
  await requireHours(db, ownBand(row), agora, timeZone);
  const over = await substitutionRefusal(db, row, agora, timeZone);
  if (over) throw over;
  return sessionOf(db, row);
};

/**
 * Who asked for work that goes on without a request, with the rights of now: whatever became of the session that they asked
 * it in, which they may have left, or taken to another unit or into a substitution.
 */
export const loadAuthor = async (
  db: Database,
  author: Author,
  agora: Date,
  timeZone: string,
): Promise<Sessao> => {
  const row = await findAuthor(db, author, agora, timeZone);
  if (!row) throw new AppError('unidadeNaoPermitida');
  if (!isAllowed(row)) throw new AppError('acessoRetirado');
  if (isOver(row)) throw new AppError('substituicaoTerminou', { nome: row.nome });
  return sessionOf(db, row);
};

/** Whether who sits at the keyboard may use the product at all. */
const isAllowed = ({ substituto, ativo, bloqueado }: SessionRow): boolean =>
  substituto ? substituto.ativo && !substituto.bloqueado : ativo && !bloqueado;

/** Whether the substitution has lost its ground: the absence ended or was removed, or the absent person left, or left the unit. */
const isOver = ({ substituto, ativo, bloqueado, naUnidade }: SessionRow): boolean =>
  substituto !== null && (substituto.ausenciaId === null || !ativo || bloqueado || !naUnidade);

const actorOfRow = ({ id, usuarioId, substituto, unidadeId }: SessionRow): Actor => ({
  usuarioId,
  substitutoId: substituto?.id ?? null,
  unidadeId,
  sessaoId: id,
});

/** The hours of a profile, by the id and the version of its band. */
type BandOf = readonly [id: number | null, versao: number | null];

/** Those of who sits at the keyboard; administrators have none. */
const ownBand = (row: SessionRow): BandOf => {
  const { administrador, faixaId, faixaVersao } = row.substituto ?? row;
  return administrador ? [null, null] : [faixaId, faixaVersao];
};

/** Outside the hours of the person at the keyboard there is no session. */
const requireHours = async (
  db: Database,
  [id, versao]: BandOf,
  agora: Date,
  timeZone: string,
): Promise<void> => {
  const quando = id === null ? undefined : await closedUntil(db, id, versao ?? 0, agora, timeZone);
  if (quando !== undefined) throw new AppError('foraDoHorario', { quando });
};

/** Why a substitute cannot act now: the absence is over, or it is outside the hours of the absent person. */
const substitutionRefusal = async (
  db: Database,
  row: SessionRow,
  agora: Date,
  timeZone: string,
): Promise<AppError | undefined> => {
  const { nome, faixaId, faixaVersao } = row;
  if (isOver(row)) return new AppError('substituicaoTerminou', { nome });
  if (!row.substituto || row.administrador || faixaId === null) return undefined;
  const quando = await closedUntil(db, faixaId, faixaVersao ?? 0, agora, timeZone);
  return quando === undefined ? undefined : new AppError('substituicaoForaDoHorario', { nome, quando });
};

const sessionOf = async (db: Database, row: SessionRow): Promise<Sessao> => ({
  id: row.id,
  usuarioId: row.usuarioId,
  nome: row.nome,
  login: row.login,
  substitutoId: row.substituto?.id,
  substitutoNome: row.substituto?.nome,
  unidadeId: row.unidadeId,
  unidadeSigla: row.unidadeSigla,
  organizacaoId: row.organizacaoId,
  cargo: row.cargo ?? undefined,
  chefe: row.chefe,
  secretario: row.secretario,
  sigiloGrau: Math.min(row.sigiloGrau, row.substituto?.sigiloGrau ?? Infinity),
  perfilAcessoId: row.perfilAcessoId,
  perfilAcessoDescricao: row.perfilAcessoDescricao,
  administrador: row.administrador && !row.substituto,
  administradorLocal: row.administradorLocal && !row.substituto,
  usuarioPadrao: row.usuarioPadrao || row.substituto !== null,
  concluirSemAssinatura: row.concluirSemAssinatura,
  cancelarReativar: row.cancelarReativar,
  excluirQualquerDocumento: row.excluirQualquerDocumento,
  acessoAmplo: row.acessoAmplo,
  acessoTotal: row.acessoTotal,
  acessoRestrito: row.acessoRestrito,
  resgatarConteudos: row.resgatarConteudos,
  marcas: new Set(row.marcas),
  renovadaEm: row.renovadaEm,
  expiraEm: row.expiraEm,
  limiteEm: row.limiteEm,
  tokenAnterior: row.tokenAnterior,
  carimbo: stampOf(row),
  ...(await loadProfile(db, row)),
});

const stampOf = (row: SessionRow): string =>
  [
    row.usuarioId,
    row.usuarioVersao,
    row.unidadeId,
    row.perfilAcessoId,
    row.perfilVersao,
    row.faixaVersao ?? 0,
    row.substituto?.id ?? 0,
    row.substituto?.versao ?? 0,
    row.substituto?.ausenciaVersao ?? 0,
  ].join('.');

/** Sessions as the rest of the server asks for them, by the clock and the zone of the installation. */
export const sessionsBy = (clock: () => Date, timeZone: string): Sessions => ({
  ofToken: (db, token, options) => loadSession(db, token, clock(), timeZone, options),
  ofId: (db, id) => loadSessionOf(db, id, clock(), timeZone),
  ofAuthor: (db, author) => loadAuthor(db, author, clock(), timeZone),
});
