import { sql } from 'kysely';
import type { RegistroAlertaSeguranca } from '#schemas/generated-registers.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import { administrators, notify } from '#server/pessoas/notificacao/index.ts';

export type AlertKind = NonNullable<RegistroAlertaSeguranca['especie']>;

/** What somebody should look at: of an account, or of an address where no account is known. */
export interface NewAlert {
  readonly especie: AlertKind;
  readonly usuarioId?: number;
  readonly enderecos: readonly string[];
  readonly detalhe?: string;
}

/** Who looks is told again of one that is still open only after a day. */
const toldAgainMs = 24 * 3_600_000;
/** Nobody is told of another while what they were told in the last hour is unread: they are led to the list all the same. */
const quietMs = 3_600_000;
const mostAddresses = 10;

/** The page of one. */
const page = 'administracao/alerta-seguranca/consulta';
const nobody = { usuarioId: null, substitutoId: null, unidadeId: null, sessaoId: null };

/** Opens an alert, or adds to the one that is open of the same; who looks after the installation is told, not each time. In a transaction. */
export const raiseAlert = async (trx: Database, agora: Date, alert: NewAlert): Promise<void> => {
  const { especie, usuarioId, enderecos, detalhe } = alert;
  const chave = usuarioId === undefined ? `endereco:${enderecos.join()}` : `pessoa:${usuarioId}`;
  const before = new Date(agora.getTime() - toldAgainMs);
  const { rows } = await sql<{ id: number; novo: boolean; contar: boolean }>`
      insert into alerta_seguranca as a (especie, chave, usuario_id, enderecos, detalhe, primeiro_em, ultimo_em, avisado_em)
      values (${especie}, ${chave}, ${usuarioId ?? null}, ${[...enderecos]}::text[], ${detalhe ?? null}, ${agora}, ${agora}, ${agora})
      on conflict (especie, chave) where fechado_em is null do update set
        vezes = a.vezes + 1, ultimo_em = excluded.ultimo_em, detalhe = excluded.detalhe,
        avisado_em = case when a.avisado_em <= ${before} then excluded.avisado_em else a.avisado_em end,
        enderecos = (select coalesce(array_agg(e order by n), '{}') from (
          select e, min(n) as n from unnest(excluded.enderecos || a.enderecos) with ordinality as u (e, n)
          group by e order by min(n) limit ${sql.lit(mostAddresses)}) as ultimos)
      returning a.id, a.vezes = 1 as novo,
        a.vezes = 1 or (a.avisado_em = ${agora}::timestamptz and a.primeiro_em <= ${before}) as contar`.execute(
    trx,
  );
  const [row] = rows;
  if (!row?.contar) return;
  if (row.novo)
    await appendEvent(trx, nobody, agora, {
      cadeia: `registro:alerta-seguranca:${row.id}`,
      ato: 'alertaAberto',
      dados: { especie, usuarioId: usuarioId ?? null, enderecos },
    });
  await tell(trx, agora, row.id, alert);
};

const tell = async (trx: Database, agora: Date, id: number, alert: NewAlert): Promise<void> => {
  const nome = await nameOf(trx, alert.usuarioId);
  const enderecos = alert.enderecos.join(', ');
  await notify(trx, agora, {
    usuarioIds: await whoLooks(trx, agora, alert.usuarioId),
    tipo: 'SISTEMA',
    assunto: alertTitle(alert.especie, nome, alert.enderecos[0]),
    conteudo:
      enderecos === '' ? mensagem('alerta.aviso.semEndereco') : mensagem('alerta.aviso.texto', { enderecos }),
    rota: `${page}/${id}`,
  });
};

const nameOf = async (db: Database, id: number | undefined): Promise<string | undefined> =>
  id === undefined
    ? undefined
    : (await db.selectFrom('registro.usuario').select('nome').where('id', '=', id).executeTakeFirst())?.nome;

/** How an alert is called: by whose account it is of or, where none is known, by the address. */
export const alertTitle = (
  especie: AlertKind,
  nome: string | undefined,
  endereco: string | undefined,
): string => {
  const quem =
    nome ??
    (endereco === undefined
      ? mensagem('alerta.titulo.contaSaida')
      : mensagem('alerta.titulo.endereco', { endereco }));
  return mensagem(`alerta.titulo.${especie}`, { quem });
};

/**
 * Administrators, and of who may read alerts those of the same organisation as the account; save the ones who have not read yet
 * what they were told a moment ago.
 */
const whoLooks = async (
  trx: Database,
  agora: Date,
  usuarioId: number | undefined,
): Promise<readonly number[]> => {
  const since = new Date(agora.getTime() - quietMs);
  const all = (await administrators(trx)).map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select u.id from registro.usuario u join registro.perfil_acesso p on p.id = u.perfil_acesso
    where u.ativo is true and u.bloqueado is not true
      and (u.id = any(${all}::int[]) or (p.permissoes ? 'alertaSegurancaListar' and exists (
        select from registro.usuario_unidades own join registro.usuario_unidades other
          on other.organizacao = own.organizacao
        where own.registro_id = u.id and other.registro_id = ${usuarioId ?? null})))
      and not exists (select from notificacao n where n.usuario_id = u.id and not n.lida and n.momento > ${since}
        and n.rota like ${`${page}/%`})
    order by u.id`.execute(trx);
  return rows.map(({ id }) => id);
};
