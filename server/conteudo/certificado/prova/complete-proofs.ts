import { sql } from 'kysely';
import { DerError } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { activeAuthorities, askAuthority, NoStamp } from '../carimbo/index.ts';
import { askOcsp } from '../revogacao/index.ts';
import { readTrust } from '../confianca/index.ts';
import { growProof, type Grown } from './grow-proof.ts';
import { proofReport } from './proof-report.ts';
import { proofSubject, type ProofSubject } from './proof-subject.ts';
import { keepLevel, takeDue, type DueProof, type ProofTarget } from './proof.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
const pauses = [hour / 6, hour, 6 * hour];

/** When it is tried again, after so many times in vain: sooner at first, and after two weeks once a week. */
const pauseAfter = (agora: Date, tentativas: number): Date =>
  new Date(agora.getTime() + (pauses[tentativas] ?? (tentativas < 16 ? day : 7 * day)));

/** When a seal is renewed: two months before it ends, or half way where less is left. */
const renewAt = (ate: Date, agora: Date): Date => {
  const left = ate.getTime() - agora.getTime();
  return new Date(Math.max(ate.getTime() - 60 * day, agora.getTime() + Math.max(hour, left / 2)));
};

/**
 * Puts into the files that all have signed what proves them later, up to the level that the installation wants, and
 * renews what ends soon. Without an authority of time that answers, the rest waits for the next time.
 * @returns how many files won something
 */
export const completeProofs = async (ctx: JobContext): Promise<number> => {
  const { nivelProva } = await readSettings(ctx.db);
  const alvo = nivelProva ?? 'LT';
  let won = 0;
  for (const due of await takeDue(ctx.db, ctx.ports.clock(), alvo)) {
    // what was sealed once is kept so, whatever is wanted now
    const grown = await completeOne(ctx, due, due.nivel === 'LTA' ? 'LTA' : alvo);
    if (grown?.bytes) won += 1;
    if (grown?.semCarimbo) break;
  }
  return won;
};

/** The same as a task does it, which then says how the proofs of the installation are. */
export const keepProofs = async (ctx: JobContext): Promise<string> => {
  const won = await completeProofs(ctx);
  return proofReport(ctx.db, ctx.ports.clock(), won);
};

const completeOne = async (ctx: JobContext, due: DueProof, alvo: ProofTarget): Promise<Grown | undefined> => {
  const { db, ports, log } = ctx;
  const agora = ports.clock();
  const subject = await proofSubject(ctx, due);
  if (!subject) return undefined;
  const trust = await readTrust(db);
  const grown = await readable(() =>
    growProof(subject.file, subject.bytes, {
      trust,
      agora,
      alvo,
      renova: due.nivel === 'LTA' && due.tentarEm !== null && due.tentarEm <= agora,
      stamp: (bytes) => askOne(ctx, bytes),
      ask: (path, known, moment) => askOcsp(ctx, known, path, { moment }),
    }),
  );
  const falta = grown === 'ilegivel' ? [mensagem('certificado.prova.ilegivel')] : grown?.falta;
  if (grown === 'ilegivel' || !grown) {
    const motivo = falta ?? [mensagem('certificado.prova.quebrada')];
    log.warn({ conteudo: due.conteudoId, versao: due.versao, anexo: due.anexoId }, motivo.join(' '));
    await keepLevel(db, due, {
      nivel: 'B',
      ate: null,
      alvo,
      falta: motivo.join(' '),
      conferidaEm: agora,
      tentativas: due.tentativas + 1,
      tentarEm: pauseAfter(agora, due.tentativas),
    });
    return undefined;
  }
  await keepGrown(ctx, due, subject, grown, alvo);
  return grown;
};

const readable = async <T>(work: () => Promise<T>): Promise<T | 'ilegivel'> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfError || error instanceof DerError || error instanceof XmlError)
      return 'ilegivel';
    throw error;
  }
};

/** @throws NoStamp with what each authority that was asked said */
const askOne = async (ctx: JobContext, bytes: Bytes): Promise<Bytes> => {
  const problems: string[] = [];
  for (const authority of await activeAuthorities(ctx.db, ctx.ports.config.key))
    try {
      return (await askAuthority(ctx, authority, bytes)).token;
    } catch (error) {
      if (!(error instanceof NoStamp)) throw error;
      ctx.log.warn({ err: error, autoridade: authority.nome }, error.motivo);
      problems.push(`${authority.nome}: ${error.motivo}`);
    }
  throw new NoStamp(
    problems.length === 0
      ? mensagem('certificado.prova.semCarimbadora')
      : mensagem('certificado.prova.semCarimbo', { motivo: problems.join(' ') }),
  );
};

/** The file takes the place of the one that it grew from, unless another did meanwhile: it is then looked at again. */
const keepGrown = (
  { db, ports }: JobContext,
  due: DueProof,
  subject: ProofSubject,
  { nivel, ate, bytes, falta }: Grown,
  alvo: ProofTarget,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const ctx = systemCtx(ports, trx);
    const { agora } = ctx;
    const { conteudoId } = due;
    await sql`select from conteudo where id = ${conteudoId} for update`.execute(trx);
    if (!(await subject.same(trx))) return;
    const failed = falta.length > 0;
    const renewal = nivel === 'LTA' ? renewAt(ate, agora) : null;
    await keepLevel(trx, due, {
      nivel,
      ate,
      alvo,
      falta: failed ? falta.join(' ') : null,
      conferidaEm: agora,
      tentativas: failed ? due.tentativas + 1 : 0,
      tentarEm: failed ? pauseAfter(agora, due.tentativas) : renewal,
    });
    if (!bytes) return;
    const sha256 = await subject.keep(ctx, bytes);
    await recordEvent(ctx, {
      cadeia: `conteudo:${conteudoId}`,
      ato: eventOf(due),
      conteudoId,
      dados: { ...subject.dados, nivel, ate: ate.toISOString(), sha256: sha256.toString('hex') },
    });
  });

const eventOf = ({ nivel, anexoId }: DueProof): string => {
  const renewed = nivel === 'LTA';
  if (anexoId === null) return renewed ? 'provaRenovada' : 'provaGuardada';
  return renewed ? 'provaDeAnexoRenovada' : 'provaDeAnexoGuardada';
};
