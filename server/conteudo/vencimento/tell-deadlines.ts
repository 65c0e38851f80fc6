import { soonDays } from '#schemas/dossie.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { addDays, today } from '#server/instalacao/prazo/index.ts';
import { validityNearDays } from '#server/conteudo/atos/index.ts';
import { notify, type Especie } from '#server/pessoas/notificacao/index.ts';
import { tellOutsiders } from '#server/conteudo/assinatura/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import {
  takeDossierPieces,
  takeForwardings,
  takeReplies,
  takeReturns,
  takeSignatures,
  takeValidities,
  type Ending,
  type OpenDeadline,
} from './open-deadlines.ts';

/** Days before its end from which a deadline is near. */
export const daysBefore = 2;

type Told = Pick<PublicCtx, 'db' | 'agora' | 'ports'>;

interface Telling {
  readonly take: (db: Database, ending: Ending) => Promise<OpenDeadline[]>;
  readonly perto: Especie;
  readonly vencido: Especie;
  /** Days before its end from which it is near. */
  readonly dias: number;
}

const tellings: readonly Telling[] = [
  { take: takeForwardings, perto: 'prazoReceber', vencido: 'venceuReceber', dias: daysBefore },
  { take: takeSignatures, perto: 'prazoAssinar', vencido: 'venceuAssinar', dias: daysBefore },
  { take: takeReplies, perto: 'prazoResponder', vencido: 'venceuResponder', dias: daysBefore },
  { take: takeReturns, perto: 'prazoDevolver', vencido: 'venceuDevolver', dias: daysBefore },
  { take: takeValidities, perto: 'fimVigencia', vencido: 'venceuVigencia', dias: validityNearDays },
  { take: takeDossierPieces, perto: 'pecaVence', vencido: 'venceuPeca', dias: soonDays },
];

/**
 * Tells of each deadline once that it is near, to who has to act, and once that it passed, to who waits for it too. One that
 * moves is told again; one found already past was never near. @returns how many were told
 */
export const tellDeadlines = async ({ db, ports }: JobContext): Promise<number> => {
  const agora = ports.clock();
  const hoje = today({ agora, ports });
  let told = 0;
  for (const { take, perto, vencido, dias } of tellings) {
    const near = { vencido: false, de: hoje, ate: addDays(hoje, dias) };
    told += await tellAll({ db, agora, ports }, perto, (trx) => take(trx, near));
    const past = { vencido: true, de: '-infinity', ate: addDays(hoje, -1) };
    told += await tellAll({ db, agora, ports }, vencido, (trx) => take(trx, past));
  }
  return told;
};

/** Some at a time, each lot with its notices: what was told stays told, whatever happens to the next lot. */
const tellAll = async (
  { db, agora, ports }: Told,
  especie: Especie,
  take: (trx: Database) => Promise<OpenDeadline[]>,
): Promise<number> => {
  for (let told = 0; ;) {
    const taken = await inTransaction(db, async (trx) => {
      const found = await take(trx);
      for (const one of found) await tell({ db: trx, agora, ports }, especie, one);
      return found.length;
    });
    if (taken === 0) return told;
    told += taken;
  }
};

const tell = async (
  { db, agora, ports }: Told,
  especie: Especie,
  { conteudoId, prazo, usuarioId, unidadeId, deUsuarioId, deForaId }: OpenDeadline,
): Promise<void> => {
  const past = especie.startsWith('venceu');
  await tellOutsiders({ db, agora, ports }, deForaId ? [deForaId] : [], past ? 'venceu' : 'prazo');
  const acting =
    usuarioId !== null ? [usuarioId] : unidadeId === null ? [] : await peopleOfUnit(db, unidadeId);
  await notify(db, agora, {
    conteudoId,
    especie,
    tipo: past ? 'VENCIDO' : 'PRAZO',
    usuarioIds: past ? [...acting, deUsuarioId] : acting,
    dados: { dia: writtenDay(prazo) },
  });
};
