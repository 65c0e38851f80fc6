import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/db/connect.ts';
import { isInsideBand, loadTimeBand } from './time-band.ts';

/** Who is asking, from where and with which rights; read anew at every call. */
export interface Sessao {
  readonly id: number;
  readonly usuarioId: number;
  readonly nome: string;
  readonly login: string;
  readonly unidadeId: number;
  readonly unidadeSigla: string;
  readonly organizacaoId: number;
  readonly cargo: string | undefined;
  readonly chefe: boolean;
  readonly secretario: boolean;
  /** Person for whom the substitute acts, if any. */
  readonly substituidoId: number | undefined;
  readonly sigiloGrau: number;
  readonly perfilAcessoId: number;
  readonly perfilAcessoDescricao: string;
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly usuarioPadrao: boolean;
  readonly permissoes: ReadonlySet<string>;
  readonly regras: ReadonlySet<string>;
  readonly paginas: ReadonlySet<string>;
  readonly concluirSemAssinatura: boolean;
  readonly cancelarReativar: boolean;
  readonly excluirQualquerDocumento: boolean;
  readonly acessoAmplo: boolean;
  readonly renovadaEm: Date;
  readonly limiteEm: Date;
  /** The call came with the former token, during its last seconds. */
  readonly tokenAnterior: boolean;
}

interface Profile {
  readonly permissoes: ReadonlySet<string>;
  readonly regras: ReadonlySet<string>;
  readonly paginas: ReadonlySet<string>;
}

interface SessionRow extends Omit<Sessao, 'permissoes' | 'regras' | 'paginas' | 'substituidoId' | 'cargo'> {
  readonly substituidoId: number | null;
  readonly cargo: string | null;
  readonly perfilVersao: number;
  readonly anteriorPendente: boolean;
  readonly ativo: boolean;
  readonly bloqueado: boolean;
  readonly faixaId: number | null;
  readonly faixaVersao: number | null;
}

/** Only this hash is stored: who reads the database cannot use a session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The statement that every authenticated call runs first. */
export const sessionQuery = (tokenHash: Buffer, agora: Date): RawBuilder<SessionRow> => sql<SessionRow>`
  select s.id, s.usuario_id, s.unidade_id, s.substituido_id, s.renovada_em, s.limite_em,
    s.token_hash <> ${tokenHash} as token_anterior,
    s.anterior_hash is not null and s.anterior_vale_ate is null as anterior_pendente,
    u.nome, u.login, u.ativo, u.bloqueado, u.concluir_sem_assinatura, u.cancelar_reativar,
    u.excluir_qualquer_documento, u.acesso_amplo,
    un.sigla as unidade_sigla, un.organizacao as organizacao_id, c.descricao as cargo,
    uu.chefe, uu.secretario, coalesce(sg.grau, 0) as sigilo_grau,
    p.id as perfil_acesso_id, p.descricao as perfil_acesso_descricao, p.versao as perfil_versao,
    p.administrador, p.administrador_local, p.usuario_padrao, f.id as faixa_id, f.versao as faixa_versao
  from sessao s
  join registro.usuario u on u.id = s.usuario_id
  join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = s.unidade_id
  join registro.unidade un on un.id = s.unidade_id
  join registro.perfil_acesso p on p.id = u.perfil_acesso
  left join registro.faixa_horario f on f.id = p.faixa_horario and f.ativo
  left join registro.cargo c on c.id = uu.cargo
  left join registro.sigilo sg on sg.id = u.sigilo
  where (s.token_hash = ${tokenHash} or (s.anterior_hash = ${tokenHash} and coalesce(s.anterior_vale_ate > ${agora}, true)))
    and s.encerrada_em is null and s.expira_em > ${agora}`;

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

/** Keeps the sets of each profile in memory while its version is the same. */
const profiles = new Map<string, Profile>();

/**
 * Finds the session of a token. Blocked and inactive people, and people taken off the unit, have none; outside the
 * hours of the profile it is refused, administrators excepted.
 */
export const loadSession = async (
  db: Database,
  token: string,
  agora: Date,
  timeZone: string,
): Promise<Sessao> => {
  const { rows } = await sessionQuery(hashToken(token), agora).execute(db);
  const row = rows[0];
  if (!row || !row.ativo || row.bloqueado) throw new AppError('sessaoExpirada');
  if (row.anteriorPendente && !row.tokenAnterior) await expireFormerToken(db, row.id, agora);
  if (row.faixaId !== null && !row.administrador) {
    const band = await loadTimeBand(db, row.faixaId, row.faixaVersao ?? 0);
    if (!isInsideBand(band, agora, timeZone)) throw new AppError('foraDoHorario');
  }
  return sessionOf(db, row);
};

/**
 * Who began something in a session, with the rights of now, for work that goes on without a request. The session may be over
 * its time, since nobody uses it any more, but not ended by the person.
 */
export const loadSessionById = async (db: Database, id: number): Promise<Sessao> => {
  const began = await db
    .selectFrom('sessao')
    .select(['tokenHash', 'criadaEm'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { rows } = began ? await sessionQuery(began.tokenHash, began.criadaEm).execute(db) : { rows: [] };
  const [row] = rows;
  if (!row || !row.ativo || row.bloqueado) throw new AppError('sessaoExpirada');
  return sessionOf(db, row);
};

const sessionOf = async (db: Database, row: SessionRow): Promise<Sessao> => {
  const {
    perfilVersao,
    anteriorPendente: _pendente,
    ativo: _ativo,
    bloqueado: _bloqueado,
    faixaId: _faixa,
    faixaVersao: _faixaVersao,
    ...rest
  } = row;
  const profile = await loadProfile(db, row.perfilAcessoId, perfilVersao);
  return {
    ...rest,
    ...profile,
    substituidoId: row.substituidoId ?? undefined,
    cargo: row.cargo ?? undefined,
  };
};

const loadProfile = async (db: Database, id: number, versao: number): Promise<Profile> => {
  const key = `${id}/${versao}`;
  const known = profiles.get(key);
  if (known) return known;
  const row = await db
    .selectFrom('registro.perfilAcesso')
    .select(['permissoes', 'regras', 'paginas'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const profile: Profile = {
    permissoes: new Set(row.permissoes ?? []),
    regras: new Set(row.regras ?? []),
    paginas: new Set(row.paginas ?? []),
  };
  if (profiles.size > 1000) profiles.clear();
  profiles.set(key, profile);
  return profile;
};
