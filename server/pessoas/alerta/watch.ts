import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { raiseAlert, type NewAlert } from './raise-alert.ts';

type Watched = Pick<PublicCtx, 'agora' | 'endereco' | 'ports'>;

/** Of one address, where hundreds of people may be, it takes more than of one account. */
const perAddress = 3;

/**
 * After a password or a code that was refused and kept: alerts when too many were of the account in the time that the
 * institution set, or of the address whatever the accounts. Outside any transaction of the act, which is about to be undone.
 */
export const watchRefusals = async (
  { agora, endereco, ports: { db } }: Watched,
  usuarioId: number | null,
): Promise<void> => {
  const { alertaEntradas, alertaEntradasMinutos } = await readSettings(db);
  if (!alertaEntradas) return;
  if (usuarioId !== null) {
    const since = new Date(agora.getTime() - (alertaEntradasMinutos ?? 15) * 60_000);
    if (await wereSo(db, usuarioId, alertaEntradas, since))
      await raise(db, agora, {
        especie: 'ENTRADAS_RECUSADAS',
        usuarioId,
        enderecos: placesOf(endereco),
      });
  }
  if (endereco === '') return;
  const counted = await db
    .selectFrom('tentativaEntrada')
    .select('falhas')
    .where('chave', '=', `endereco:${endereco}`)
    .executeTakeFirst();
  if (counted && counted.falhas >= alertaEntradas * perAddress)
    await raise(db, agora, { especie: 'ENTRADAS_RECUSADAS', enderecos: [endereco] });
};

const raise = (db: Database, agora: Date, alert: NewAlert): Promise<void> =>
  inTransaction(db, (trx) => raiseAlert(trx, agora, alert));

const placesOf = (endereco: string): readonly string[] => (endereco === '' ? [] : [endereco]);

/** Whether the last so many refusals of an account were all since then. */
const wereSo = async (db: Database, usuarioId: number, many: number, since: Date): Promise<boolean> => {
  const { rows } = await sql<{ momento: Date }>`
    select momento from evento
    where cadeia = ${`entrada:${usuarioId}`} and ato in ('entradaRecusada', 'codigoRecusado')
    order by seq desc offset ${many - 1} limit 1`.execute(db);
  const [first] = rows;
  return first !== undefined && first.momento >= since;
};

/** The network of an address, by which two are the same place: an office, or a house, has many addresses of one network. */
export const networkOf = (endereco: string): string => {
  const plain = endereco.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((word) => word !== ''));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])]
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':');
};

/** After a session was opened, in its transaction: alerts when the person has another, used a moment ago, from another network. */
export const watchPlaces = async (
  db: Database,
  { agora, endereco }: Watched,
  { usuarioId, sessaoId }: { readonly usuarioId: number; readonly sessaoId: number },
): Promise<void> => {
  const { alertaDoisLugares } = await readSettings(db);
  if (!alertaDoisLugares || endereco === '') return;
  const { rows } = await sql<{ endereco: string }>`
    select distinct endereco from sessao
    where usuario_id = ${usuarioId} and id <> ${sessaoId} and encerrada_em is null and endereco <> ''
      and expira_em > ${agora} and limite_em > ${agora}
      and renovada_em > ${new Date(agora.getTime() - alertaDoisLugares * 60_000)}`.execute(db);
  const others = rows.map((row) => row.endereco).filter((one) => networkOf(one) !== networkOf(endereco));
  if (others.length > 0)
    await raiseAlert(db, agora, { especie: 'DOIS_LUGARES', usuarioId, enderecos: [endereco, ...others] });
};

/** Does what lets a person in; alerts when they proved who they are and it is outside their hours. */
export const watchHours = async <T>(ctx: Watched, usuarioId: number, enter: () => Promise<T>): Promise<T> => {
  try {
    return await enter();
  } catch (error) {
    if (error instanceof AppError && error.code === 'foraDoHorario') await tellHours(ctx, usuarioId);
    throw error;
  }
};

const tellHours = async ({ agora, endereco, ports: { db } }: Watched, usuarioId: number): Promise<void> => {
  const { alertaForaDoHorario } = await readSettings(db);
  if (alertaForaDoHorario)
    await raise(db, agora, { especie: 'FORA_DO_HORARIO', usuarioId, enderecos: placesOf(endereco) });
};
